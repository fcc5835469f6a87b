import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { RuledList } from "~/ui/ruled-list";

type Props = {
  title: string;
  steps: readonly { label: string; to: string; description: string }[];
  className?: string;
};

/** Links to related pages at the end of a page. */
export function NextSteps({ title, steps, className = "wrap pb-section" }: Props) {
  return (
    <nav aria-label={title} className={className}>
      <p className="mb-4 eyebrow">{title}</p>
      <RuledList columns={3}>
        {steps.map(({ label, to, description }) => (
          <li key={to}>
            <Link to={to} className="group flex gap-4 py-4 @lg:py-6 @4xl:py-4">
              <span className="grid flex-1 gap-1 @lg:@max-4xl:grid-cols-[1fr_auto] @lg:@max-4xl:items-baseline">
                <span className="font-display text-xl/tight group-hover:text-palm-700">{label}</span>
                <span className="text-sm text-muted">{description}</span>
              </span>
              <Icon
                name="arrow-right"
                className="mt-1 text-palm-700 transition-[translate] group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </RuledList>
    </nav>
  );
}
