import type { HomePage } from "~/catalog/content/corporate-pages";
import { TINT_CLASSES } from "~/lib/background";
import { RoundButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { useControlLabels } from "~/ui/language";
import { useLightbox } from "~/ui/lightbox/use-lightbox";
import { Notch, Tile } from "~/ui/tile";
import { SectionCarousel } from "~/sections/section-carousel";

type Props = HomePage["gallery"] & {
  /** Square tiles show the whole picture, portrait ones its middle. */
  square?: boolean;
};

export function ProductGallery({ eyebrow, title, items, square = false }: Props) {
  const labels = useControlLabels();
  const { enlarge, lightbox } = useLightbox(
    title,
    items.map(({ thumb, title: caption }) => ({ ...thumb, caption })),
  );

  return (
    <>
      <SectionCarousel label={eyebrow} heading={{ eyebrow, title }} slides="gallery">
        {items.map((item, index) => (
          <Card key={item.title} label={item.title} className={TINT_CLASSES[item.tint]}>
            <div className="relative">
              <Tile
                picture={item.thumb}
                background="inherit"
                sizes={
                  square
                    ? "(width < 768px) 82vw, (width < 1300px) 42vw, min(37vw, 600px)"
                    : "(width < 768px) 122vw, (width < 1300px) 62vw, min(55vw, 900px)"
                }
                whole={square}
                className={`max-h-180 w-full ${square ? "aspect-square" : "aspect-4/5"}`}
              />
              <Chip className="absolute top-4 left-4 z-1 rounded-full bg-husk-50 py-2 pr-4 pl-3">
                {item.category}
              </Chip>
              <Notch side="right">
                <RoundButton
                  look="filled"
                  label={labels.enlarge(item.title)}
                  icon="enlarge"
                  onClick={() => enlarge(index)}
                />
              </Notch>
            </div>
            <h3 className="pt-4 text-xl">{item.title}</h3>
          </Card>
        ))}
      </SectionCarousel>
      {lightbox}
    </>
  );
}
