import type { Background } from "~/lib/background";
import type { Deadline } from "~/lib/countdown";
import type { Picture as PictureData } from "~/lib/picture";
import { Countdown } from "~/ui/countdown";
import { Link } from "~/ui/link";
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
  /** They are the first of the page. */
  lead?: boolean;
};

/** Offers with a countdown (spec 2, 9). */
export function ProductOffers({ title, offers, ends, lead = false }: Props) {
  if (offers.length === 0) return null;
  return (
    <div className="overflow-x-clip bg-husk-100 section below-fold">
      <SectionCarousel
        label={title}
        heading={
          <>
            <h2>{title}</h2>
            {ends ? (
              <div className="mt-5">
                <Countdown deadline={ends} />
              </div>
            ) : null}
          </>
        }
        count={offers.length}
        slides="[--gap:24px] 992:[--per-view:2]"
      >
        {offers.map((offer, index) => (
          <article key={offer.id} aria-label={offer.heading} className="offer">
            <PictureTile
              picture={offer.bgImage}
              background={offer.background}
              sizes="(width < 992px) 92vw, 600px"
              lead={lead && index === 0}
              decorative
              className="aspect-16/10"
            />
            <div className="mt-6">
              <p className="eyebrow">{offer.offerTitle}</p>
              <h3 className="mt-2.5 text-[clamp(25px,2.6vw,36px)]">{offer.heading}</h3>
              <p className="mt-2.5 max-w-[44ch] text-muted">{offer.description}</p>
              {ends ? null : (
                <div className="mt-4">
                  <Countdown deadline={offer.deadline} />
                </div>
              )}
              <Link to="/shop" className="button button-outline mt-6">
                {offer.buttonText}
              </Link>
            </div>
          </article>
        ))}
      </SectionCarousel>
    </div>
  );
}
