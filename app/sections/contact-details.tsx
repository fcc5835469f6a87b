import type { ReactNode } from "react";
import type { ContactPage } from "~/catalog/content/corporate-pages";
import { classNames } from "~/lib/class-names";
import { BreakableEmail } from "~/ui/breakable-email";
import { company } from "~/words/company";

type Props = { content: ContactPage["details"]; className?: string };

export function ContactDetails({ content, className }: Props) {
  return (
    <section className={classNames("@container", className)}>
      <h2 className="mb-8 max-w-[12em] text-2xl">{content.title}</h2>
      <dl className="grid gap-x-12 @xl:grid-cols-5-7">
        <Detail label={content.phone}>
          <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, "")}`} className="text-link">
            {company.phone}
          </a>
        </Detail>
        <Detail label={content.email}>
          <a href={`mailto:${company.email}`} className="text-link">
            <BreakableEmail text={company.email} />
          </a>
        </Detail>
        <Detail label={content.place} note={company.country}>
          {company.village}, {company.department}
        </Detail>
        <Detail label={content.hours.label} note={content.hours.note}>
          {content.hours.value}
        </Detail>
      </dl>
      <dl>
        <Detail label={content.directions.label} note={content.directions.text} />
      </dl>
    </section>
  );
}

function Detail({ label, note, children }: { label: string; note?: string; children?: ReactNode }) {
  return (
    <div className="border-t border-current/22 py-6">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1">
        {children ? (
          <span className="font-display text-xl table-figures @xl:@max-2xl:text-lg">{children}</span>
        ) : null}
        {note ? <span className="mt-1 block max-w-[52ch] text-base text-muted">{note}</span> : null}
      </dd>
    </div>
  );
}
