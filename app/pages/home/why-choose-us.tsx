import type { Background } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { classNames } from "~/lib/class-names";
import { Icon, type IconName } from "~/ui/icon";
import { VideoPopup } from "~/ui/video-popup";
import { PictureTile } from "~/sections/picture-tile";

type Props = {
  content: {
    title: string;
    titleEnd: string;
    picture: PictureData;
    background: Background;
    reasons: readonly { icon: IconName; title: string; text: string }[];
  };
  /** Opens over the picture. */
  video?: { id: string; title: string; button: string };
};

/** Three reasons beside a picture, which may open a video (spec 2, "Home 2", "Home 4"). */
export function WhyChooseUs({ content, video }: Props) {
  return (
    <section className="bg-palm-900 section on-dark">
      <div className="why wrap">
        <div>
          <h2>
            {`${content.title} `}
            <em>{content.titleEnd}</em>
          </h2>
          <ul className="mt-12 border-t border-line-on-dark">
            {content.reasons.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-4 border-b border-line-on-dark py-6">
                <Icon name={icon} className="mt-1 size-7 text-oil-400" />
                <div>
                  <h3>{title}</h3>
                  <p className="mt-2 max-w-[40ch] text-balance">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={classNames("relative", video && "desktop:order-first")}>
          <PictureTile
            picture={content.picture}
            background={content.background}
            sizes="(width < 721px) 86vw, 40vw"
            decorative={video !== undefined}
            className="why-picture leaf-br"
          />
          {video ? <VideoPopup video={video} label={video.button} className="video-over" /> : null}
        </div>
      </div>
    </section>
  );
}
