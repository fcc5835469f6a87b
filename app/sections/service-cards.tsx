import { href } from "react-router";
import type { Service } from "~/catalog/services";
import { useActiveService } from "~/features/services/active-service";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "./picture-tile";

type Props = {
  services: readonly Pick<Service, "id" | "title" | "description" | "thumb" | "background">[];
  /** Stands above them; without it they have the page's own title. */
  title?: string;
  /** Upright cards in a row, or wide ones with the words beside the picture. A class as a whole: the page gets no rules of the other. */
  look: `service-cards-${"tall" | "wide"}`;
  /** They are the first of the page. */
  lead?: boolean;
};

/** How wide the picture of a card is laid out: of the tall ones, the first two are larger than the rest. */
function sizesOf(isWide: boolean, index: number): string {
  const phone = `(width < 721px) ${index === 0 ? 86 : 33}vw`;
  if (isWide ? index === 0 : index < 2) return `${phone}, 43vw`;
  return `${phone}, (width < 1181px) 43vw, ${isWide ? 20 : 28}vw`;
}

/** The services as cards that lead to their pages. The one seen last is lit, and the one that is pointed at (spec 2, 4). */
export function ServiceCards({ services, title, look, lead = false }: Props) {
  const active = useActiveService();
  const isWide = look.endsWith("wide");
  const Heading = title ? "h3" : "h2";
  const cards = (
    <ul className={`service-cards ${look} wrap`}>
      {services.map((service, index) => (
        <li key={service.id}>
          <article
            aria-label={service.title}
            className="service-card clipped-card hover-zoom"
            data-active={service.id === active ? "" : undefined}
          >
            <PictureTile
              picture={service.thumb}
              background={service.background}
              sizes={sizesOf(isWide, index)}
              lead={lead && index === 0}
              className="service-card-picture"
            />
            <div className="service-card-words">
              <Heading>
                <Link to={href("/service-details/:id", { id: String(service.id) })} className="card-link">
                  {service.title}
                </Link>
              </Heading>
              <p>{service.description}</p>
            </div>
            <Icon name="arrow-right" className="service-card-arrow" />
          </article>
        </li>
      ))}
    </ul>
  );
  if (!title) return cards;
  return (
    <section className={isWide ? "pt-(--section)" : undefined}>
      <h2 className="wrap">{title}</h2>
      {cards}
    </section>
  );
}
