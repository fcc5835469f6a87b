import { faqPage } from "~/catalog/schemas/farm-pages";
import { farmers } from "~/catalog/schemas/farmers";
import { FaqList } from "./faq-list";
import { PageHead } from "~/sections/page-head";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/faq";

export function loader() {
  const page = faqPage();
  const person = farmers.find(({ thumb }) => thumb.base === page.portrait.base);
  return {
    page: { ...page, breadcrumbs: [parentPages.home] },
    person: person && { id: person.id, name: person.name, title: person.title },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Faq({ loaderData: { page, person } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={{ ...page, tint: "leaf" }} look="sheet" />
      <FaqList page={page} person={person} />
    </>
  );
}
