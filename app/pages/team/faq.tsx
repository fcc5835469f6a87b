import { questions } from "~/content/demo/faq";
import { demoPages } from "~/content/demo/pages";
import { home } from "~/content/demo/trail";
import { Faq as Questions } from "~/sections/faq";
import { PageTitle } from "~/sections/page-title";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/faq";

export const loader = () => ({ page: demoPages.faq, trail: [home], questions });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

export default function Faq({ loaderData: { page, trail, questions: all } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} trail={trail} />
      <Questions questions={all} picture={page.picture} />
    </>
  );
}
