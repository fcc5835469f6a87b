/** Text in which e-mail addresses can wrap before the host. */
export function BreakableEmail({ text }: { text: string }) {
  const [user, ...hosts] = text.split("@");
  return [user, ...hosts.flatMap((host) => [<wbr key={host} />, `@${host}`])];
}
