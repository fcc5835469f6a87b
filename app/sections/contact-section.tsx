import type { ContactPage } from "~/catalog/schemas/corporate-pages";
import { ContactForm } from "~/features/contact/contact-form";
import { LanguageProvider } from "~/ui/language";
import { ContactDetails } from "./contact-details";

/** Spanish also on English pages. */
export function ContactSection({ form, details }: Pick<ContactPage, "form" | "details">) {
  return (
    <LanguageProvider lang="es">
      <section lang="es">
        <div className="mx-2 grid gap-x-16 gap-y-12 rounded-card rounded-br-leaf bg-tint-leaf p-4 [--color-husk-300:#b4cdb6] tablet:wrap tablet:p-12 desktop:grid-cols-[1fr_600px]">
          <ContactForm
            content={form}
            className="rounded-card rounded-tl-leaf bg-husk-50 px-6 pt-12 pb-8 tablet:p-12 desktop:order-last"
          />
          <ContactDetails content={details} className="desktop:pt-12" />
        </div>
      </section>
    </LanguageProvider>
  );
}
