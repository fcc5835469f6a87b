const TEXTS = [
  ["text-xs", "eyebrows, captions"],
  ["text-sm", "small print, labels"],
  ["text-base", "body"],
  ["text-lg", "leads"],
  ["text-xl", "card titles (h3)"],
  ["text-2xl", "titles of large cards"],
  ["text-3xl", "section headings (h2)"],
  ["text-4xl", "page headings (h1)"],
  ["text-5xl", "one-word titles, figures"],
] as const;

const SPACES = [
  ["1", "w-1"],
  ["2", "w-2"],
  ["3", "w-3"],
  ["4", "w-4"],
  ["6", "w-6"],
  ["8", "w-8"],
  ["12", "w-12"],
  ["16", "w-16"],
  ["band", "w-band"],
  ["section", "w-section"],
] as const;

const CORNERS = ["rounded-field", "rounded-card", "rounded-full", "rounded-card rounded-tl-leaf"] as const;

export const Type = () =>
  TEXTS.map(([size, use]) => (
    <p key={size} className="flex flex-wrap items-baseline gap-x-6">
      <span className={`font-display ${size}`}>Aceite de palma</span>
      <code className="text-sm text-muted">{`${size}: ${use}`}</code>
    </p>
  ));

export const Space = () =>
  SPACES.map(([step, width]) => (
    <p key={step} className="mt-2 flex items-center gap-4">
      <code className="w-20 text-sm">{step}</code>
      <span className={`h-4 bg-palm-500 ${width}`} />
    </p>
  ));

export const Corners = () => (
  <div className="flex flex-wrap gap-6">
    {CORNERS.map((corner) => (
      <div key={corner} className={`grid h-32 w-40 place-items-center bg-husk-300 ${corner}`}>
        <code className="text-sm">{corner}</code>
      </div>
    ))}
  </div>
);
