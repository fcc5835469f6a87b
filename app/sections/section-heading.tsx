type Props = {
  /** The headline's id, for the section's `aria-labelledby`. */
  id?: string;
  eyebrow: string;
  title: string;
  /** The second half of the title, in italics. */
  titleEnd?: string;
  className?: string;
};

export function SectionHeading({ id, eyebrow, title, titleEnd, className }: Props) {
  return (
    <div className={className}>
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={id} className="mt-3 max-w-[15em]">
        {title}
        {titleEnd ? <em>{` ${titleEnd}`}</em> : null}
      </h2>
    </div>
  );
}
