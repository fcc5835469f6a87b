import { expect, test } from "vitest";
import { emailService, hasEmailKeys } from "./email-service";

const keys = {
  VITE_EMAILJS_SERVICE_ID: "service_1",
  VITE_EMAILJS_TEMPLATE_ID: "template_1",
  VITE_EMAILJS_PUBLIC_KEY: "key_1",
};

test("with all three keys a message goes to the email service", () => {
  expect(hasEmailKeys(keys)).toBe(true);
  expect(emailService(keys, "http://127.0.0.1:4173")).toEqual({
    serviceId: "service_1",
    templateId: "template_1",
    publicKey: "key_1",
    origin: "https://api.emailjs.com",
  });
});

test.each([{}, { ...keys, VITE_EMAILJS_PUBLIC_KEY: "" }, { VITE_EMAILJS_SERVICE_ID: "service_1" }])(
  "with %o it goes to the site's own mailbox",
  (env) => {
    expect(hasEmailKeys(env)).toBe(false);
    expect(emailService(env, "http://127.0.0.1:4173").origin).toBe("http://127.0.0.1:4173");
  },
);
