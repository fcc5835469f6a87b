import type { Background } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import type { Deadline } from "~/lib/countdown";
import type { Picture as PictureData } from "~/lib/picture";
import { Countdown } from "~/ui/countdown";
import { Link } from "~/ui/link";
import { Tile } from "~/ui/tile";
import { useHaveEnded } from "~/ui/use-clock";
import { CARD_SLIDES, SectionCarousel } from "~/sections/section-carousel";

/** One offer (spec 3, with its field names). */
export type Offer = {
  id: number;
  bgImage: PictureData;
  background: Background;
  offerTitle: string;
  heading: string;
  description: string;
  countdownDate: string;
  deadline: Deadline;
  buttonText: string;
};

type Props = {
  title: string;
  offers: readonly Offer[];
  /** When the offers end; without it each offer counts to its own day. */
  ends?: Deadline;
  /** What stands in place of the title once all have ended, on each of them, and of what comes next. */
  whenOver: { title: string; badge: string; next: string };
};

/** Offers with a countdown (spec 2, 9); once their day has come, what was and what comes next. */
export function ProductOffers({ title, offers, ends, whenOver }: Props) {
  const areOver = useHaveEnded(ends ? [ends] : offers.map(({ deadline }) => deadline));
  if (offers.length === 0) return null;
  const shownTitle = areOver ? whenOver.title : title;
  return (
    <div className="overflow-x-clip bg-husk-100 py-section">
      <SectionCarousel
        label={shownTitle}
        heading={<h2>{shownTitle}</h2>}
        intro={
          areOver || ends ? (
            <>
              {areOver ? <p className="max-w-[52ch]">{whenOver.next}</p> : null}
              {ends ? <Countdown deadline={ends} /> : null}
            </>
          ) : null
        }
        count={offers.length}
        slides={`${CARD_SLIDES} 768:[--per-view:2]`}
      >
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} ends={ends} badge={whenOver.badge} />
        ))}
      </SectionCarousel>
    </div>
  );
}

type CardProps = { offer: Offer; ends: Deadline | undefined; badge: string };

function OfferCard({ offer, ends, badge }: CardProps) {
  const isOver = useHaveEnded([ends ?? offer.deadline]);
  return (
    <article aria-label={offer.heading} className="@container h-full rounded-card bg-husk-50 p-3">
      <div className="relative grid grid-cols-[120px_minmax(0,1fr)] items-start gap-x-4 @md:grid-cols-[208px_minmax(0,1fr)]">
        <Tile
          picture={offer.bgImage}
          background={offer.background}
          sizes="(width < 1181px) 120px, 208px"
          decorative
          className="aspect-square"
          imageClassName="object-bottom"
          whole
        />
        <div>
          {isOver ? (
            <p className="absolute top-2 left-2 rounded-full bg-husk-50 p-2 text-xs/none font-semibold">
              {badge}
            </p>
          ) : null}
          <p className="eyebrow">{offer.offerTitle}</p>
          <h3 className="mt-2">{offer.heading}</h3>
          <p className={classNames("mt-2 text-muted", isOver && "@max-md:hidden")}>{offer.description}</p>
          <Link to="/shop" className="inline-flex py-2 font-semibold text-palm-700 underline">
            {offer.buttonText}
          </Link>
        </div>
        {ends ? null : <Countdown deadline={offer.deadline} />}
      </div>
    </article>
  );
}
