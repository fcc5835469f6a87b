import { EMAILJS_ORIGIN } from "./external-origins.ts";

/** Where a message goes: the email service with the owner's keys, or this site's own server. */
export type EmailService = { serviceId: string; templateId: string; publicKey: string; origin: string };

/** The part of Vite's environment that names the owner's keys; see .env.example. */
export type EmailKeys = {
  VITE_EMAILJS_SERVICE_ID?: string;
  VITE_EMAILJS_TEMPLATE_ID?: string;
  VITE_EMAILJS_PUBLIC_KEY?: string;
};

/** Whether the build has the owner's keys: all three of them. */
export function hasEmailKeys(env: EmailKeys): boolean {
  return Boolean(env.VITE_EMAILJS_SERVICE_ID && env.VITE_EMAILJS_TEMPLATE_ID && env.VITE_EMAILJS_PUBLIC_KEY);
}

/** The service to send through. Without keys it is the local mailbox behind `npm start`, at the site's own origin. */
export function emailService(env: EmailKeys, siteOrigin: string): EmailService {
  const { VITE_EMAILJS_SERVICE_ID: serviceId, VITE_EMAILJS_TEMPLATE_ID: templateId } = env;
  const publicKey = env.VITE_EMAILJS_PUBLIC_KEY;
  return serviceId && templateId && publicKey
    ? { serviceId, templateId, publicKey, origin: EMAILJS_ORIGIN }
    : { serviceId: "local", templateId: "local", publicKey: "local", origin: siteOrigin };
}
