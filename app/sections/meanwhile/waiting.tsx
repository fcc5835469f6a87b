import { classNames } from "~/lib/class-names";

type Props = { children: string; className?: string };

/** The one sentence of a page whose text is yet to come (spec 2, "Corporate pages"). */
export function Waiting({ children, className }: Props) {
  return (
    <div className={classNames("waiting-words", className)}>
      <p>{children}</p>
    </div>
  );
}
