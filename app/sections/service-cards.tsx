import { useActiveService } from "~/features/services/active-service";
import { ServiceCard, type ShownService } from "./service-card";

type Props = {
  services: readonly ShownService[];
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
  const cards = (
    <ul className={`${look} wrap`}>
      {services.map((service, index) => (
        <li key={service.id}>
          <ServiceCard
            service={service}
            heading={title ? "h3" : "h2"}
            isActive={service.id === active}
            sizes={sizesOf(isRow, index)}
            lead={lead && index === 0}
          />
        </li>
      ))}
    </ul>
  );
  if (!title) return cards;
  return (
    <section className={isRow ? "pt-section" : undefined}>
      <h2 className="wrap">{title}</h2>
      {cards}
    </section>
  );
}
