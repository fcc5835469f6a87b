import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { Fold } from "~/ui/fold";
import { SectionHeading } from "./section-heading";
import { CopyDrawings, CopyFallback } from "./specification-copy";
import { SpecificationFilter } from "./specification-filter";
import { SpecificationMinor } from "./specification-minor";
import { MINOR, ProfileTable, type Profile } from "./specification-profile";
import { Table, type SpecificationTable } from "./specification-table";

/** Tables of products of one kind. */
export type SpecificationFamily = { title: string; lead: string; tables: readonly SpecificationTable[] };

type Words = {
  eyebrow: string;
  title: string;
  titleEnd: string;
  /** Where `{schema}` stands, the link to the schema. */
  lead: string;
  schema: string;
  none: string;
  sample: string;
  /** What unfolds a table on a phone. */
  folded: string;
  filter: Parameters<typeof SpecificationFilter>[0]["words"];
  copy: { column: string; label: string; done: string; title: string; hint: string; close: string };
  profile: { title: string; titleEnd: string; lead: string; minor: string };
};

type Props = {
  trade: SpecificationTable;
  families: readonly SpecificationFamily[];
  profile: Profile;
  uses: Parameters<typeof SpecificationFilter>[0]["uses"];
  schemaUrl: string;
  /** Ends what is copied. */
  copyEnding: string;
  /** What stands above the links to the parts of the page, and those that follow here. */
  contents: { title: string; following: readonly { id: string; title: string }[] };
  words: Words;
};

const numbersOf = (...tables: readonly Pick<SpecificationTable, "products">[]) =>
  tables
    .flatMap(({ products }) => products)
    .map(({ number }) => number)
    .join(" ");

/** Tables as the list of the page's parts names them. */
const linked = (title: string, tables: readonly SpecificationTable[]) => ({
  id: slugOf(title),
  title,
  of: numbersOf(...tables),
});

/**
 * Below the documents: every value of the products side by side, with a choice of products, use and units, and the fatty acids
 * with a bar beside each interval. It is made when the site is built, and the choice is
 * the style's: only the copying of a row has code in the browser (copy-row.ts).
 */
export function Specification({
  trade,
  families,
  profile,
  uses,
  schemaUrl,
  copyEnding,
  contents,
  words,
}: Props) {
  const cellWords = { none: words.none, sample: words.sample, copy: words.copy.column };
  const folded = (count: number) => fill(words.folded, { count });
  const nameCopy = (name: string) => fill(words.copy.label, { name });
  const [beforeSchema, afterSchema] = words.lead.split("{schema}");
  const [oils, ...others] = families;
  const parts = [
    linked(trade.caption, [trade]),
    ...(oils ? [linked(oils.title, oils.tables)] : []),
    { id: "perfil", title: `${words.profile.title} ${words.profile.titleEnd}`, of: numbersOf(profile) },
    ...others.map(({ title, tables }) => linked(title, tables)),
    ...contents.following.map((part) => ({ ...part, of: undefined })),
  ];
  const fold = (table: SpecificationTable, isNamed = false) => (
    <Fold id={slugOf(table.caption)} label={folded(table.rows.length)} of={table.caption} isOfShown={isNamed}>
      <Table table={table} words={cellWords} nameCopy={nameCopy} />
    </Fold>
  );
  const family = ({ title, lead, tables }: SpecificationFamily) => (
    <section key={title} className="wrap" data-of={numbersOf(...tables)}>
      <h3 id={tables.length > 1 ? slugOf(title) : undefined}>{title}</h3>
      <p className="mt-2 mb-6 text-muted">{lead}</p>
      <div className="specification-family">
        {tables.map((table) => (
          <div key={table.caption} data-of={numbersOf(table)}>
            {fold(table, tables.length > 1)}
          </div>
        ))}
      </div>
    </section>
  );
  return (
    <div className="specification-all" data-copied={words.copy.done} data-ending={copyEnding}>
      <CopyDrawings />
      <section aria-labelledby="comparar" className="wrap">
        <div id="comparar">
          <SectionHeading eyebrow={words.eyebrow} title={words.title} titleEnd={words.titleEnd} />
        </div>
        <p className="mt-5 max-w-[60ch] lead text-muted">
          {beforeSchema}
          <a href={schemaUrl} className="text-link">
            {words.schema}
          </a>
          {afterSchema}
        </p>
        <nav aria-label={contents.title} className="specification-contents">
          <ul className="swipe-row">
            {parts.map(({ id, title, of }) => (
              <li key={id} data-of={of}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <SpecificationFilter products={trade.products} uses={uses} words={words.filter} />
        <div className="mt-14" data-of={numbersOf(trade)}>
          <h3 className="mb-6">{trade.caption}</h3>
          {fold(trade)}
        </div>
      </section>
      {oils ? family(oils) : null}
      <section
        id="perfil"
        aria-labelledby="perfil-titulo"
        className="specification-band on-dark"
        data-of={numbersOf(profile)}
      >
        <div className="wrap">
          <h2 id="perfil-titulo">
            {words.profile.title}
            <em>{` ${words.profile.titleEnd}`}</em>
          </h2>
          <p className="mt-4 max-w-[60ch]">{fill(words.profile.lead, { most: profile.most })}</p>
          <SpecificationMinor>{fill(words.profile.minor, { least: MINOR })}</SpecificationMinor>
          <ProfileTable
            caption={`${words.profile.title} ${words.profile.titleEnd}`}
            profile={profile}
            words={cellWords}
            nameCopy={nameCopy}
          />
        </div>
      </section>
      {others.map(family)}
      <output className="sr-only" data-copy-status />
      <CopyFallback {...words.copy} />
    </div>
  );
}
