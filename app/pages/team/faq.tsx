import { href } from "react-router";
import { faqPage } from "~/catalog/content/farm-pages";
import { farmers } from "~/catalog/content/farmers";
import { pick } from "~/lib/pick";
import { PageHead } from "~/sections/page-head";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Tile } from "~/ui/tile";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/faq";

export function loader() {
  const page = faqPage();
  const farmer = farmers.find(({ id }) => id === page.farmer);
  return { page, farmer: farmer && pick(farmer, "id", "name", "title", "thumb") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** One question is open at a time, initially the first. */
export default function Faq({ loaderData: { page, farmer } }: Route.ComponentProps) {
  const { questions, contact } = page;
  return (
    <>
      <PageHead content={{ ...page, tint: "leaf" }} look="sheet" />
      <section className="wrap grid gap-x-12 gap-y-12 pt-band pb-section tablet:grid-cols-7-5 desktop:grid-cols-2-1 desktop:gap-x-16">
        <div className="border-t border-husk-300">
          {questions.map(({ question, answer }, index) => (
            <details
              key={question}
              name="faq"
              open={index === 0}
              className="group border-b border-husk-300 print:details-content:[content-visibility:visible]"
            >
              <summary className="flex items-center justify-between gap-6 py-6 hover:text-palm-700">
                <h2 className="text-xl">{question}</h2>
                {/* A circle keeps its size while the icon rotates. */}
                <Icon
                  name="plus"
                  className="size-11 flex-none rounded-full border p-2 text-palm-700 transition-[rotate] group-open:rotate-45 group-open:bg-palm-700 group-open:text-white print:hidden"
                />
              </summary>
              <p className="max-w-[60ch] pb-8 desktop:pr-12">{answer}</p>
            </details>
          ))}
        </div>
        {farmer ? (
          <figure className="flex flex-col overflow-clip rounded-card rounded-tl-leaf bg-husk-100">
            <Tile
              picture={farmer.thumb}
              sizes={{ phone: 1, tablet: 2 / 5, desktop: 1 / 4 }}
              decorative
              radius="none"
              className="aspect-5/4 grow tablet:aspect-auto tablet:h-64"
            />
            <figcaption className="p-6">
              <Link
                to={href("/team-details/:id", { id: String(farmer.id) })}
                className="font-display text-xl/tight underline-offset-4 hover:underline"
              >
                {farmer.name}
              </Link>
              <p className="text-muted">{farmer.title}</p>
              <p className="my-3 border-t border-husk-300 pt-3 text-balance">{contact.text}</p>
              <ButtonLink to="/contact-us" size="compact" className="max-tablet:w-full">
                {contact.link}
              </ButtonLink>
            </figcaption>
          </figure>
        ) : null}
      </section>
    </>
  );
}
