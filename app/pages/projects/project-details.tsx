import { href } from "react-router";
import { projectPage } from "~/catalog/schemas/farm-pages";
import { findProject, projects, type Project } from "~/catalog/schemas/projects";
import { adjacentTo } from "~/lib/adjacent";
import { smallPicture } from "~/lib/picture";
import { ProjectArticle } from "./project-article";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project-details";

const linkTo = ({ id, title, thumb, background }: Project) => ({
  title,
  picture: smallPicture(thumb),
  background,
  to: href("/project-details/:id", { id: String(id) }),
});

export const loader = ({ params }: Route.LoaderArgs) => {
  const project = findProject(params.id);
  const beside = project && adjacentTo(projects, project.id);
  if (!project || !beside) throw new Response(null, { status: 404 });
  const { card, info, adjacent } = projectPage();
  return {
    project,
    previous: linkTo(beside.previous),
    next: linkTo(beside.next),
    info,
    adjacent,
    breadcrumbs: [parentPages.home, parentPages.projects],
    card,
  };
};

export const meta = ({ loaderData: { project, card, breadcrumbs } }: Route.MetaArgs) =>
  demoMeta({
    title: project.title,
    description: project.summary,
    path: `/project-details/${project.id}`,
    card,
    breadcrumbs,
  });

export default function ProjectDetails({ loaderData }: Route.ComponentProps) {
  return <ProjectArticle {...loaderData} />;
}
