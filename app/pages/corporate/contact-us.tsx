import { useRef } from "react";
import { contactPage } from "~/catalog/content/corporate-pages";
import { useCart } from "~/features/cart/cart-store";
import { ContactForm } from "~/features/contact/contact-form";
import { Quote } from "~/features/quote/quote";
import { classNames } from "~/lib/class-names";
import { ContactDetails } from "~/sections/contact-details";
import { PageHead } from "~/sections/page-head";
import { quoteHelp } from "~/words/quote";
import type { Route } from "./+types/contact-us";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ page: contactPage(), quote: quoteHelp });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const cart = useCart();
  return (
    <>
      <PageHead content={loaderData.page} />
      <div className="wrap grid gap-x-16 pb-section desktop:grid-cols-5-7">
        <ContactForm
          content={loaderData.page.form}
          message={message}
          className={classNames(
            "relative z-2 rounded-card rounded-tl-leaf border border-husk-300 bg-field px-6 pt-12 pb-8",
            "-mt-16 tablet:p-12 desktop:col-start-2 desktop:row-start-1 desktop:-mt-section",
          )}
        >
          {(isSending) => (
            <Quote help={loaderData.quote} message={message} cart={cart} isSending={isSending} />
          )}
        </ContactForm>
        <ContactDetails
          content={loaderData.page.details}
          className="self-start pt-16 desktop:top-below-header desktop:tall:sticky"
        />
      </div>
    </>
  );
}
