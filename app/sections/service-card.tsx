import { href } from "react-router";
import type { Service } from "~/catalog/services";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "./picture-tile";

export type ShownService = Pick<Service, "id" | "title" | "description" | "thumb" | "background">;

type Props = {
  service: ShownService;
  /** The level of its heading on the page. */
  heading: "h2" | "h3";
  /** It was seen last. */
  isActive: boolean;
  /** As in `<img sizes>`. */
  sizes: string;
  /** Its picture is the first of the page. */
  lead: boolean;
};

/** One service, which leads to its page. */
export function ServiceCard({ service, heading: Heading, isActive, sizes, lead }: Props) {
  return (
    <article
      aria-label={service.title}
      className="service-card clipped-card hover-zoom"
      data-active={isActive ? "" : undefined}
    >
      <PictureTile
        picture={service.thumb}
        background={service.background}
        sizes={sizes}
        lead={lead}
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
  );
}
