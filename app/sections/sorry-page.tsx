import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { Mark } from "~/ui/mark";

/** A quiet page for what went wrong: the sentence, what it means, and the way home. */
export function SorryPage({ title, text }: { title: string; text: string }) {
  return (
    <section lang="en" className="relative isolate overflow-clip bg-husk-100">
      <Mark className="absolute -right-[6%] -bottom-[18%] -z-1 h-[120%] w-auto text-husk-300/60" />
      <div className="wrap flex min-h-[clamp(480px,64vh,720px)] flex-col items-start justify-center py-24">
        <h1 className="max-w-[10em]">{title}</h1>
        <p className="mt-6 max-w-[30em] lead text-muted">{text}</p>
        <Link to="/" className="button button-primary mt-10">
          Back to home
          <Icon name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
