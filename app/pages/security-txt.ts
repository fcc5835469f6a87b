import { company, securityExpires } from "~/words/company";

/** Whom to write to about a hole in the site's security (RFC 9116). Made at build time. */
export function loader() {
  const { email, origin } = company;
  const text = `Contact: mailto:${email}
Expires: ${securityExpires}T00:00:00Z
Preferred-Languages: es, en
Canonical: ${origin}/.well-known/security.txt
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
