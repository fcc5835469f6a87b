import { teamPage } from "~/catalog/content/farm-pages";
import { farmers } from "~/catalog/content/farmers";
import { classNames } from "~/lib/class-names";
import { pick } from "~/lib/pick";
import { FarmerCard } from "~/sections/farmer-card";
import { PageHead } from "~/sections/page-head";
import { ONE_TWO_THREE } from "~/ui/card-grid";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/team";

/** Farmers whose card is wide on desktops, with their `about` text; the first is also wide on tablets. */
const WIDE_COUNT = 2;

export const loader = () => ({
  page: teamPage(),
  members: farmers.map((farmer) => pick(farmer, "id", "name", "title", "thumb", "intro", "about")),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Team({ loaderData: { page, members } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={{ ...page, tint: "clay" }} />
      <div className="wrap pt-12 pb-section desktop:pt-16">
        <ul className={`grid gap-x-8 gap-y-6 tablet:gap-y-16 desktop:grid-cols-4 ${ONE_TWO_THREE}`}>
          {members.map((farmer, index) => {
            const isWide = index < WIDE_COUNT;
            return (
              <li key={farmer.id} className={`@container ${isWide ? "desktop:col-span-2" : ""}`}>
                <FarmerCard
                  farmer={farmer}
                  heading="h2"
                  sizes={{
                    phone: index === 0 ? 1 : "160px",
                    tablet: index < 3 ? 1 / 2 : 1 / 3,
                    desktop: 1 / 4,
                  }}
                  priority={index === 0}
                  compact={index > 0}
                  horizontal={isWide}
                  corner={classNames(
                    index === 0 && "rounded-tl-leaf",
                    index === members.length - 1 && "tablet:rounded-br-leaf",
                  )}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
