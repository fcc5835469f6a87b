import { href } from "react-router";
import { toCard } from "~/catalog/queries/lists";
import { servicePage } from "~/catalog/content/farm-pages";
import { products as allProducts } from "~/catalog/content/products";
import { services } from "~/catalog/content/services";
import { findRecord } from "~/lib/find-record";
import { useRememberService } from "~/features/services/active-service";
import { ProductGrid } from "~/sections/product-grid";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Tile } from "~/ui/tile";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/service-details";

const breadcrumbs = [parentPages.home, parentPages.services];

export const loader = ({ params }: Route.LoaderArgs) => {
  const { products: ids, ...service } = findRecord(services, params.id);
  return {
    service,
    products: ids.map((id) => toCard(findRecord(allProducts, String(id)))),
    allServices: services.map(({ id, title }) => ({ id, title })),
    words: servicePage(),
  };
};

export const meta = ({ loaderData: { service, words } }: Route.MetaArgs) =>
  demoMeta({
    title: service.title,
    description: service.description,
    path: `/service-details/${service.id}`,
    card: words.card,
    breadcrumbs,
  });

export default function ServiceDetails({ loaderData }: Route.ComponentProps) {
  const { service, products, allServices, words } = loaderData;
  const { offer, help } = words;
  useRememberService(service.id);
  return (
    <div className="wrap pt-4 pb-section tablet:pt-8">
      <Breadcrumb breadcrumbs={breadcrumbs} current={service.title} />
      <article className="mt-4 mb-section grid gap-x-band gap-y-8 desktop:grid-cols-2">
        <Tile
          picture={service.thumb}
          background={service.background}
          sizes={{ phone: 1, desktop: 1 / 2 }}
          whole
          priority
          className="aspect-3/2 rounded-br-leaf tablet:aspect-2/1 desktop:aspect-auto desktop:min-h-140"
          imageClassName="desktop:absolute desktop:scale-112"
        />
        <div className="gap-x-8 self-center tablet:grid tablet:grid-cols-6-7 desktop:order-first desktop:block">
          <div>
            <h1 className="tablet:text-3xl">{service.title}</h1>
            <p className="mt-4 text-lg text-balance">{service.description}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to="/contact-us" look="primary" className="max-tablet:w-full">
                {offer.ask}
                <Icon name="arrow-right" />
              </ButtonLink>
              <p className="text-sm text-balance text-muted">{offer.free}</p>
            </div>
          </div>
          <Facts
            className="mt-8"
            facts={[
              { label: offer.audience, value: service.audience },
              {
                label: offer.points,
                value: (
                  <ul>
                    {service.points.map((point) => (
                      <li key={point} className="flex gap-2 pb-1">
                        <Icon name="check" className="mt-1 size-5 text-palm-700" />
                        {point}
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </div>
      </article>
      <div className="grid grid-cols-1 gap-x-band gap-y-12 tablet:grid-cols-2 desktop:grid-cols-7-5 desktop:grid-rows-[auto_1fr]">
        <div className="tablet:col-span-2 desktop:col-span-1">
          {service.text.map((paragraph, index) => (
            <p
              key={paragraph}
              className={
                index === 0
                  ? "mb-8 max-w-[34em] font-display text-xl/snug text-balance desktop:text-2xl"
                  : "mt-4 max-w-[60ch]"
              }
            >
              {paragraph}
            </p>
          ))}
        </div>
        <nav aria-labelledby="all-services" className="flex flex-col desktop:row-span-2">
          <h2 id="all-services" className="border-b border-husk-300 pb-4 tablet:text-2xl">
            {words.list}
          </h2>
          <ul className="grid grow">
            {allServices.map(({ id, title }) => (
              <li key={id} className="border-b border-husk-300">
                <Link
                  to={href("/service-details/:id", { id: String(id) })}
                  aria-current={id === service.id ? "page" : undefined}
                  className="flex h-full items-center justify-between gap-3 py-4 font-display text-xl/tight hover:text-palm-700 aria-[current]:text-palm-700 desktop:text-lg/tight"
                >
                  {title}
                  {id === service.id ? (
                    <span className="w-5 border-b-2 border-fruit-600" />
                  ) : (
                    <Icon name="arrow-right" className="size-5 text-palm-700" />
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section
          aria-labelledby="need-help"
          className="flex flex-wrap content-center items-center justify-between gap-x-12 gap-y-6 rounded-card rounded-br-leaf bg-husk-100 p-band"
        >
          <div className="flex-[1_1_240px]">
            <h2 id="need-help" className="tablet:text-2xl">
              {help.title}
            </h2>
            <p className="mt-2">{help.text}</p>
          </div>
          <ButtonLink to="/contact-us">
            {help.link}
            <Icon name="arrow-right" />
          </ButtonLink>
        </section>
      </div>
      {products.length > 0 ? (
        <section aria-labelledby="from-the-shop" className="pt-section">
          <h2 id="from-the-shop" className="mb-8 desktop:mb-12">
            {words.shop}
          </h2>
          <ProductGrid products={products} />
        </section>
      ) : null}
    </div>
  );
}
