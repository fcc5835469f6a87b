import { phoneUrl } from "~/lib/phone-url";
import { Icon, type IconName } from "~/ui/icon";
import { type Placeholder, WaitingHeading } from "./waiting";

type Props = {
  placeholder: Placeholder;
  phone: string;
  place: string;
  hours: string;
  words: {
    eyebrow: string;
    title: string;
    titleEnd: string;
    write: { title: string; value: string; text: string; button: string };
    call: { title: string };
    visit: { title: string; text: string };
    slip: { title: string; items: readonly string[] };
  };
};

/** Procedimiento de quejas until it is written: the ways that are open, and what to say on them. */
export function ComplaintsMeanwhile({ placeholder, phone, place, hours, words }: Props) {
  const others: { icon: IconName; title: string; value: string; text: string; to: string }[] = [
    { icon: "phone", ...words.call, value: phone, text: hours, to: phoneUrl(phone) },
    { icon: "pin", ...words.visit, value: place, to: "/agenda-corporativa#camino" },
  ];
  return (
    <div className="wrap section">
      <WaitingHeading id="maneras" placeholder={placeholder} words={words} />
      <ul className="complaint-ways">
        <li className="complaint-way on-dark">
          <h3>
            <Icon name="mail" />
            {words.write.title}
          </h3>
          <p className="complaint-address">{words.write.value}</p>
          <p>{words.write.text}</p>
          <a href="/contact-us" className="button button-primary">
            {words.write.button}
            <Icon name="arrow-right" />
          </a>
        </li>
        {others.map(({ icon, title, value, text, to }) => (
          <li key={title} className="complaint-way">
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <p className="complaint-address">
              <a href={to} className="text-link">
                {value}
              </a>
            </p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="conviene" className="slip">
        <h2 id="conviene" className="card-title">
          {words.slip.title}
        </h2>
        <ol>
          {words.slip.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
