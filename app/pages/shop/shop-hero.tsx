import type { ShopPage } from "~/catalog/schemas/shop-pages";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { StudioPicture } from "~/ui/tile";
import styles from "./shop-hero.module.css";

type Props = { content: ShopPage & { breadcrumbs: readonly Crumb[] } };

export function ShopHero({ content: { title, lead, pictures, breadcrumbs } }: Props) {
  return (
    <section className="relative isolate flow-root overflow-clip bg-(--tint) tint-fruit tablet:grid tablet:min-h-85 tablet:items-center desktop:min-h-110">
      {/* On phones the still life is below the text. */}
      <div className="wrap py-8 max-tablet:mb-[184px]">
        <Breadcrumb breadcrumbs={breadcrumbs} current={title} />
        <h1 className="mt-3 mb-4 text-5xl tablet:mt-4 tablet:mb-6">{title}</h1>
        <p className="max-w-[28ch] text-balance">{lead}</p>
      </div>
      <div className={`${styles.still} print:hidden`}>
        <StudioPicture picture={pictures.left} sizes="310px" decorative className="max-desktop:hidden" />
        <StudioPicture
          picture={pictures.middle}
          sizes="(width < 721px) min(55vw, 214px), min(35vw, 440px)"
          lead
          decorative
          className=""
        />
        <StudioPicture
          picture={pictures.right}
          sizes="(width < 721px) min(50vw, 194px), min(31vw, 400px)"
          decorative
          className=""
        />
      </div>
    </section>
  );
}
