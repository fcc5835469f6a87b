import { expect, test } from "vitest";
import { emailService, hasEmailKeys } from "./email-service";

const keys = {
  VITE_EMAILJS_SERVICE_ID: "service_1",
  VITE_EMAILJS_TEMPLATE_ID: "template_1",
  VITE_EMAILJS_PUBLIC_KEY: "key_1",
};

test("uses the email service when all three keys are set", () => {
  expect(hasEmailKeys(keys)).toBe(true);
  expect(emailService(keys, "http://127.0.0.1:4173")).toEqual({
    serviceId: "service_1",
    templateId: "template_1",
    publicKey: "key_1",
    origin: "https://api.emailjs.com",
  });
});

test.each([{}, { ...keys, VITE_EMAILJS_PUBLIC_KEY: "" }, { VITE_EMAILJS_SERVICE_ID: "service_1" }])(
  "falls back to the local mailbox with keys %o",
  (env) => {
    expect(hasEmailKeys(env)).toBe(false);
    expect(emailService(env, "http://127.0.0.1:4173").origin).toBe("http://127.0.0.1:4173");
  },
);
