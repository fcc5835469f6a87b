import { emailService } from "~/lib/email-service";

/** After this long without a response, the message counts as not sent. */
const TIMEOUT_MS = 15_000;

/** The version of EmailJS's client library whose request this is; the service expects one (docs/product.md, section 7). */
const LIB_VERSION = "4.4.1";

/**
 * Sends a form's fields through EmailJS as multipart form data.
 *
 * @throws If the network or the service fails. After the timeout it also aborts the request, so that a slow
 * success and another try are less likely to deliver the message twice.
 */
export async function sendMessage(fields: FormData): Promise<void> {
  const { serviceId, templateId, publicKey, origin } = emailService(import.meta.env, window.location.origin);
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  body.append("lib_version", LIB_VERSION);
  body.append("service_id", serviceId);
  body.append("template_id", templateId);
  body.append("user_id", publicKey);
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const response = await fetch(`${origin}/api/v1.0/email/send-form`, {
    method: "POST",
    body,
    signal: timeout.signal,
  });
  if (response.status !== 200 && (await response.text()) !== "OK")
    throw new Error(`The email service answered ${response.status}.`);
}
