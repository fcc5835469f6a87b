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
    <section className="statements-rising wrap">
      <div className="statements-heading">
        <p className="eyebrow">{content.eyebrow}</p>
        <h2>{content.title}</h2>
        <p>{content.introduction}</p>
      </div>
      <Mission statement={content.mission} />
      <Vision statement={content.vision} />
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
      <SectionHeading
        eyebrow={content.eyebrow}
        title={content.title}
        className="desktop:grid desktop:grid-cols-2"
      >
        <p className="max-w-[34em] lead text-muted">{content.introduction}</p>
      </SectionHeading>
      <div className="mt-block grid gap-6 desktop:grid-cols-2">
        <Mission statement={content.mission} picture={pictures.mission} />
        <Vision statement={content.vision} picture={pictures.vision} />
      </div>
    </section>
  );
}

type StatementProps = { statement: Statement; picture?: PictureData };

function Mission(statement: StatementProps) {
  return (
    <StatementCard
      {...statement}
      look="statement-mission"
      icon="M44 6C44 6 68 30 68 52a24 24 0 0 1-48 0C20 30 44 6 44 6ZM44 26v50M44 42c5-2 9-6 11-12M44 42c-5-2-9-6-11-12M44 56c7-2 12-6 15-13M44 56c-7-2-12-6-15-13M44 69c7-1 13-4 17-10M44 69c-7-1-13-4-17-10"
    />
  );
}

function Vision(statement: StatementProps) {
  return (
    <StatementCard
      {...statement}
      look="statement-vision"
      icon="M2 60h84M18 60a26 26 0 0 1 52 0M44 8v14M14 20l9 10M74 20l-9 10M2 44l13 3M86 44l-13 3M16 69h56M26 78h36"
    />
  );
}

type CardProps = StatementProps & { look: string; icon: string };

function StatementCard({ statement, picture, look, icon }: CardProps) {
  const sign = (
    <svg viewBox="0 0 88 88" aria-hidden="true" className="statement-sign">
      <path strokeLinecap="round" strokeLinejoin="round" d={icon} />
    </svg>
  );
  return (
    <article aria-label={statement.title} className={`statement ${look}`}>
      {picture ? (
        <div className="statement-picture">
          <Picture picture={picture} sizes="(width < 721px) 86vw, (width < 1640px) 43vw, 708px" decorative />
          <span className="notch notch-right">{sign}</span>
        </div>
      ) : (
        sign
      )}
      <h3>{statement.title}</h3>
      <p className="statement-text">{statement.text}</p>
    </article>
  );
}
