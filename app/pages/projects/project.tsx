import { projectsPage } from "~/catalog/schemas/farm-pages";
import { projects } from "~/catalog/schemas/projects";
import { PageHead } from "~/sections/page-head";
import { ProjectGrid } from "./project-grid";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project";

export const loader = () => ({
  page: { ...projectsPage(), breadcrumbs: [parentPages.home] },
  projects: projects.map(({ id, title, thumb, background, summary }) => ({
    id,
    title,
    thumb,
    background,
    summary,
  })),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Project({ loaderData: { page, projects: all } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="plain" />
      <ProjectGrid projects={all} />
    </>
  );
}
