import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** A page to go on to, with a word on what it holds. */
export type NextStep = { label: string; to: string; description: string };

export type NextStepsContent = { title: string; steps: readonly NextStep[] };

/** Where to go next at the end of a page, the steps beside each other where there is room. */
export function PageEnd({ next }: { next: NextStepsContent }) {
  return (
    <div className="page-end wrap">
      <NextSteps {...next} />
    </div>
  );
}

/** Where to go next, as a short list of links between hairlines. */
export function NextSteps({ title, steps }: NextStepsContent) {
  return (
    <nav aria-label={title}>
      <p className="mb-4 eyebrow">{title}</p>
      <ul>
        {steps.map(({ label, to, description }) => (
          <li key={to} className="-mb-px border-y border-husk-300">
            <Link to={to} className="group flex items-start justify-between gap-4 py-4">
              <span>
                <span className="block font-display text-xl [line-height:1.25] tracking-[-0.01em] group-hover:text-palm-700">
                  {label}
                </span>
                <span className="mt-1 block text-base text-muted">{description}</span>
              </span>
              <Icon
                name="arrow-right"
                className="mt-0.5 text-palm-700 transition-[translate] group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
