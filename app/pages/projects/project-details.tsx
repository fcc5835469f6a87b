import { href } from "react-router";
import { projectPage } from "~/catalog/content/farm-pages";
import { projects, type Project } from "~/catalog/content/projects";
import { findWithNeighbours } from "~/lib/find-record";
import { AdjacentLinks } from "~/sections/adjacent-links";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Facts } from "~/ui/facts";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project-details";

const breadcrumbs = [parentPages.home, parentPages.projects];

const linkTo = ({ id, title, thumb, background }: Project) => ({
  title,
  picture: thumb,
  background,
  to: href("/project-details/:id", { id: String(id) }),
});

export const loader = ({ params }: Route.LoaderArgs) => {
  const { item: project, neighbours } = findWithNeighbours(projects, params.id, linkTo);
  return { project, neighbours, words: projectPage() };
};

export const meta = ({ loaderData: { project, words } }: Route.MetaArgs) =>
  demoMeta({
    title: project.title,
    description: project.summary,
    path: `/project-details/${project.id}`,
    card: words.card,
    breadcrumbs,
  });

export default function ProjectDetails({ loaderData }: Route.ComponentProps) {
  const { project, neighbours, words } = loaderData;
  return (
    <article className="pt-4 tablet:pt-8">
      <div className="wrap pb-section">
        <Breadcrumb breadcrumbs={breadcrumbs} current={project.title} short />
        <div className="mt-4 tablet:mt-8 desktop:grid desktop:grid-cols-7-5 desktop:gap-x-8">
          <h1 className="max-w-[15em] desktop:text-3xl">{project.title}</h1>
          <Tile
            picture={project.thumb}
            background={project.background}
            sizes={{ phone: "97vw", tablet: "min(86vw, 1440px)" }}
            priority
            className="mt-8 aspect-4/3 rounded-br-leaf tablet:aspect-video desktop:col-span-2 desktop:aspect-21/9"
          />
          <Facts
            facts={words.info}
            look="tiles"
            className="mt-8 self-start desktop:col-start-2 desktop:row-start-1 desktop:mt-3"
          />
        </div>
        <div className="mt-12 grid gap-x-8 desktop:mt-16 desktop:grid-cols-2">
          <p className="mb-8 font-display text-xl/tight text-balance desktop:text-2xl">{project.summary}</p>
          <div>
            {project.text.map((paragraph) => (
              <p key={paragraph} className="mb-4 max-w-[60ch] desktop:text-lg">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {project.detail ? <Detail {...project.detail} /> : null}
      </div>
      <Section band="husk">
        <AdjacentLinks {...neighbours} words={words.adjacent} />
      </Section>
    </article>
  );
}

/** A second picture, with figures beside it. */
function Detail({ picture, background, figures }: NonNullable<Project["detail"]>) {
  return (
    <div className="mt-12 grid gap-x-8 gap-y-4 tablet:mt-16 tablet:grid-cols-2">
      <Tile
        picture={picture}
        background={background}
        sizes={{ phone: 1, tablet: 1 / 2 }}
        className="aspect-3/2 rounded-tl-leaf tablet:aspect-auto desktop:aspect-3/2"
      />
      <dl className="flex flex-col justify-between divide-y divide-husk-300">
        {figures.map(({ value, label }) => (
          <div key={label} className="grid flex-1 grid-cols-6-7 items-center gap-x-4 py-4">
            <dt className="text-balance text-muted desktop:text-lg">{label}</dt>
            <dd className="order-first display-figures text-3xl text-palm-700">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
