import { href } from "react-router";
import { projectsPage } from "~/catalog/content/farm-pages";
import { projects } from "~/catalog/content/projects";
import { classNames } from "~/lib/class-names";
import { pick } from "~/lib/pick";
import { PageHead } from "~/sections/page-head";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tile } from "~/ui/tile";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project";

export const loader = () => ({
  page: projectsPage(),
  recentProjects: projects.map((project) => pick(project, "id", "title", "thumb", "background", "summary")),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/**
 * The first project takes the full width, as does the last of an even number, which mirrors it. Between them, narrow and wide
 * alternate; on phones, rows with a small picture and one large card.
 */
export default function Project({ loaderData: { page, recentProjects } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="plain" />
      <ul className="wrap grid gap-8 pt-band pb-section tablet:grid-cols-2 tablet:gap-y-16 desktop:grid-cols-12">
        {recentProjects.map(({ id, title, thumb, background, summary }, index) => {
          const isClosing = index === recentProjects.length - 1 && index % 2 === 1;
          const isFullWidth = index === 0 || isClosing;
          const isLargeOnPhones = isFullWidth || index % 4 === 3;
          const span = index % 4 < 2 ? "desktop:col-span-5" : "desktop:col-span-7";
          return (
            <li key={id} className={isFullWidth ? "tablet:col-span-2 desktop:col-span-12" : span}>
              <Card
                label={title}
                className={classNames(
                  "grid gap-4",
                  isFullWidth && "items-center tablet:gap-8 desktop:grid-cols-12",
                  isFullWidth && (isClosing ? "tablet:grid-cols-5-7" : "tablet:grid-cols-7-5"),
                  !isLargeOnPhones && "max-tablet:grid-cols-[38%_minmax(0,1fr)]",
                )}
              >
                <Tile
                  picture={thumb}
                  background={background}
                  sizes={{
                    phone: isLargeOnPhones ? "86vw" : "55vw",
                    tablet: isFullWidth ? "53vw" : "42vw",
                  }}
                  priority={index === 0}
                  className={classNames(
                    isLargeOnPhones ? "aspect-3/2" : "aspect-4/5 tablet:aspect-3/2",
                    isFullWidth && "desktop:col-span-7",
                    index === 0 && "rounded-tl-leaf",
                    isClosing && "rounded-br-leaf tablet:order-1",
                    !isFullWidth && "desktop:aspect-auto desktop:h-[min(31vw,520px)]",
                  )}
                />
                <div
                  className={classNames(
                    isFullWidth && "desktop:col-span-5",
                    isFullWidth && !isClosing && "desktop:pl-8",
                  )}
                >
                  <div className="flex items-start justify-between gap-4">
                    <h2
                      className={classNames(
                        isLargeOnPhones ? "text-2xl" : "text-xl tablet:text-2xl",
                        isFullWidth && "desktop:text-3xl",
                      )}
                    >
                      <CardLink to={href("/project-details/:id", { id: String(id) })}>{title}</CardLink>
                    </h2>
                    <Icon
                      name="arrow-right"
                      className={classNames(
                        "box-content rounded-full border border-line p-1 text-palm-700 tablet:p-2",
                        !isLargeOnPhones && "max-tablet:border-0 max-tablet:p-0",
                      )}
                    />
                  </div>
                  <p className="mt-3 max-w-[44ch] text-balance text-muted">{summary}</p>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
