import { missionVisionPage } from "~/catalog/corporate-pages";
import { missionVision } from "~/catalog/sections";
import { withNextSteps } from "~/catalog/written-pages";
import { MissionVision } from "~/sections/mission-vision";
import { PageEnd } from "~/sections/next-steps";
import { PageHero } from "~/sections/page-hero";
import type { Route } from "./+types/vision-mision";
import { corporateMeta } from "./corporate-meta";

export function loader() {
  const { heading, ...page } = missionVisionPage();
  return { ...withNextSteps(page), missionVision: { ...missionVision(), ...heading } };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function VisionMision({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {/* The first card rises 128 px into the head: its words end above, also when they are large. Else the sheet rises 56 px. */}
      <PageHero content={loaderData.page} className="[--foot:56px] desktop:[--foot:144px]" />
      <MissionVision content={loaderData.missionVision} />
      <PageEnd next={loaderData.next} />
    </>
  );
}
