import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React's spelling, which HTML permits.
    "attr-case": "off",
    "valid-id": "off",
    // One of the two menus, for phones and for desktops, is always hidden.
    "unique-landmark": "off",
    // A link without a target has no native element.
    "prefer-native-element": "off",
  },
});

export async function invalidHtml(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      // The choices there act at once, so that form needs no submit button.
      .filter(({ ruleId }) => path !== "/ficha-tecnica" || ruleId !== "wcag/h32")
      // Tables keep their roles where CSS changes their `display`.
      .filter(
        ({ ruleId, message }) =>
          ruleId !== "no-redundant-role" || !/on <(?:table|thead|tbody|tr|th|td)>/.test(message),
      )
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
