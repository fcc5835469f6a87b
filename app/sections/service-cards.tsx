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
  /** Upright cards, or the lines of a ledger. A class as a whole: the page gets no rules of the other. */
  look: "service-cards" | "service-rows";
  /** They are the first of the page. */
  lead?: boolean;
};

/** How wide the picture of a card is laid out: the first is larger than the rest. */
function sizesOf(isRow: boolean, index: number): string {
  if (isRow) return "(width < 721px) 28vw, 280px";
  return index === 0 ? "(width < 721px) 86vw, 43vw" : "(width < 721px) 33vw, (width < 1181px) 43vw, 21vw";
}

/** The services as cards or lines that lead to their pages. The one seen last is lit, and the one that is pointed at (spec 2, 4). */
export function ServiceCards({ services, title, look, lead = false }: Props) {
  const active = useActiveService();
  const isRow = look.endsWith("rows");
  const Heading = title ? "h3" : "h2";
  const cards = (
    <ul className={`${look} wrap`}>
      {services.map((service, index) => (
        <li key={service.id}>
          <article
            aria-label={service.title}
            className="clipped-card hover-zoom"
            data-active={service.id === active ? "" : undefined}
          >
            <PictureTile
              picture={service.thumb}
              background={service.background}
              sizes={sizesOf(isRow, index)}
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
    <section className={isRow ? "pt-(--section)" : undefined}>
      <h2 className="wrap">{title}</h2>
      {cards}
    </section>
  );
}
