import { about } from "~/content/corporate/about";
import { corporatePages, home } from "~/content/corporate/pages";
import { CompanyFacts } from "~/sections/company-facts";
import { CompanyPeople } from "~/sections/company-people";
import { CompanyStory } from "~/sections/company-story";
import { PageHero } from "~/sections/page-hero";
import type { Route } from "./+types/about-us";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ page: corporatePages.about, home, about });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function AboutUs({ loaderData: { page, home: start, about: content } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page} home={start} />
      <CompanyStory story={content.story} />
      <CompanyPeople {...content.people} />
      <CompanyFacts facts={content.facts} />
    </>
  );
}
