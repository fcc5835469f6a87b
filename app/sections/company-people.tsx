import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { Reveal } from "~/ui/reveal";
import { SectionHeading } from "./section-heading";

type Props = {
  eyebrow: string;
  title: string;
  titleEnd: string;
  picture: PictureData;
  points: readonly { title: string; text: string }[];
};

/** How the company works with its people, on a dark band beside a picture. */
export function CompanyPeople({ eyebrow, title, titleEnd, picture, points }: Props) {
  return (
    <section className="bg-palm-900 section on-dark">
      <div className="wrap grid items-center gap-x-10 gap-y-12 desktop:grid-cols-2 desktop:gap-x-20">
        <div className="tile aspect-3/2 leaf-tl tablet:max-desktop:aspect-2/1 desktop:aspect-5/4">
          <Picture picture={picture} sizes="(width < 1181px) 97vw, 920px" />
        </div>
        <Reveal>
          <SectionHeading eyebrow={eyebrow} title={title} titleEnd={titleEnd} />
          <ul className="mt-10 border-t border-line-on-dark">
            {points.map((point) => (
              <li key={point.title} className="border-b border-line-on-dark py-6">
                <h3>{point.title}</h3>
                <p className="mt-2 max-w-[34em]">{point.text}</p>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}
