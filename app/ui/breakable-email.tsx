/** A text in which an e-mail address can break before its host. */
export function BreakableEmail({ text }: { text: string }) {
  const [user, ...hosts] = text.split("@");
  return [user, ...hosts.flatMap((host) => [<wbr key={host} />, `@${host}`])];
}
