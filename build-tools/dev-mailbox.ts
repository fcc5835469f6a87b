import path from "node:path";
import type { Plugin } from "vite";
import { createMailbox, MAILBOX_PATH } from "../server/mailbox.ts";

/** Gives `npm run dev` the local mailbox of `npm start`. */
export function devMailbox(): Plugin {
  return {
    name: "dev-mailbox",
    configureServer({ middlewares, config }) {
      const mailbox = createMailbox(path.resolve(config.root, "outbox"));
      middlewares.use(MAILBOX_PATH, (request, response, next) => {
        if (request.method !== "POST") return next();
        // The mailbox rejects only if the client has disconnected.
        mailbox(request, response).catch(() => response.destroy());
      });
    },
  };
}
