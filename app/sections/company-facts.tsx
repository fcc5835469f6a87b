type Props = { facts: readonly { figure: string; label: string }[] };

/** The company at a glance: three figures in a row. */
export function CompanyFacts({ facts }: Props) {
  return (
    <section className="wrap section">
      <dl className="grid border-t border-husk-300 tablet:grid-cols-3">
        {facts.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-b border-husk-300 py-8 tablet:border-b-0 tablet:border-l tablet:pr-6 tablet:pl-8 tablet:first:border-l-0 tablet:first:pl-0"
          >
            <dt className="max-w-[22em] text-muted">{label}</dt>
            <dd className="figure text-[72px] text-palm-700">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
