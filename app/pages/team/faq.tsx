import { faqPage } from "~/catalog/farm-pages";
import { Faq as Questions } from "~/sections/faq";
import { PageTitle } from "~/sections/page-title";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/faq";

export const loader = () => ({ page: faqPage(), breadcrumbs: [parentPages.home] });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, breadcrumbs: loaderData.breadcrumbs });

export default function Faq({ loaderData: { page, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} breadcrumbs={breadcrumbs} />
      <Questions questions={page.questions} picture={page.picture} />
    </>
  );
}
