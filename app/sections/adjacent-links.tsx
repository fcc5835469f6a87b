import type { Background } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Tile } from "~/ui/tile";

type AdjacentLink = { title: string; to: string; picture: PictureData; background: Background };

type Props = {
  previous: AdjacentLink;
  next: AdjacentLink;
  words: { label: string; previous: string; next: string };
};

/** A heading above cards that link to the previous and next items. */
export function AdjacentLinks({ words, ...links }: Props) {
  return (
    <>
      <h2>{words.label}</h2>
      <nav aria-label={words.label} className="mt-12 grid grid-cols-1 gap-4 tablet:grid-cols-2 print:hidden">
        {(["previous", "next"] as const).map((direction) => {
          const isNext = direction === "next";
          const { title, to, picture, background } = links[direction];
          return (
            <Link
              key={direction}
              to={to}
              className={classNames(
                "group/card flex items-center overflow-clip rounded-card bg-husk-50",
                "border border-husk-300 hover:border-palm-700",
                "font-display text-lg/tight text-balance desktop:text-xl",
                isNext && "tablet:flex-row-reverse tablet:text-right",
              )}
            >
              <Tile
                picture={picture}
                background={background}
                sizes={{ phone: 2 / 5, tablet: 1 / 5 }}
                decorative
                radius="none"
                className="aspect-3/2 w-[42%] flex-none self-stretch"
              />
              <span className="min-w-0 flex-1 p-4 tablet:p-6">
                <small
                  className={classNames(
                    "mb-2 flex items-center gap-2 font-text text-sm text-muted",
                    isNext && "tablet:flex-row-reverse",
                  )}
                >
                  <Icon name={isNext ? "arrow-right" : "arrow-left"} className="size-4 text-palm-700" />
                  {words[direction]}
                </small>
                {title}
              </span>
            </Link>
          );
        })}
      </nav>
    </>
  );
}
