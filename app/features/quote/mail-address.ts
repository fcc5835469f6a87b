/** What mail programs take of an address: Outlook on Windows stops a little above. */
const MOST = 2000;

const encode = (text: string) => encodeURIComponent(text.replaceAll("\n", "\r\n"));

/** An address that opens a mail, and whether all of its text fits in. */
export type MailAddress = { url: string; isWhole: boolean };

/**
 * The address that opens a mail with a subject and this text. Of a text that is too long it has the first lines, and an
 * ending that says so.
 */
export function mailAddress(to: string, subject: string, text: string, ending: string): MailAddress {
  const urlOf = (body: string) => `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encode(body)}`;
  const whole = urlOf(text);
  if (whole.length <= MOST) return { url: whole, isWhole: true };
  const lines = text.split("\n");
  const cut = (count: number) => urlOf([...lines.slice(0, count), ending].join("\n"));
  let count = lines.length;
  while (count > 0 && cut(count).length > MOST) count -= 1;
  return { url: cut(count), isWhole: false };
}
