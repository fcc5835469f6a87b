import { EMAILJS_ORIGIN } from "./external-origins.ts";

/** EmailJS with the owner's keys, or the local mailbox of this site's own server. */
type EmailService = { serviceId: string; templateId: string; publicKey: string; origin: string };

/** The owner's keys, from Vite's environment; see .env.example. */
type EmailKeys = {
  VITE_EMAILJS_SERVICE_ID?: string;
  VITE_EMAILJS_TEMPLATE_ID?: string;
  VITE_EMAILJS_PUBLIC_KEY?: string;
};

export const hasEmailKeys = (env: EmailKeys): boolean => emailService(env, "").origin === EMAILJS_ORIGIN;

/** Unless all three keys are set, messages go to the local mailbox of `npm start`, at the site's own origin. */
export function emailService(env: EmailKeys, siteOrigin: string): EmailService {
  const { VITE_EMAILJS_SERVICE_ID: serviceId, VITE_EMAILJS_TEMPLATE_ID: templateId } = env;
  const publicKey = env.VITE_EMAILJS_PUBLIC_KEY;
  return serviceId && templateId && publicKey
    ? { serviceId, templateId, publicKey, origin: EMAILJS_ORIGIN }
    : { serviceId: "local", templateId: "local", publicKey: "local", origin: siteOrigin };
}
