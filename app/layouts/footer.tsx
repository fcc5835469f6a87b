import { useLocation } from "react-router";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useLanguage } from "~/ui/language";
import { Link } from "~/ui/link";
import { company } from "~/words/company";
import * as frame from "~/words/frame";
import * as navigation from "~/words/navigation";

/** Who is there to contact the company, or to complain, is not asked for the next order. */
const WITHOUT_LEAD = new Set(["/contact-us", "/procedimiento-quejas"]);

/** One line and one call to action (not on the contact page), who the company is, links, contact, and its name in giant letters. The links' names are Spanish on all pages, as the menu's are. */
export function Footer() {
  const { pathname } = useLocation();
  const words = frame.footer[useLanguage()];
  const [lead, leadEnd] = words.lead;
  const hasLead = !WITHOUT_LEAD.has(pathname);
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        {hasLead ? (
          <div className="footer-lead">
            <h2>
              {`${lead} `}
              <em>{leadEnd}</em>
            </h2>
            <ButtonLink to="/contact-us" look="primary">
              {words.button}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        ) : null}
        <div className={classNames("footer-parts", !hasLead && "pt-16!")}>
          <p>{words.about}</p>
          <div>
            <h2 className="eyebrow">{words.links}</h2>
            <ul lang="es">
              {navigation.footer.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="eyebrow">{words.contact}</h2>
            <address>
              <p>
                <Icon name="pin" />
                {`${company.village}, ${company.department}, ${company.country}`}
              </p>
              <p>
                <Icon name="phone" />
                {company.phone}
              </p>
              <p>
                <Icon name="mail" />
                {company.email}
              </p>
            </address>
          </div>
        </div>
        <div className="footer-end">
          <p>{fill(frame.footer.rights, { name: company.name })}</p>
          <p lang="en">{company.hours}</p>
        </div>
      </div>
      <p aria-hidden="true" data-name={company.name} className="footer-name" />
    </footer>
  );
}
