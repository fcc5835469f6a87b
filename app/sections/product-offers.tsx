import type { Background } from "~/lib/background";
import type { Deadline } from "~/lib/countdown";
import type { Picture as PictureData } from "~/lib/picture";
import { Countdown } from "~/ui/countdown";
import { Link } from "~/ui/link";
import { useAreOver } from "~/ui/use-clock";
import { PictureTile } from "./picture-tile";
import { SectionCarousel } from "./section-carousel";

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
  const areOver = useAreOver(ends ? [ends] : offers.map(({ deadline }) => deadline));
  if (offers.length === 0) return null;
  const shownTitle = areOver ? whenOver.title : title;
  return (
    <div className={`overflow-x-clip bg-husk-100 ${areOver ? "offers-over" : "section"}`}>
      <SectionCarousel
        label={shownTitle}
        heading={
          <>
            <h2>{shownTitle}</h2>
            {areOver ? <p className="offers-next">{whenOver.next}</p> : null}
            {ends ? <Countdown deadline={ends} /> : null}
          </>
        }
        count={offers.length}
        slides="carousel-cards 768:[--per-view:2]"
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
  const isOver = useAreOver([ends ?? offer.deadline]);
  return (
    <article aria-label={offer.heading} className="offer">
      <PictureTile
        picture={offer.bgImage}
        background={offer.background}
        sizes="(width < 1181px) 120px, 208px"
        decorative
        className="aspect-square"
      />
      <div>
        {isOver ? <p className="sale-badge">{badge}</p> : null}
        <p className="eyebrow">{offer.offerTitle}</p>
        <h3>{offer.heading}</h3>
        <p className="offer-text">{offer.description}</p>
        <Link to="/shop" className="offer-link">
          {offer.buttonText}
        </Link>
      </div>
      {ends ? null : <Countdown deadline={offer.deadline} />}
    </article>
  );
}
