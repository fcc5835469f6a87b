import { ContactForm, type ContactFormContent } from "~/features/contact/contact-form";
import { LanguageProvider } from "~/ui/language";
import { ContactDetails, Directions, type ContactDetailsProps } from "./contact-details";

type Props = ContactDetailsProps & { form: ContactFormContent };

/** The contact form and where the company is, in Spanish also on English pages (spec 2, "Home 2"). */
export function ContactSection({ form, content, company }: Props) {
  return (
    <LanguageProvider lang="es">
      <section lang="es" className="bg-husk-100 section below-fold below-fold-tall">
        <div className="wrap grid gap-x-[88px] gap-y-12 desktop:grid-cols-[1fr_640px]">
          <ContactForm
            content={form}
            email={company.email}
            className="rounded-card leaf-tl bg-husk-50 px-6 pt-11 pb-8 tablet:px-16 tablet:pt-16 tablet:pb-14 desktop:order-last"
          />
          <div>
            <ContactDetails content={content} company={company} className="desktop:pt-16" />
            <Directions content={content} />
          </div>
        </div>
      </section>
    </LanguageProvider>
  );
}
