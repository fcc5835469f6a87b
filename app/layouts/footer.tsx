import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useLanguage } from "~/ui/language";
import { Link } from "~/ui/link";
import { usePathname } from "~/ui/use-pathname";
import { company } from "~/words/company";
import * as frame from "~/words/frame";
import * as navigation from "~/words/navigation";

/** Pages whose visitors have a question or a complaint, so the footer does not invite them to order. */
const WITHOUT_CALL = new Set(["/contact-us", "/procedimiento-quejas"]);

const contact = [
  { icon: "pin", text: `${company.village}, ${company.department}, ${company.country}` },
  { icon: "phone", text: company.phone },
  { icon: "mail", text: company.email },
] as const;

/**
 * A call to action, the company, links, contact details, and the company's name in giant letters. Link labels are Spanish on
 * every page, like the menu's.
 */
export function Footer() {
  const words = frame.footer[useLanguage()];
  const [call, callEnd] = words.lead;
  const hasCall = !WITHOUT_CALL.has(usePathname());
  return (
    <footer className="relative overflow-clip on-dark print:break-inside-avoid print:border-t print:py-3">
      <div className="wrap">
        {hasCall ? (
          <div className="flex flex-wrap items-center justify-between gap-8 border-b border-line-on-dark pt-16 pb-band print:hidden">
            <h2 className="max-w-[15em] flex-[1_1_8em]">
              {`${call} `}
              <em className="text-oil-400">{callEnd}</em>
            </h2>
            <ButtonLink to="/contact-us" look="primary" className="max-tablet:w-full">
              {words.button}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        ) : null}
        <div
          className={classNames(
            "grid grid-flow-dense justify-between gap-8 pb-band wrap-anywhere tablet:grid-cols-2 tablet:gap-12 desktop:grid-cols-3 print:flex print:py-3",
            hasCall ? "pt-band" : "pt-16",
          )}
        >
          <p className="-mt-1 max-w-[34ch]">{words.about}</p>
          {/* On tablets, the contact details take the place before it. */}
          <div className="tablet:col-span-2 desktop:col-span-1 print:hidden">
            <h2 className="mb-3 font-text eyebrow">{words.links}</h2>
            <ul lang="es" className="-mt-1 columns-[8.75rem_3] gap-x-6">
              {navigation.footer.map(({ label, to }) => (
                <li key={to} className="break-inside-avoid">
                  <Link
                    to={to}
                    className="inline-block py-1 underline-offset-4 hover:text-husk-50 hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="mb-3 font-text eyebrow print:hidden">{words.contact}</h2>
            <address className="grid gap-2">
              {contact.map(({ icon, text }) => (
                <p key={icon} className="flex gap-3">
                  <Icon name={icon} className="mt-1 size-5 text-oil-400 print:hidden" />
                  {text}
                </p>
              ))}
            </address>
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 pb-8 text-sm print:py-3">
          <p>{fill(frame.footer.rights, { name: company.name })}</p>
          <p lang="en">{company.hours}</p>
        </div>
      </div>
      {/* Purely decorative, so CSS generates it. */}
      <p
        aria-hidden="true"
        data-name={company.name}
        className={classNames(
          "text-center font-display text-[min(15vw,222px)]/[0.76] tracking-tight whitespace-nowrap text-palm-800",
          "select-none before:content-[attr(data-name)] print:hidden forced-colors:hidden",
        )}
      />
    </footer>
  );
}
