import type { MissionVisionContent } from "~/catalog/schemas/sections";
import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import { Section } from "~/ui/section";
import { Notch, Tile } from "~/ui/tile";
import { SectionHeading } from "./section-heading";

/** On desktops the two cards overlap the hero above; up to 1180 px the heading does. */
export function MissionVision({ content }: { content: MissionVisionContent }) {
  return (
    <section className="relative z-3 wrap grid gap-4 pb-section tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3">
      <div className="-mx-(--gutter) -mt-16 rounded-tl-card rounded-tr-leaf bg-husk-50 px-(--gutter) pt-12 pb-4 tablet:col-span-2 tablet:pt-16 desktop:col-span-1 desktop:m-0 desktop:bg-transparent desktop:px-0">
        <p className="eyebrow">{content.eyebrow}</p>
        <h2 className="my-4">{content.title}</h2>
        <p className="max-w-[34em] text-muted desktop:pr-12">{content.introduction}</p>
      </div>
      <Mission statement={content.mission} className="desktop:-mt-section desktop:min-h-125" />
      <Vision statement={content.vision} className="desktop:-my-16" />
    </section>
  );
}

type LargeProps = {
  content: MissionVisionContent;
  pictures: { mission: PictureData; vision: PictureData };
};

/** For the page of its own, with a picture above each statement. */
export function MissionVisionLarge({ content, pictures }: LargeProps) {
  return (
    <Section>
      <SectionHeading
        eyebrow={content.eyebrow}
        title={content.title}
        className="desktop:grid desktop:grid-cols-2"
      >
        <p className="max-w-[34em] lead text-muted">{content.introduction}</p>
      </SectionHeading>
      <div className="mt-band grid gap-6 tablet:grid-cols-2">
        <Mission statement={content.mission} picture={pictures.mission} />
        <Vision statement={content.vision} picture={pictures.vision} />
      </div>
    </Section>
  );
}

type StatementProps = {
  statement: MissionVisionContent["mission"];
  picture?: PictureData;
  className?: string;
};

function Mission(statement: StatementProps) {
  return (
    <StatementCard
      {...statement}
      lookClassName="rounded-tl-leaf [--background:var(--color-husk-100)] [--sign:var(--color-palm-700)]"
      icon="M44 6C44 6 68 30 68 52a24 24 0 0 1-48 0C20 30 44 6 44 6ZM44 26v50M44 42c5-2 9-6 11-12M44 42c-5-2-9-6-11-12M44 56c7-2 12-6 15-13M44 56c-7-2-12-6-15-13M44 69c7-1 13-4 17-10M44 69c-7-1-13-4-17-10"
    />
  );
}

function Vision(statement: StatementProps) {
  return (
    <StatementCard
      {...statement}
      lookClassName="rounded-br-leaf on-dark [--background:var(--color-palm-900)] [--sign:var(--color-oil-400)]"
      icon="M2 60h84M18 60a26 26 0 0 1 52 0M44 8v14M14 20l9 10M74 20l-9 10M2 44l13 3M86 44l-13 3M16 69h56M26 78h36"
    />
  );
}

type CardProps = StatementProps & { lookClassName: string; icon: string };

function StatementCard({ statement, picture, className, lookClassName, icon }: CardProps) {
  const sign = (
    <svg
      viewBox="0 0 88 88"
      aria-hidden="true"
      className="size-16 fill-none stroke-(--sign) [stroke-width:1.6px] tablet:size-22"
    >
      <path strokeLinecap="round" strokeLinejoin="round" d={icon} />
    </svg>
  );
  return (
    <article
      aria-label={statement.title}
      className={classNames(
        "flex flex-col overflow-clip rounded-card bg-(--background) p-8 desktop:p-12 forced-colors:border",
        lookClassName,
        className,
      )}
    >
      {picture ? (
        <div className="relative -mx-8 -mt-8 mb-8 desktop:-mx-12 desktop:-mt-12">
          <Tile
            picture={picture}
            radius="none"
            sizes="(width < 721px) 86vw, (width < 1640px) 43vw, 708px"
            decorative
            className="aspect-3/2"
          />
          <Notch side="right" className="px-4">
            {sign}
          </Notch>
        </div>
      ) : (
        <div className="mb-auto flex justify-end pb-3 tablet:pb-16">{sign}</div>
      )}
      <h3 className="mb-4 text-2xl">{statement.title}</h3>
      <p className="lead">{statement.text}</p>
    </article>
  );
}
