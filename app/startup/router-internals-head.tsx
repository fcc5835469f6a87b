import { use, type ReactNode } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/**
 * Around `<Meta>` and `<Links>`: in the file for unknown paths they would know the root alone until the router's own
 * `<Scripts>` is there, which this site does without. A route that has not come yet adds nothing to either.
 */
export function HeadOfAllRoutes({ children }: { children: ReactNode }) {
  const framework = use(FrameworkContext);
  return (
    <FrameworkContext
      value={framework && { ...framework, isSpaMode: import.meta.env.SSR && framework.isSpaMode }}
    >
      {children}
    </FrameworkContext>
  );
}
