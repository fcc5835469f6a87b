import { Icon, type IconName } from "~/ui/icon";
import { SectionHeading } from "../section-heading";
import { Waiting } from "./waiting";

type Props = {
  placeholder: string;
  phone: string;
  place: string;
  hours: string;
  words: {
    eyebrow: string;
    title: string;
    titleEnd: string;
    write: { title: string; text: string; button: string };
    call: { title: string };
    visit: { title: string };
    slip: { title: string; items: readonly string[] };
  };
};

/** Procedimiento de quejas until it is written: the ways that are open, and what to say on them. */
export function ComplaintsMeanwhile({ placeholder, phone, place, hours, words }: Props) {
  const ways: { icon: IconName; title: string; value: string; text: string; to: string }[] = [
    { icon: "mail", ...words.write, value: words.write.button, to: "/contact-us" },
    { icon: "phone", ...words.call, value: phone, text: hours, to: `tel:${phone.replaceAll(/[^+\d]/g, "")}` },
    { icon: "pin", ...words.visit, value: place, text: hours, to: "/contact-us" },
  ];
  return (
    <div className="complaints wrap section">
      <Waiting>{placeholder}</Waiting>
      <section aria-labelledby="maneras">
        <SectionHeading id="maneras" {...words} />
        <ul className="mt-10 grid gap-5 desktop:grid-cols-3 desktop:gap-x-8">
          {ways.map(({ icon, title, value, text, to }) => (
            <li key={title} className="complaint-way">
              <h3 className="flex items-center gap-3 font-text! text-[17px]! font-medium! text-muted">
                <Icon name={icon} className="text-fruit-600" />
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
      </section>
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
