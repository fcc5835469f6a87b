import { SectionCarousel } from "~/sections/section-carousel";

type Props = { title: string; brands: readonly { name: string; logo: string }[] };

/** 2 logos, 3, 4 or 5 from 768, 992 and 1199 px (spec 9, "Brand carousel"). */
export function BrandCarousel({ title, brands }: Props) {
  if (brands.length === 0) return null;
  return (
    <div className="overflow-x-clip bg-husk-100 py-12">
      <SectionCarousel
        label={title}
        slides="[--gap:24px] [--per-view:2] 768:[--per-view:3] 992:[--per-view:4] 1199:[--per-view:5]"
      >
        {brands.map(({ name, logo }) => (
          <div key={name} className="grid h-28 place-items-center rounded-card bg-husk-50 px-6">
            <img src={logo} alt={name} width={210} height={64} loading="lazy" className="w-full max-w-42.5" />
          </div>
        ))}
      </SectionCarousel>
    </div>
  );
}
