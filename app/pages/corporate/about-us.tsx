import { aboutPage } from "~/catalog/schemas/corporate-pages";
import { withNextSteps } from "~/catalog/queries/written-pages";
import { CompanyFacts } from "./company-facts";
import { CompanyPeople } from "./company-people";
import { CompanyStory } from "./company-story";
import { PageEnd } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import type { Route } from "./+types/about-us";
import { corporateMeta } from "./corporate-meta";

export function loader() {
  return withNextSteps(aboutPage());
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function AboutUs({ loaderData: { page, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} />
      <CompanyStory story={page.story} />
      <CompanyPeople {...page.people} />
      <CompanyFacts title={page.factsTitle} facts={page.facts} />
      <PageEnd next={next} />
    </>
  );
}
