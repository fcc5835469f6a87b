import { company } from "~/words/company";

const DAY_MS = 86_400_000;

/** The security contact (RFC 9116), valid for the year after the build: the standard asks for less than a whole one. */
export function loader() {
  const { email, origin } = company;
  const expires = new Date(Date.now() + 364 * DAY_MS).toISOString().slice(0, 10);
  const text = `Contact: mailto:${email}
Expires: ${expires}T00:00:00Z
Preferred-Languages: es, en
Canonical: ${origin}/.well-known/security.txt
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
