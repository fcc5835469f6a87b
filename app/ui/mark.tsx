import { markPath } from "~/lib/mark-path";

/** The company's logo. It is decorative, because the name is beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="3 0 26 34" aria-hidden="true" fill="currentColor" className={className}>
      <path d={markPath} />
    </svg>
  );
}
