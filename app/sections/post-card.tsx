import { href } from "react-router";
import type { PostSummary } from "~/catalog/queries/lists";
import { classNames } from "~/lib/class-names";
import { fillCount, type CountedWords } from "~/lib/fill";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notch, Tile } from "~/ui/tile";

export type PostCardWords = { read: string; comments: CountedWords };

type Props = {
  post: PostSummary;
  words: PostCardWords;
  sizes: string;
  heading: "h2" | "h3";
  /** Preloads the picture. */
  lead: boolean;
  /** On phones, a row with a small picture. */
  compact: boolean;
  /** The side of the picture where the card is wide enough for two columns. */
  imageSide: "left" | "right" | undefined;
  aspect: string;
  className?: string;
};

export function PostCard({
  post,
  words,
  sizes,
  heading: Heading,
  lead,
  compact,
  imageSide,
  aspect,
  className,
}: Props) {
  const [day, month = "", year] = post.full_date.split(" ");
  const unlessCompact = compact ? "max-tablet:hidden" : "";
  return (
    <div
      className={classNames(
        "@container",
        compact && "max-tablet:border-t max-tablet:border-husk-300 max-tablet:pt-6",
        className,
      )}
    >
      <Card
        label={post.title}
        className={classNames(
          "flex h-full flex-col gap-6",
          compact && "max-tablet:flex-row max-tablet:items-center max-tablet:gap-4",
          imageSide && "tablet:@md:flex-row tablet:@md:items-center tablet:@md:gap-8 tablet:@2xl:gap-band",
        )}
      >
        <div
          className={classNames(
            "relative flex-none",
            compact && "max-tablet:w-29",
            imageSide && "tablet:@md:w-1/2",
            imageSide === "right" && "tablet:@md:order-1",
          )}
        >
          <Tile
            picture={post.thumb}
            background={post.background}
            sizes={sizes}
            whole
            lead={lead}
            className={classNames(aspect, compact ? "max-tablet:aspect-square" : "rounded-tr-leaf")}
          />
          <Notch side="left" decorative className={`figure text-lg tracking-normal ${unlessCompact}`}>
            <b className="text-2xl font-normal">{day}</b> <span>{`${month.slice(0, 3)} ${year}`}</span>
          </Notch>
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-muted">
            <PostDay date={post.full_date} className={compact ? "tablet:sr-only" : "sr-only"} />
            <span className={unlessCompact}>{post.author}</span>
            <span className={unlessCompact}>{fillCount(words.comments, post.comments)}</span>
          </p>
          <Heading
            className={classNames(
              "mt-2 text-xl",
              imageSide ? "@2xl:text-2xl" : "@md:text-2xl",
              !compact && "max-tablet:text-2xl",
            )}
          >
            <CardLink
              to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}
              className="hover:text-palm-700"
            >
              {post.title}
            </CardLink>
          </Heading>
          <p className={`mt-3 max-w-[60ch] text-muted ${unlessCompact}`}>{post.description}</p>
          <p
            aria-hidden="true"
            className={`mt-auto flex items-center gap-2 pt-4 font-semibold text-palm-700 ${unlessCompact}`}
          >
            {words.read}
            <Icon name="arrow-right" className="size-5" />
          </p>
        </div>
      </Card>
    </div>
  );
}

/** `date` is in English, such as "7 August 2024". */
export function PostDay({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={new Date(`${date} UTC`).toISOString().slice(0, 10)} className={className}>
      {date}
    </time>
  );
}
