import type { Picture as PictureData } from "~/lib/picture";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Picture } from "~/ui/picture";

type Props = {
  content: {
    title: string;
    lead: string;
    pictures: { left: PictureData; middle: PictureData; right: PictureData };
  };
  breadcrumbs: readonly Crumb[];
};

/** The head of the shop: its name beside three products that stand on one background. Narrow windows show two of them. */
export function ShopHero({ content: { title, lead, pictures }, breadcrumbs }: Props) {
  return (
    <section className="shop-hero tint-fruit">
      <div className="shop-hero-words wrap">
        <Breadcrumb breadcrumbs={breadcrumbs} current={title} />
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <div className="shop-hero-still">
        <Picture picture={pictures.left} sizes="310px" decorative className="shop-hero-left" />
        <Picture
          picture={pictures.middle}
          sizes="(width < 721px) min(55vw, 214px), min(35vw, 440px)"
          lead
          decorative
          className="shop-hero-middle"
        />
        <Picture
          picture={pictures.right}
          sizes="(width < 721px) min(50vw, 194px), min(31vw, 400px)"
          decorative
          className="shop-hero-right"
        />
      </div>
    </section>
  );
}
