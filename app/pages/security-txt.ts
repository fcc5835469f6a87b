import { company } from "~/words/company";

/** The security contact (RFC 9116). Runs at build time. */
export function loader() {
  const { email, origin, securityExpires } = company;
  const text = `Contact: mailto:${email}
Expires: ${securityExpires}T00:00:00Z
Preferred-Languages: es, en
Canonical: ${origin}/.well-known/security.txt
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
