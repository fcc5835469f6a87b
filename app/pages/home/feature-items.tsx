import { href } from "react-router";
import type { Picture as PictureData } from "~/lib/picture";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { VideoPopup } from "~/ui/video-popup";

type Props = {
  content: {
    label: string;
    entries: readonly { product: number; title: string; thumb: PictureData; tint: string }[];
  };
  video: { id: string; title: string; button: string; thumb: PictureData };
};

/** Four kinds of goods, each leading to a product, and the story as a video (spec 2, "Home 2"). */
export function FeatureItems({ content, video }: Props) {
  return (
    <section aria-label={content.label} className="wrap pt-block">
      <div className="grid gap-6 tablet:grid-cols-5">
        <ul className="swipe-row gap-x-4 max-tablet:*:basis-[39%] tablet:contents">
          {content.entries.map(({ product, title, thumb, tint }) => (
            <li key={product} className="hover-zoom relative">
              <div className={`tile tile-studio aspect-square tint-${tint}`}>
                <Picture picture={thumb} sizes="(width < 721px) 36vw, 16vw" decorative />
              </div>
              <h2 className="mt-2 text-xl tablet:mt-4">
                <Link to={href("/shop-single/:id", { id: String(product) })} className="card-link">
                  {title}
                </Link>
              </h2>
            </li>
          ))}
        </ul>
        <div className="story">
          <Picture picture={video.thumb} sizes="(width < 721px) 86vw, 16vw" decorative />
          <VideoPopup video={video} label={video.button} className="video-tile" />
        </div>
      </div>
    </section>
  );
}
