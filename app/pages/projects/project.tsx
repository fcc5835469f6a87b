import { demoPages } from "~/content/demo/pages";
import { projects } from "~/catalog/projects";
import { home } from "~/content/demo/trail";
import { PageTitle } from "~/sections/page-title";
import { ProjectGrid } from "~/sections/project-grid";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project";

export const loader = () => ({ page: demoPages.projects, trail: [home], projects });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

export default function Project({ loaderData: { page, trail, projects: all } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} trail={trail} />
      <ProjectGrid projects={all} />
    </>
  );
}
