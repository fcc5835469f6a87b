import path from "node:path";
import type { Plugin } from "vite";
import { createMailbox, MAILBOX_PATH } from "../server/mailbox.ts";

/** Lets `npm run dev` take the contact form's messages as `npm start` does, into `outbox/`. */
export function devMailbox(): Plugin {
  return {
    name: "dev-mailbox",
    configureServer({ middlewares, config }) {
      const mailbox = createMailbox(path.resolve(config.root, "outbox"));
      middlewares.use(MAILBOX_PATH, (request, response, next) => {
        if (request.method !== "POST") return next();
        // It rejects when the client has left: nobody is there to be told.
        mailbox(request, response).catch(() => response.destroy());
      });
    },
  };
}
