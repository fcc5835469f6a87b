import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React's spelling of attributes and ids, which HTML does not mind.
    "attr-case": "off",
    "valid-id": "off",
    // The menu stands there twice, for phones and for desks; one is always hidden.
    "unique-landmark": "off",
    // The countries are a listbox of the W3C's pattern (spec 2, "Checkout").
    "prefer-native-element": "off",
  },
});

// What is chosen there acts at once, also without scripts: there is nothing to send (`type="reset"` sets it back).
const isChoice = (path: string, ruleId: string) => path === "/ficha-tecnica" && ruleId === "wcag/h32";

/** What html-validate finds in a page as it was sent. */
export async function invalidHtml(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId }) => !isChoice(path, ruleId))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
