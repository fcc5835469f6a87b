type Props = { facts: readonly { figure: string; label: string }[] };

/** The company at a glance: three figures in a row. */
export function CompanyFacts({ facts }: Props) {
  return (
    <section className="wrap py-[clamp(48px,5vw,80px)]">
      <dl className="grid border-t border-husk-300 tablet:grid-cols-3 tablet:gap-x-8 tablet:border-b">
        {facts.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-center justify-end gap-5 border-b border-husk-300 py-4 tablet:flex-col-reverse tablet:items-start tablet:gap-2 tablet:border-b-0 tablet:py-7"
          >
            <dt className="max-w-[22em] text-muted">{label}</dt>
            <dd className="w-9 flex-none figure text-[44px] text-palm-700 tablet:w-auto tablet:text-[52px] desktop:text-[60px]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
