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

const SPACES = ["w-1", "w-2", "w-3", "w-4", "w-6", "w-8", "w-12", "w-16", "w-band", "w-section"] as const;

const CORNERS = ["rounded-field", "rounded-card", "rounded-full", "rounded-card rounded-tl-leaf"] as const;

export const Type = () =>
  TEXTS.map(([size, use]) => (
    <p key={size} className="flex flex-wrap items-baseline gap-x-6">
      <span className={`font-display ${size}`}>Aceite de palma</span>
      <code className="text-sm text-muted">{`${size}: ${use}`}</code>
    </p>
  ));

export const Space = () =>
  SPACES.map((width) => (
    <p key={width} className="mt-2 flex items-center gap-4">
      <code className="w-20 text-sm">{width.slice(2)}</code>
      <span className={`h-4 bg-palm-500 ${width}`} />
    </p>
  ));

export const Corners = () => (
  <div className="mt-8 flex flex-wrap gap-6">
    {CORNERS.map((corner) => (
      <div key={corner} className={`grid h-32 w-40 place-items-center bg-husk-300 ${corner}`}>
        <code className="text-sm">{corner}</code>
      </div>
    ))}
  </div>
);
