import { href } from "react-router";
import { socialCards } from "~/content/brand";
import { findProject, projects, type Project } from "~/catalog/projects";
import { projectInfo, projectText } from "~/content/demo/projects";
import { home, projectList } from "~/content/demo/trail";
import { neighboursOf } from "~/lib/neighbours";
import { ProjectArticle } from "~/sections/project-article";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project-details";

const linkTo = ({ id, title, thumb, ground }: Project) => ({
  title,
  thumb,
  ground,
  to: href("/project-details/:id", { id: String(id) }),
});

export const loader = ({ params }: Route.LoaderArgs) => {
  const project = findProject(params.id);
  const neighbours = project && neighboursOf(projects, project.id);
  if (!project || !neighbours) throw new Response(null, { status: 404 });
  return {
    project,
    previous: linkTo(neighbours.previous),
    next: linkTo(neighbours.next),
    text: projectText,
    info: projectInfo,
    trail: [home, projectList],
    card: socialCards.projects,
  };
};

export const meta = ({ loaderData: { project, card, trail } }: Route.MetaArgs) =>
  demoMeta({
    title: project.title,
    description: project.summary,
    path: `/project-details/${project.id}`,
    card,
    trail,
  });

export default function ProjectDetails({ loaderData }: Route.ComponentProps) {
  return <ProjectArticle {...loaderData} />;
}
