type Props = { facts: readonly { figure: string; label: string }[] };

/** The company at a glance: three figures in a row. */
export function CompanyFacts({ facts }: Props) {
  return (
    <section className="wrap pt-(--section) pb-[clamp(40px,5vw,72px)]">
      <dl className="grid gap-y-6 tablet:grid-cols-3 tablet:gap-x-8">
        {facts.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-center justify-end gap-5 tablet:flex-col-reverse tablet:items-start tablet:justify-end tablet:gap-4"
          >
            <dt className="max-w-[22em] text-muted">{label}</dt>
            <dd className="w-11 flex-none figure text-[56px] text-palm-700 tablet:w-auto tablet:text-[72px] desktop:text-[92px]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
