import { href } from "react-router";
import { projectsPage } from "~/catalog/content/farm-pages";
import { projects } from "~/catalog/content/projects";
import { classNames } from "~/lib/class-names";
import { pick } from "~/lib/pick";
import { PageHead } from "~/sections/page-head";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notch, Tile } from "~/ui/tile";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/project";

export const loader = () => ({
  page: projectsPage(),
  recentProjects: projects.map((project) => pick(project, "id", "title", "thumb", "background", "summary")),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** Every third project has a row of its own, its picture left and right in turn. On phones the others have small pictures. */
export default function Project({ loaderData: { page, recentProjects } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} look="plain" />
      <ul className="wrap grid gap-8 pt-band pb-section tablet:grid-cols-2 tablet:gap-y-16">
        {recentProjects.map(({ id, title, thumb, background, summary }, index) => {
          // Half a row would stay empty beside the last one.
          const isAlone = index === recentProjects.length - 1 && index % 3 === 1;
          const isWide = index % 3 === 0 || isAlone;
          const isMirrored = isWide && index % 2 === 1;
          return (
            <li key={id} className={isWide ? "tablet:col-span-2" : undefined}>
              <Card
                label={title}
                className={classNames(
                  "grid gap-4",
                  isWide ? "items-center gap-x-band" : "max-tablet:grid-cols-5-7",
                  isWide && (isMirrored ? "tablet:grid-cols-5-7" : "tablet:grid-cols-7-5"),
                )}
              >
                <div className={classNames("relative", isMirrored && "tablet:order-1")}>
                  <Tile
                    picture={thumb}
                    background={background}
                    sizes={{ phone: isWide ? 1 : 2 / 3, tablet: isWide ? 3 / 5 : 1 / 2 }}
                    priority={index === 0}
                    className={
                      isWide
                        ? `aspect-4/3 tablet:aspect-3/2 ${isMirrored ? "rounded-br-leaf" : "rounded-tl-leaf"}`
                        : "aspect-4/5 tablet:aspect-3/2 desktop:aspect-video"
                    }
                  />
                  <Notch side={isMirrored ? "left" : "right"} decorative>
                    <Icon
                      name="arrow-right"
                      className="box-content rounded-full border border-line p-1 text-palm-700 tablet:p-2"
                    />
                  </Notch>
                </div>
                <div>
                  <h2 className={isWide ? "text-2xl desktop:text-3xl" : "text-xl tablet:text-2xl"}>
                    <CardLink to={href("/project-details/:id", { id: String(id) })}>{title}</CardLink>
                  </h2>
                  <p className="mt-3 max-w-[44ch] text-balance text-muted desktop:text-lg">{summary}</p>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
