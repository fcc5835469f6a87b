import type { Home4Page } from "~/catalog/schemas/home-pages";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { StudioPicture } from "~/ui/tile";

export function FeatureCards({ cards }: Pick<Home4Page, "cards">) {
  return (
    <ul className="wrap grid gap-6 pt-band tablet:grid-cols-2">
      {cards.map(({ title, text, thumb, background, to, link }, index) => (
        <Card
          key={title}
          as="li"
          clipped
          className={`isolate grid grid-cols-[minmax(0,1fr)_40%] items-center gap-x-3 bg-(--tint) tint-${background} ${index === 0 ? "rounded-tl-leaf" : "rounded-br-leaf"}`}
        >
          <div className="flex h-full flex-col items-start pt-band pb-8 pl-band">
            <h2 className="text-2xl tablet:max-w-[12em]">{title}</h2>
            <p className="mt-3 text-balance">{text}</p>
            <CardLink
              to={to}
              className="mt-auto inline-flex items-center gap-2 pt-4 font-semibold whitespace-nowrap text-palm-700"
            >
              {link}
              <Icon name="arrow-right" className="size-5" />
            </CardLink>
          </div>
          {/* Behind the link, which may overflow its column. */}
          <StudioPicture
            picture={thumb}
            sizes="(width < 721px) 44vw, 20vw"
            decorative
            className="-z-1 w-full -translate-x-[8%] scale-115"
            photographClassName="-z-1 size-full object-cover"
          />
        </Card>
      ))}
    </ul>
  );
}
