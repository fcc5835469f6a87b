import { missionVisionPage } from "~/catalog/corporate-pages";
import { missionVision } from "~/catalog/sections";
import { MissionVision } from "~/sections/mission-vision";
import { PageHero } from "~/sections/page-hero";
import type { Route } from "./+types/vision-mision";
import { corporateMeta } from "./corporate-meta";

export function loader() {
  const page = missionVisionPage();
  return { page, missionVision: { ...missionVision(), ...page.heading } };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function VisionMision({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {/* The first card rises 128 px into the head: its words end above, also when they are large. Else the sheet rises 56 px. */}
      <PageHero content={loaderData.page} className="[--foot:56px] desktop:[--foot:144px]" />
      <MissionVision content={loaderData.missionVision} />
    </>
  );
}
