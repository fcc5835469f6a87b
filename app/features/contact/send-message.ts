import { emailService } from "~/lib/email-service";

/** How long to wait for the service's answer, in ms, before the message counts as not sent. */
const PATIENCE = 15_000;

/**
 * Sends the contact form through the email service's own client, as multipart form data (spec 7). Throws when the client
 * cannot be loaded or started (it needs storage), when the network or the service fails, and after 15 s of silence.
 */
export async function sendMessage(form: HTMLFormElement): Promise<void> {
  const { serviceId, templateId, publicKey, origin } = emailService(import.meta.env, window.location.origin);
  const sent = (async () => {
    const emailjs = await import("@emailjs/browser");
    emailjs.init({ publicKey }, origin);
    const { status, text } = await emailjs.sendForm(serviceId, templateId, form);
    if (status !== 200 && text !== "OK") throw new Error(`The email service answered ${status}.`);
  })();
  await Promise.race([sent, silence()]);
}

function silence(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The email service did not answer.")), PATIENCE);
  });
}
