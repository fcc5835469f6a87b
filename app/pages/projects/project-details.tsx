import { href } from "react-router";
import { projectPage } from "~/catalog/schemas/farm-pages";
import { findProject, projects, type Project } from "~/catalog/schemas/projects";
import { adjacentTo } from "~/lib/adjacent";
import { decorativeThumbnail } from "~/lib/picture";
import { ProjectArticle } from "./project-article";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project-details";

const linkTo = ({ id, title, thumb, background }: Project) => ({
  title,
  picture: decorativeThumbnail(thumb),
  background,
  to: href("/project-details/:id", { id: String(id) }),
});

export const loader = ({ params }: Route.LoaderArgs) => {
  const project = findProject(params.id);
  const adjacent = project && adjacentTo(projects, project.id);
  if (!project || !adjacent) throw new Response(null, { status: 404 });
  return {
    project,
    previous: linkTo(adjacent.previous),
    next: linkTo(adjacent.next),
    words: projectPage(),
    breadcrumbs: [parentPages.home, parentPages.projects],
  };
};

export const meta = ({ loaderData: { project, words, breadcrumbs } }: Route.MetaArgs) =>
  demoMeta({
    title: project.title,
    description: project.summary,
    path: `/project-details/${project.id}`,
    card: words.card,
    breadcrumbs,
  });

export default function ProjectDetails({ loaderData }: Route.ComponentProps) {
  return <ProjectArticle {...loaderData} />;
}
