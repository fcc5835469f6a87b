import type { WhyChooseUsContent } from "~/catalog/content/sections";
import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { VideoPopup } from "~/ui/video-popup";

type Props = {
  content: WhyChooseUsContent;
  /** A video to open in a dialog. */
  video?: { id: string; title: string; button: string };
};

export function WhyChooseUs({ content, video }: Props) {
  return (
    <Section
      band="palm"
      className="grid items-center gap-x-band gap-y-12 tablet:grid-cols-7-5 desktop:grid-cols-2"
    >
      <div>
        <h2>
          {`${content.title} `}
          <em>{content.titleEnd}</em>
        </h2>
        <ul className="mt-12 border-t border-line-on-dark">
          {content.reasons.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4 border-b border-line-on-dark py-6">
              <Icon name={icon} className="mt-1 size-6 text-oil-400" />
              <div>
                <h3>{title}</h3>
                <p className="mt-2 max-w-[44ch] text-balance">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={classNames("relative", video && "desktop:order-first")}>
        <Tile
          picture={content.picture}
          background={content.background}
          sizes={{ phone: 1, tablet: 1 / 2 }}
          decorative={video !== undefined}
          whole
          className="aspect-4/3 rounded-br-leaf tablet:aspect-3/4 desktop:aspect-4/3"
        />
        {video ? (
          <VideoPopup
            video={video}
            className="mt-4 inline-flex items-center gap-3 rounded-full bg-husk-50 p-2 pr-6 font-semibold text-ink desktop:absolute desktop:bottom-6 desktop:left-6"
            iconClassName="size-11 desktop:size-16"
          />
        ) : null}
      </div>
    </Section>
  );
}
