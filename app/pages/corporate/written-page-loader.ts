import { corporatePages, home, nextSteps, nextStepsTitle } from "~/content/corporate/pages";

/** What stands around the text of one of the pages that the owner writes. */
export function writtenPage(name: keyof typeof nextSteps) {
  return {
    hero: corporatePages[name],
    home,
    next: { title: nextStepsTitle, steps: nextSteps[name] },
  };
}
