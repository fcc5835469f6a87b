import { withNextSteps } from "~/catalog/queries/written-pages";
import { missionVisionPage } from "~/catalog/content/corporate-pages";
import { missionVision } from "~/catalog/content/sections";
import { NextSteps } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import { StatementCard } from "~/sections/statement-card";
import { Section } from "~/ui/section";
import type { Route } from "./+types/vision-mision";
import { corporateMeta } from "./corporate-meta";

export const loader = () => {
  const { mission, vision } = missionVision();
  return { ...withNextSteps(missionVisionPage()), mission, vision };
};

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function VisionMision({ loaderData: { page, mission, vision, next } }: Route.ComponentProps) {
  const { eyebrow, title, introduction } = page.heading;
  return (
    <>
      <PageHead content={page} />
      <Section>
        <div className="grid items-end gap-6 desktop:grid-cols-2">
          <SectionHeading eyebrow={eyebrow} title={title} />
          <p className="max-w-[34em] lead text-muted">{introduction}</p>
        </div>
        <div className="mt-band grid gap-6 desktop:grid-cols-2">
          <StatementCard look="mission" statement={mission} picture={page.pictures.mission} />
          <StatementCard look="vision" statement={vision} picture={page.pictures.vision} />
        </div>
      </Section>
      <NextSteps {...next} />
    </>
  );
}
