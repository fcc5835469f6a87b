import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { SectionHeading } from "./section-heading";

type Statement = { title: string; text: string };

/** The two statements and what stands above them (spec 2, "Mission and Vision"). */
export type MissionVisionContent = {
  eyebrow: string;
  title: string;
  introduction: string;
  mission: Statement;
  vision: Statement;
};

/** Heading in the left third; the two cards rise over the hero above. Up to 1180 px the heading's own sheet does. */
export function MissionVision({ content }: { content: MissionVisionContent }) {
  return (
    <section className="relative z-3 wrap grid gap-4 pb-(--section) tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3">
      <div className="-mx-(--gutter) -mt-14 rounded-tl-card rounded-tr-[56px] bg-husk-50 px-(--gutter) pt-12 pb-4 tablet:col-span-2 tablet:pt-16 desktop:col-span-1 desktop:m-0 desktop:bg-transparent desktop:p-0 desktop:pt-[72px]">
        <p className="eyebrow">{content.eyebrow}</p>
        <h2 className="mt-4 mb-5 text-[clamp(36px,3.6vw,52px)] tablet:max-desktop:text-[46px] desktop:-mr-5">
          {content.title}
        </h2>
        <p className="max-w-[34em] text-muted desktop:pr-12">{content.introduction}</p>
      </div>
      <Mission statement={content.mission} className="desktop:-mt-32 desktop:min-h-[500px]" />
      <Vision
        statement={content.vision}
        className="desktop:-mt-[72px] desktop:-mb-14 desktop:min-h-[500px]"
      />
    </section>
  );
}

type LargeProps = {
  content: MissionVisionContent;
  /** What each statement speaks of. */
  pictures: { mission: PictureData; vision: PictureData };
};

/** On their own page: the heading across, and the statements as what is to be read, each below a picture. */
export function MissionVisionLarge({ content, pictures }: LargeProps) {
  return (
    <section className="statements wrap section">
      <SectionHeading eyebrow={content.eyebrow} title={content.title}>
        <p className="text-muted max-desktop:max-w-[34em] desktop:w-[calc(50%-12px)] desktop:pr-20">
          {content.introduction}
        </p>
      </SectionHeading>
      <div className="mt-[clamp(36px,4vw,60px)] grid gap-6 tablet:grid-cols-2">
        <Mission statement={content.mission} picture={pictures.mission} />
        <Vision statement={content.vision} picture={pictures.vision} />
      </div>
    </section>
  );
}

type StatementProps = { statement: Statement; picture?: PictureData; className?: string };

function Mission({ className, ...statement }: StatementProps) {
  return (
    <StatementCard
      {...statement}
      className={classNames("leaf-tl bg-husk-100 text-ink", className)}
      // As far from the edge as the other: the drawing is narrower than its box. In a notch it stands in the middle.
      iconClassName={classNames("text-palm-700", !statement.picture && "translate-x-[21%]")}
      icon="M44 6C44 6 68 30 68 52a24 24 0 0 1-48 0C20 30 44 6 44 6ZM44 26v50M44 42c5-2 9-6 11-12M44 42c-5-2-9-6-11-12M44 56c7-2 12-6 15-13M44 56c-7-2-12-6-15-13M44 69c7-1 13-4 17-10M44 69c-7-1-13-4-17-10"
    />
  );
}

function Vision({ className, ...statement }: StatementProps) {
  return (
    <StatementCard
      {...statement}
      className={classNames("leaf-br bg-palm-900 on-dark text-husk-100!", className)}
      iconClassName="text-oil-400"
      icon="M2 60h84M18 60a26 26 0 0 1 52 0M44 8v14M14 20l9 10M74 20l-9 10M2 44l13 3M86 44l-13 3M16 69h56M26 78h36"
    />
  );
}

type CardProps = StatementProps & { className: string; icon: string; iconClassName: string };

function StatementCard({ statement, picture, className, icon, iconClassName }: CardProps) {
  const sign = (
    <svg
      viewBox="0 0 88 88"
      aria-hidden="true"
      className={classNames(
        "statement-sign size-16 flex-none self-end fill-none stroke-current stroke-[1.6] tablet:size-[88px]",
        iconClassName,
      )}
    >
      <path strokeLinecap="round" strokeLinejoin="round" d={icon} />
    </svg>
  );
  return (
    <article
      aria-label={statement.title}
      className={classNames(
        "flex flex-col rounded-card px-7 pt-8 pb-9 tablet:px-10 tablet:pt-12 tablet:pb-11",
        className,
      )}
    >
      {picture ? (
        <div className="statement-picture">
          <Picture picture={picture} sizes="(width < 721px) 86vw, (width < 1640px) 43vw, 708px" decorative />
          <span className="notch notch-right">{sign}</span>
        </div>
      ) : (
        sign
      )}
      <h3 className="mb-3 text-[32px] tracking-[-0.02em] tablet:mb-[18px] tablet:text-[36px] desktop:text-[40px]">
        {statement.title}
      </h3>
      <p className="statement-text">{statement.text}</p>
    </article>
  );
}
