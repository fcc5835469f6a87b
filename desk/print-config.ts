// Runs in a new process each time, because modules read the content only once.
import { deskConfig } from "./config.ts";

process.stdout.write(JSON.stringify(deskConfig()));
