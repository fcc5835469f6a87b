import type { Tint } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { useLightbox } from "~/ui/lightbox/use-lightbox";
import { Picture } from "~/ui/picture";
import { Reveal } from "~/ui/reveal";
import { SectionHeading } from "./section-heading";
import { SectionCarousel } from "./section-carousel";

/** One picture of a gallery (spec 3, "Gallery item"). */
export type GalleryItem = {
  category: string;
  title: string;
  thumb: PictureData;
  tint: Tint;
};

type Props = {
  eyebrow: string;
  title: string;
  items: readonly GalleryItem[];
  /** Things stand whole on square tiles; upright ones show the middle of their pictures. */
  square?: boolean;
};

/** The gallery that bleeds off the right edge: 1 slide, 2 at 768 px, 2.5 at 1300, 15 px apart (spec 9), with lightbox. */
export function ProductGallery({ eyebrow, title, items, square = false }: Props) {
  const { enlarge, lightbox } = useLightbox(
    title,
    items.map(({ thumb, title: caption }) => ({ picture: thumb, caption })),
  );

  return (
    <div className="gallery section">
      <SectionCarousel
        label={eyebrow}
        heading={
          <Reveal>
            <SectionHeading eyebrow={eyebrow} title={title} />
          </Reveal>
        }
        count={items.length}
        slides="carousel-bleed"
      >
        {items.map((item, index) => (
          <GalleryTile key={item.title} item={item} square={square} onEnlarge={() => enlarge(index)} />
        ))}
      </SectionCarousel>
      {lightbox}
    </div>
  );
}

function GalleryTile({
  item,
  square,
  onEnlarge,
}: {
  item: GalleryItem;
  square: boolean;
  onEnlarge: () => void;
}) {
  const words = useWords();
  return (
    <article aria-label={item.title} className={`hover-zoom tint-${item.tint}`}>
      <div className="relative">
        <div className={classNames("tile tile-studio gallery-tile", square && "gallery-whole")}>
          <Picture
            picture={item.thumb}
            sizes={
              square
                ? "(width < 768px) 72vw, (width < 1300px) 42vw, min(37vw, 600px)"
                : "(width < 768px) 108vw, (width < 1300px) 62vw, min(55vw, 900px)"
            }
          />
        </div>
        <p className="chip gallery-chip">{item.category}</p>
        <span className="notch notch-right">
          <button
            type="button"
            aria-label={words.enlarge(item.title)}
            onClick={onEnlarge}
            className="button-round gallery-enlarge"
          >
            <Icon name="enlarge" />
          </button>
        </span>
      </div>
      <h3 className="gallery-title">{item.title}</h3>
    </article>
  );
}
