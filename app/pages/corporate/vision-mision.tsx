import { missionVisionPage } from "~/catalog/schemas/corporate-pages";
import { missionVision } from "~/catalog/schemas/sections";
import { withNextSteps } from "~/catalog/queries/written-pages";
import { MissionVisionLarge } from "~/sections/mission-vision";
import { PageEnd } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import type { Route } from "./+types/vision-mision";
import { corporateMeta } from "./corporate-meta";

export function loader() {
  const { heading, pictures, ...page } = missionVisionPage();
  return { ...withNextSteps(page), missionVision: { ...missionVision(), ...heading }, pictures };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function VisionMision({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={loaderData.page} />
      <MissionVisionLarge content={loaderData.missionVision} pictures={loaderData.pictures} />
      <PageEnd next={loaderData.next} />
    </>
  );
}
