import { href } from "react-router";
import type { Home2Page } from "~/catalog/schemas/home-pages";
import { Card, CardLink } from "~/ui/card";
import { Tile } from "~/ui/tile";
import { VideoPopup } from "~/ui/video-popup";

type Props = { content: Home2Page["items"]; video: Home2Page["videos"]["story"] };

export function FeatureItems({ content, video }: Props) {
  return (
    <section aria-label={content.label} className="wrap pt-band">
      <div className="grid gap-6 tablet:grid-cols-5">
        <ul className="swipe-row gap-x-4 max-tablet:*:basis-[39%] tablet:contents">
          {content.entries.map(({ product, title, thumb, tint }) => (
            <Card key={product} as="li">
              <Tile
                picture={thumb}
                background={tint}
                sizes="(width < 721px) 36vw, 16vw"
                decorative
                className="aspect-square"
              />
              <h2 className="mt-2 text-xl tablet:mt-4">
                <CardLink to={href("/shop-single/:id", { id: String(product) })}>{title}</CardLink>
              </h2>
            </Card>
          ))}
        </ul>
        {/* The video is a tile among the others, with the play button on its picture and the label below. */}
        <div className="group/card grid gap-y-2 self-start tablet:gap-y-4">
          <Tile
            picture={video.thumb}
            sizes="(width < 721px) 86vw, 16vw"
            decorative
            className="col-start-1 row-start-1 aspect-5/2 tablet:aspect-square"
          />
          <VideoPopup
            video={video}
            label={video.button}
            className="z-1 col-start-1 row-span-2 row-start-1 grid grid-rows-subgrid justify-items-start text-sm font-semibold tracking-[0.1em]"
            iconClassName="size-[clamp(56px,6vw,84px)] place-self-center"
          />
        </div>
      </div>
    </section>
  );
}
