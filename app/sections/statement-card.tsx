import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import { LINE_DRAWING } from "~/ui/icon";
import { Notch, Tile } from "~/ui/tile";

const LOOKS = {
  mission: {
    card: "rounded-tl-leaf [--background:var(--color-husk-100)]",
    color: "text-palm-700",
    sign: "M44 6C44 6 68 30 68 52a24 24 0 0 1-48 0C20 30 44 6 44 6ZM44 26v50M44 42c5-2 9-6 11-12M44 42c-5-2-9-6-11-12M44 56c7-2 12-6 15-13M44 56c-7-2-12-6-15-13M44 69c7-1 13-4 17-10M44 69c-7-1-13-4-17-10",
  },
  vision: {
    card: "rounded-br-leaf on-dark [--background:var(--color-palm-900)]",
    color: "text-oil-400",
    sign: "M2 60h84M18 60a26 26 0 0 1 52 0M44 8v14M14 20l9 10M74 20l-9 10M2 44l13 3M86 44l-13 3M16 69h56M26 78h36",
  },
};

type Props = {
  statement: { title: string; text: string };
  look: keyof typeof LOOKS;
  picture?: PictureData;
  className?: string;
};

/** The mission or the vision, with its icon. */
export function StatementCard({ statement, look, picture, className }: Props) {
  const { card, color, sign: path } = LOOKS[look];
  const sign = (
    <svg
      viewBox="0 0 88 88"
      {...LINE_DRAWING}
      className={`${picture ? "size-22 p-2 tablet:size-28 tablet:p-3" : "size-20"} ${color}`}
    >
      <path d={path} />
    </svg>
  );
  return (
    <article
      aria-label={statement.title}
      className={classNames(
        "flex flex-col overflow-clip rounded-card bg-(--background) forced-colors:border",
        picture && "tablet:grid tablet:min-h-85 tablet:grid-cols-5-7 desktop:flex",
        card,
        className,
      )}
    >
      {picture ? (
        <div className="relative">
          <Tile
            picture={picture}
            radius="none"
            sizes={{ phone: 1, tablet: "min(43vw, 708px)" }}
            decorative
            className="aspect-3/2 tablet:aspect-auto tablet:h-full desktop:aspect-3/2"
            imageClassName="absolute"
          />
          <Notch side="right">{sign}</Notch>
        </div>
      ) : (
        <div className="flex justify-end px-8 pt-8 desktop:mb-auto desktop:px-12 desktop:pb-8">{sign}</div>
      )}
      <div className={classNames("p-8 desktop:px-12", picture && "tablet:my-auto desktop:my-0")}>
        <h3 className={`mb-4 ${picture ? "text-3xl" : "text-2xl"}`}>{statement.title}</h3>
        <p className={picture ? "text-lg" : "tablet:text-lg"}>{statement.text}</p>
      </div>
    </article>
  );
}
