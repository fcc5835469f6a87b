type Props = { title: string; facts: readonly { figure: string; label: string }[] };

/** The company at a glance: three figures in a row. */
export function CompanyFacts({ title, facts }: Props) {
  return (
    <section aria-labelledby="cifras" className="wrap pt-(--section) pb-[clamp(40px,5vw,72px)]">
      <h2 id="cifras" className="mb-5 font-text eyebrow">
        {title}
      </h2>
      <dl className="grid tablet:grid-cols-3 tablet:gap-x-8">
        {facts.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-center justify-end gap-5 py-3 tablet:max-desktop:flex-col-reverse tablet:max-desktop:items-start desktop:items-start"
          >
            <dt className="max-w-[16em] text-muted desktop:pt-4">{label}</dt>
            <dd className="w-11 flex-none figure text-[56px] text-palm-700 desktop:w-[74px] desktop:text-[92px]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
