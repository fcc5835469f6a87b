import { emailService } from "~/lib/email-service";

/** After this long without a response, the message counts as not sent. */
const TIMEOUT_MS = 15_000;

/**
 * Sends the form through EmailJS as multipart form data.
 *
 * @throws If the client cannot load or start (it needs storage), if the network or the service fails, and
 * after the timeout.
 */
export async function sendMessage(form: HTMLFormElement): Promise<void> {
  const { serviceId, templateId, publicKey, origin } = emailService(import.meta.env, window.location.origin);
  const sent = (async () => {
    const emailjs = await import("@emailjs/browser");
    emailjs.init({ publicKey }, origin);
    const { status, text } = await emailjs.sendForm(serviceId, templateId, form);
    if (status !== 200 && text !== "OK") throw new Error(`The email service answered ${status}.`);
  })();
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The email service did not answer in time.")), TIMEOUT_MS);
  });
  await Promise.race([sent, timeout]);
}
