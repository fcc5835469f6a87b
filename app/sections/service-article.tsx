import { href } from "react-router";
import type { Service } from "~/catalog/services";
import { useRememberService } from "~/features/services/active-service";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "./picture-tile";

type Props = {
  service: Service;
  all: readonly Pick<Service, "id" | "title">[];
  /** What the list is called. */
  label: string;
  help: { title: string; text: string; link: string };
  breadcrumbs: readonly Crumb[];
};

/** A service, beside the list of all five and a box that offers help (spec 2, "Service details"). */
export function ServiceArticle({ service, all, label, help, breadcrumbs }: Props) {
  useRememberService(service.id);
  return (
    <div className="wrap grid gap-x-20 gap-y-14 pt-5 pb-(--section) tablet:pt-8 desktop:grid-cols-[minmax(0,1fr)_340px]">
      <article>
        <Breadcrumb breadcrumbs={breadcrumbs} current={service.title} />
        <h1 className="mt-5 tablet:mt-8">{service.title}</h1>
        <PictureTile
          picture={service.thumb}
          background={service.background}
          sizes="(width < 1181px) 92vw, 820px"
          lead
          className="mt-8 aspect-3/2 leaf-br"
        />
        <p className="description-lead mt-10">{service.description}</p>
        {service.text.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-[62ch]">
            {paragraph}
          </p>
        ))}
        <ul className="mt-8">
          {service.points.map((point) => (
            <li key={point} className="flex gap-3 py-2">
              <Icon name="check" className="mt-1 size-5 text-palm-700" />
              {point}
            </li>
          ))}
        </ul>
      </article>
      <div className="service-aside">
        <nav aria-labelledby="all-services">
          <h2 id="all-services" className="card-title mb-4">
            {label}
          </h2>
          <ul className="border-t border-husk-300">
            {all.map(({ id, title }) => (
              <li key={id} className="border-b border-husk-300">
                <Link
                  to={href("/service-details/:id", { id: String(id) })}
                  aria-current={id === service.id ? "page" : undefined}
                  className="service-link"
                >
                  {title}
                  <Icon name="arrow-right" className="size-5" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="need-help" className="rounded-card leaf-tl bg-palm-900 p-8 on-dark">
          <h2 id="need-help" className="mt-10 text-[34px]">
            {help.title}
          </h2>
          <p className="mt-3">{help.text}</p>
          <Link to="/contact-us" className="button button-primary mt-6 w-full">
            {help.link}
            <Icon name="arrow-right" />
          </Link>
        </section>
      </div>
    </div>
  );
}
