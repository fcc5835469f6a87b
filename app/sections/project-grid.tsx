import { href } from "react-router";
import type { Project } from "~/catalog/projects";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "./picture-tile";

/** The recent projects (spec 2, "Projects"), each leading to its own page. */
export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="wrap grid gap-x-8 gap-y-14 pt-[clamp(36px,4.5vw,64px)] pb-(--section) tablet:grid-cols-2">
      {projects.map((project, index) => (
        <li key={project.id}>
          <article aria-label={project.title} className="hover-zoom relative">
            <PictureTile
              picture={project.thumb}
              background={project.background}
              sizes="(width < 721px) 92vw, 600px"
              lead={index === 0}
              className="aspect-3/2"
            />
            <div className="mt-5 flex items-center justify-between gap-4">
              <h2 className="text-[clamp(25px,2.4vw,34px)]/[1.12]">
                <Link to={href("/project-details/:id", { id: String(project.id) })} className="card-link">
                  {project.title}
                </Link>
              </h2>
              <Icon name="arrow-right" className="text-palm-700" />
            </div>
            <p className="mt-2.5 max-w-[44ch] text-muted">{project.summary}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
