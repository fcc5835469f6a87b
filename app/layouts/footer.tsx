import { useLocation } from "react-router";
import { fill } from "~/lib/fill";
import { Icon } from "~/ui/icon";
import { useLanguage } from "~/ui/language";
import { Link } from "~/ui/link";
import { company } from "~/words/company";
import * as frame from "~/words/frame";
import * as navigation from "~/words/navigation";

/** One line and one call to action (not on the contact page), who the company is, links, contact, and its name in giant letters. The links' names are Spanish on all pages, as the menu's are. */
export function Footer() {
  const { pathname } = useLocation();
  const words = frame.footer[useLanguage()];
  const [lead, leadEnd] = words.lead;
  return (
    <footer className="relative overflow-clip on-dark below-fold">
      <div className="wrap">
        {pathname === "/contact-us" ? null : (
          <div className="grid items-end gap-8 border-b border-line-on-dark pt-[clamp(52px,5.8vw,84px)] pb-[clamp(36px,4vw,56px)] tablet:grid-cols-[1fr_auto] tablet:max-desktop:items-center">
            <h2 className="max-w-[15em]">
              {`${lead} `}
              <em className="text-oil-400">{leadEnd}</em>
            </h2>
            <Link to="/contact-us" className="button button-primary">
              {words.button}
              <Icon name="arrow-right" />
            </Link>
          </div>
        )}
        <div className="grid gap-10 py-12 wrap-anywhere tablet:grid-cols-2 tablet:gap-12 desktop:grid-cols-[4fr_4fr_4fr]">
          <p className="max-w-[34ch]">{words.about}</p>
          <div className="tablet:max-desktop:col-span-2 tablet:max-desktop:row-start-2">
            <FooterHeading>{words.links}</FooterHeading>
            <ul lang="es" className="-mt-[5px] columns-2 gap-6 tablet:max-desktop:columns-3">
              {navigation.footer.map(({ label, to }) => (
                <li key={to} className="break-inside-avoid">
                  <Link
                    to={to}
                    className="inline-block py-[5px] hover:text-husk-50 hover:underline hover:underline-offset-4"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <FooterHeading>{words.contact}</FooterHeading>
            <address className="grid gap-2.5">
              <p className="flex gap-3">
                <Icon name="pin" className="mt-[3px] size-5 text-oil-400" />
                {`${company.village}, ${company.department}, ${company.country}`}
              </p>
              <p className="flex gap-3">
                <Icon name="phone" className="mt-[3px] size-5 text-oil-400" />
                {company.phone}
              </p>
              <p className="flex gap-3">
                <Icon name="mail" className="mt-[3px] size-5 text-oil-400" />
                {company.email}
              </p>
            </address>
          </div>
        </div>
        <div className="flex flex-col justify-between gap-1 pb-7 text-sm tablet:flex-row">
          <p>{fill(frame.footer.rights, { name: company.name })}</p>
          <p lang="en">{company.hours}</p>
        </div>
      </div>
      <p aria-hidden="true" data-name={company.name} className="footer-name" />
    </footer>
  );
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="mb-[18px] font-text eyebrow">{children}</h2>;
}
