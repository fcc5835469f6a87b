import { href } from "react-router";
import type { ProductOnCard } from "~/catalog/lists";
import type { Service } from "~/catalog/services";
import { useRememberService } from "~/features/services/active-service";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "~/sections/picture-tile";
import { ProductGrid } from "~/sections/product-grid";

type Props = {
  service: Omit<Service, "products">;
  /** What the shop sells of it by the piece. */
  products: readonly ProductOnCard[];
  all: readonly Pick<Service, "id" | "title">[];
  /** What the list is called. */
  label: string;
  /** What stands at whom a service is for and what they get; the way to ask for it, and what asking costs. */
  words: { audience: string; points: string; ask: string; free: string };
  /** Above the products. */
  shop: string;
  help: { title: string; text: string; link: string };
  breadcrumbs: readonly Crumb[];
};

/**
 * A service: what is offered, for whom, and the way to ask for it; below it more, beside the list of all five and a box
 * that offers help (spec 2, "Service details"), and what the shop sells of it.
 */
export function ServiceArticle({ service, products, all, label, words, shop, help, breadcrumbs }: Props) {
  useRememberService(service.id);
  return (
    <div className="wrap pt-4 pb-section tablet:pt-8">
      <Breadcrumb breadcrumbs={breadcrumbs} current={service.title} />
      <article className="service-offer">
        <div>
          <h1>{service.title}</h1>
          <p className="mt-4 lead">{service.description}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link to="/contact-us" className="button button-primary max-tablet:w-full">
              {words.ask}
              <Icon name="arrow-right" />
            </Link>
            <p className="text-sm text-balance text-muted">{words.free}</p>
          </div>
          <dl className="facts mt-8 tablet:max-desktop:mt-2">
            <div>
              <dt>{words.audience}</dt>
              <dd>{service.audience}</dd>
            </div>
            <div>
              <dt>{words.points}</dt>
              <dd>
                <ul>
                  {service.points.map((point) => (
                    <li key={point} className="flex gap-2 pb-1">
                      <Icon name="check" className="mt-0.5 size-5 text-palm-700" />
                      {point}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          </dl>
        </div>
        <PictureTile
          picture={service.thumb}
          background={service.background}
          sizes="(width < 1181px) 86vw, 41vw"
          lead
          className="leaf-br"
        />
      </article>
      <div className="service-more">
        <div>
          {service.text.map((paragraph, index) => (
            <p
              key={paragraph}
              className={index === 0 ? "description-lead max-w-[32em]" : "mt-4 max-w-[60ch]"}
            >
              {paragraph}
            </p>
          ))}
        </div>
        <nav aria-labelledby="all-services" className="service-all">
          <h2 id="all-services" className="text-2xl">
            {label}
          </h2>
          <ul>
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
        <section aria-labelledby="need-help" className="service-help">
          <div>
            <h2 id="need-help" className="text-2xl">
              {help.title}
            </h2>
            <p className="mt-2">{help.text}</p>
          </div>
          <Link to="/contact-us" className="button button-outline">
            {help.link}
            <Icon name="arrow-right" />
          </Link>
        </section>
      </div>
      {products.length > 0 ? (
        <section aria-labelledby="from-the-shop" className="service-products">
          <h2 id="from-the-shop">{shop}</h2>
          <ProductGrid products={products} />
        </section>
      ) : null}
    </div>
  );
}
