import type { Farmer } from "~/catalog/farmers";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Meter } from "~/ui/meter";
import { Picture } from "~/ui/picture";
import { AdjacentLinks, type AdjacentLink } from "./adjacent-links";

type Props = {
  farmer: Farmer;
  previous: AdjacentLink;
  next: AdjacentLink;
  words: {
    information: string;
    /** In percent. */
    skills: { title: string; entries: readonly { title: string; end: number }[] };
    adjacent: { label: string; previous: string; next: string };
  };
  breadcrumbs: readonly Crumb[];
};

/**
 * A farmer: name, title, picture, personal information, three skills as bars (spec 2, "Farmer details"), and the ones
 * before and after.
 */
export function FarmerProfile({ farmer, previous, next, words, breadcrumbs }: Props) {
  return (
    <section className="wrap pt-5 pb-(--section) tablet:pt-8">
      <Breadcrumb breadcrumbs={breadcrumbs} current={farmer.name} />
      <div className="mt-6 grid gap-x-10 gap-y-12 tablet:mt-8 tablet:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:gap-x-20">
        <div className="tile aspect-square max-w-[620px] leaf-br *:*:origin-top *:*:scale-106 tablet:aspect-4/5 desktop:row-span-2 desktop:aspect-auto desktop:h-full">
          <Picture picture={farmer.thumb} sizes="(width < 721px) 86vw, 47vw" lead />
        </div>
        <div>
          <p className="eyebrow">{farmer.title}</p>
          <h1 className="mt-4">{farmer.name}</h1>
          <p className="mt-6 max-w-[32em] lead">{farmer.intro}</p>
          <p className="mt-4 max-w-[36em] text-muted">{farmer.about}</p>
        </div>
        <div className="tablet:max-desktop:col-span-2">
          <h2 className="card-title">{words.information}</h2>
          <dl className="facts facts-wide facts-pairs mt-4">
            {farmer.info.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="rounded-card bg-husk-100 p-7 tablet:col-span-2 tablet:p-10 desktop:mt-6">
          <h2 className="card-title">{words.skills.title}</h2>
          <ul className="mt-5 grid gap-6 tablet:grid-cols-3 tablet:gap-x-10">
            {words.skills.entries.map(({ title, end }) => (
              <li key={title}>
                <Meter label={title} percent={end} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <AdjacentLinks previous={previous} next={next} words={words.adjacent} />
    </section>
  );
}
