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

/** The first project takes the full width, as does the last of an even number. Between them, narrow and wide alternate. */
export default function Project({ loaderData: { page, recentProjects } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="plain" />
      <ul className="wrap grid gap-6 pt-band pb-section tablet:grid-cols-2 tablet:gap-x-8 tablet:gap-y-16 desktop:grid-cols-12">
        {recentProjects.map(({ id, title, thumb, background, summary }, index) => {
          const isFullWidth = index === 0 || (index === recentProjects.length - 1 && index % 2 === 1);
          const span = index % 4 < 2 ? "desktop:col-span-5" : "desktop:col-span-7";
          return (
            <li
              key={id}
              className={classNames(
                isFullWidth ? "tablet:col-span-2 desktop:col-span-12" : span,
                index > 0 && "border-husk-300 max-tablet:border-t max-tablet:pt-6",
              )}
            >
              <Card
                label={title}
                className={`grid gap-4 ${isFullWidth ? "items-center tablet:grid-cols-7-5 tablet:gap-8 desktop:gap-16" : "max-tablet:grid-cols-1-2"}`}
              >
                <Tile
                  picture={thumb}
                  background={background}
                  sizes={isFullWidth ? { phone: "86vw", tablet: "53vw" } : { phone: "55vw", tablet: "42vw" }}
                  priority={index === 0}
                  className={
                    isFullWidth
                      ? "aspect-3/2 rounded-tl-leaf"
                      : "max-tablet:aspect-3/4 tablet:max-desktop:aspect-3/2 desktop:h-[min(31vw,520px)]"
                  }
                />
                <div>
                  <div className="flex items-start justify-between gap-4">
                    <h2 className={isFullWidth ? "text-2xl desktop:text-3xl" : "text-xl tablet:text-2xl"}>
                      <CardLink to={href("/project-details/:id", { id: String(id) })}>{title}</CardLink>
                    </h2>
                    <Icon
                      name="arrow-right"
                      className="box-content rounded-full border border-line p-1 text-palm-700 tablet:p-2"
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
