import type { Offer } from "~/catalog/content/offers";
import { classNames } from "~/lib/class-names";
import type { Deadline } from "~/lib/countdown";
import { Countdown } from "~/ui/countdown";
import { Link } from "~/ui/link";
import { Tile } from "~/ui/tile";
import { useHaveEnded } from "~/ui/use-clock";
import { SectionCarousel } from "~/sections/section-carousel";

type Props = {
  title: string;
  offers: readonly Offer[];
  /** A common deadline; if absent, each offer has its own. */
  ends?: Deadline;
  /** Replaces the title and marks each offer once all have ended. */
  endedWords: { title: string; badge: string; next: string };
};

/** Counts down to the end of the offers, then announces the next ones. */
export function ProductOffers({ title, offers, ends, endedWords }: Props) {
  const haveEnded = useHaveEnded(ends ? [ends] : offers.map(({ deadline }) => deadline));
  const shownTitle = haveEnded ? endedWords.title : title;
  return (
    <SectionCarousel
      label={shownTitle}
      intro={
        haveEnded || ends ? (
          <>
            {haveEnded ? <p className="max-w-[52ch]">{endedWords.next}</p> : null}
            {ends ? <Countdown deadline={ends} /> : null}
          </>
        ) : null
      }
      slides="cards"
      className="bg-husk-100 py-section"
    >
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} ends={ends} badge={endedWords.badge} />
      ))}
    </SectionCarousel>
  );
}

type CardProps = { offer: Offer; ends: Deadline | undefined; badge: string };

function OfferCard({ offer, ends, badge }: CardProps) {
  const hasEnded = useHaveEnded([ends ?? offer.deadline]);
  return (
    <article aria-label={offer.heading} className="@container h-full rounded-card bg-husk-50 p-3">
      <div className="grid h-full grid-cols-5-7 grid-rows-[1fr_auto] gap-x-4 @md:grid-cols-1-2">
        <div className="relative">
          <Tile
            picture={offer.bgImage}
            background={offer.background}
            sizes={{ phone: "136px", desktop: "208px" }}
            decorative
            className="aspect-square size-full"
            imageClassName="object-bottom"
            whole
          />
          {hasEnded ? (
            <p className="absolute top-2 left-2 rounded-full bg-husk-50 p-2 text-xs/none font-semibold">
              {badge}
            </p>
          ) : null}
        </div>
        <div className="flex flex-col items-start pt-2">
          <p className="eyebrow">{offer.offerTitle}</p>
          <h3 className="mt-2">{offer.heading}</h3>
          <p className={classNames("mt-2 text-muted", hasEnded && "@max-md:hidden")}>{offer.description}</p>
          <Link to="/shop" className="mt-auto py-2 font-semibold text-palm-700 underline">
            {offer.buttonText}
          </Link>
        </div>
        {ends ? null : <Countdown deadline={offer.deadline} />}
      </div>
    </article>
  );
}
