type Props = { title: string; facts: readonly { figure: string; label: string }[] };

export function CompanyFacts({ title, facts }: Props) {
  return (
    <section aria-labelledby="cifras" className="wrap pt-section pb-band">
      <h2 id="cifras" className="mb-4 font-text eyebrow">
        {title}
      </h2>
      <dl className="grid tablet:grid-cols-3 tablet:gap-x-8">
        {facts.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-center justify-end gap-4 py-3 tablet:max-desktop:flex-col-reverse tablet:max-desktop:items-start desktop:items-start"
          >
            <dt className="max-w-[15em] text-muted desktop:pt-4">{label}</dt>
            <dd className="w-11 flex-none figure text-4xl text-palm-700 desktop:w-18.5 desktop:text-5xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
