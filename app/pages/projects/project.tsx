import { href } from "react-router";
import { projectsPage } from "~/catalog/schemas/farm-pages";
import { projects } from "~/catalog/schemas/projects";
import { classNames } from "~/lib/class-names";
import { PageHead } from "~/sections/page-head";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tile } from "~/ui/tile";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project";

export const loader = () => ({
  page: projectsPage(),
  recentProjects: projects.map(({ id, title, thumb, background, summary }) => ({
    id,
    title,
    thumb,
    background,
    summary,
  })),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** The first project, and the last one of an even number, take the full width. */
export default function Project({ loaderData: { page, recentProjects } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="plain" />
      <ul className="wrap grid gap-x-8 gap-y-12 pt-band pb-section tablet:grid-cols-2 tablet:gap-y-16 desktop:grid-cols-12 desktop:gap-y-16">
        {recentProjects.map((project, index) => {
          const isFullWidth = index === 0 || (index === recentProjects.length - 1 && index % 2 === 1);
          // On phones every third card is large, the ones between and the second to last are rows.
          const isRow = !isFullWidth && (index % 3 !== 0 || index === recentProjects.length - 2);
          // On wide viewports a narrow and a wide card alternate.
          const span = index % 4 < 2 ? "desktop:col-span-5" : "desktop:col-span-7";
          return (
            <li key={project.id} className={isFullWidth ? "tablet:col-span-2 desktop:col-span-12" : span}>
              <Card
                label={project.title}
                className={classNames(
                  isRow && "max-tablet:grid max-tablet:grid-cols-[128px_minmax(0,1fr)] max-tablet:gap-4",
                  isFullWidth &&
                    `items-center gap-x-8 tablet:grid ${index === 0 ? "tablet:grid-cols-[calc((100%+32px)*7/12-32px)_minmax(0,1fr)]" : "tablet:grid-cols-[calc((100%+32px)*5/12-32px)_minmax(0,1fr)]"}`,
                )}
              >
                <Tile
                  picture={project.thumb}
                  background={project.background}
                  sizes={`(width < 721px) ${isRow ? "160px" : "86vw"}, ${isFullWidth ? 53 : 42}vw`}
                  lead={index === 0}
                  className={classNames(
                    "tablet:aspect-3/2",
                    isRow ? "max-tablet:h-full max-tablet:min-h-40" : "aspect-4/3",
                    !isFullWidth && "desktop:aspect-auto desktop:h-[min(31vw,520px)]",
                    index === 0 ? "rounded-tl-leaf" : isFullWidth && "rounded-br-leaf tablet:order-1",
                  )}
                />
                <div className={index === 0 ? "desktop:pl-8" : undefined}>
                  <div
                    className={classNames(
                      "flex items-start justify-between gap-4 tablet:mt-4",
                      isFullWidth && "tablet:items-center",
                      !isRow && "mt-4",
                    )}
                  >
                    <h2
                      className={classNames(
                        isFullWidth ? "text-3xl" : "text-2xl",
                        isRow && "max-tablet:text-xl",
                      )}
                    >
                      <CardLink to={href("/project-details/:id", { id: String(project.id) })}>
                        {project.title}
                      </CardLink>
                    </h2>
                    <Icon
                      name="arrow-right"
                      className={classNames(
                        "-my-2 box-content rounded-full border border-line p-2 text-palm-700",
                        // In the corner of the small picture, so that the title has the full width.
                        isRow &&
                          "max-tablet:absolute max-tablet:bottom-2 max-tablet:left-22 max-tablet:my-0 max-tablet:size-4 max-tablet:border-0 max-tablet:bg-husk-50",
                      )}
                    />
                  </div>
                  <p className="mt-2 max-w-[44ch] text-balance text-muted">{project.summary}</p>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
