import type { Project } from "~/catalog/projects";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { FactList } from "./fact-list";
import { PictureTile } from "./picture-tile";

/** A project to go on to. */
export type ProjectLink = Pick<Project, "title" | "thumb" | "background"> & { to: string };

type Props = {
  project: Project;
  info: readonly { label: string; value: string }[];
  previous: ProjectLink;
  next: ProjectLink;
  adjacent: { label: string; previous: string; next: string };
  breadcrumbs: readonly Crumb[];
};

/** A project: title, picture, fixed information, and the ones before and after it (spec 2, "Project details"). */
export function ProjectArticle({ project, info, previous, next, adjacent, breadcrumbs }: Props) {
  return (
    <article className="wrap pt-5 pb-(--section) tablet:pt-8">
      <Breadcrumb breadcrumbs={breadcrumbs} current={project.title} short />
      <h1 className="mt-5 max-w-[15em] tablet:mt-8">{project.title}</h1>
      <PictureTile
        picture={project.thumb}
        background={project.background}
        sizes="(width < 721px) 97vw, (width < 1640px) 86vw, 1440px"
        lead
        className="mt-8 aspect-4/3 leaf-br tablet:mt-12 tablet:aspect-21/9"
      />
      <div className="mt-12 grid gap-x-20 gap-y-12 desktop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <p className="description-lead">{project.summary}</p>
          {project.text.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-[62ch]">
              {paragraph}
            </p>
          ))}
        </div>
        <FactList facts={info} className="facts-card" />
      </div>
      <nav
        aria-label={adjacent.label}
        className="mt-16 grid grid-cols-2 gap-x-4 tablet:gap-x-8 desktop:border-t desktop:border-husk-300 desktop:pt-10"
      >
        <AdjacentLink link={previous} label={adjacent.previous} icon="arrow-left" />
        <AdjacentLink link={next} label={adjacent.next} icon="arrow-right" />
      </nav>
    </article>
  );
}

function AdjacentLink({
  link,
  label,
  icon,
}: {
  link: ProjectLink;
  label: string;
  icon: "arrow-left" | "arrow-right";
}) {
  return (
    <Link to={link.to} className="hover-zoom group last:text-right">
      <PictureTile
        picture={link.thumb}
        background={link.background}
        sizes="41vw"
        decorative
        className="aspect-3/2 desktop:aspect-5/2 desktop:[&.tile-studio_img]:object-contain"
      />
      <span className="mt-4 flex items-center gap-2 text-[15px] text-muted group-last:flex-row-reverse">
        <Icon name={icon} className="size-5 text-palm-700" />
        {label}
      </span>
      <span className="mt-1 block font-display text-[clamp(19px,2vw,26px)] [line-height:1.25] group-hover:text-palm-700">
        {link.title}
      </span>
    </Link>
  );
}
