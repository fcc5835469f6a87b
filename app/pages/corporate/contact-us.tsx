import { contact } from "~/content/corporate/contact";
import { corporatePages, home } from "~/content/corporate/pages";
import { company } from "~/content/site";
import { ContactForm } from "~/features/contact/contact-form";
import { ContactDetails } from "~/sections/contact-details";
import { PageHero } from "~/sections/page-hero";
import type { Route } from "./+types/contact-us";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ page: corporatePages.contact, home, contact });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={loaderData.page} home={loaderData.home} className="max-desktop:[--foot:174px]" />
      <div className="wrap grid gap-x-[88px] pb-(--section) desktop:grid-cols-[1fr_640px]">
        <ContactForm
          content={loaderData.contact.form}
          email={company.email}
          className="relative z-2 -mx-2 -mt-[150px] self-start rounded-card leaf-tl bg-husk-50 px-6 pt-11 pb-8 shadow-float tablet:mx-0 tablet:-mt-[150px] tablet:px-16 tablet:pt-16 tablet:pb-14 desktop:order-last desktop:-mt-[268px]"
        />
        <ContactDetails content={loaderData.contact.details} company={company} />
      </div>
    </>
  );
}
