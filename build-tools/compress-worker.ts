import { parentPort, workerData } from "node:worker_threads";
import { compressSettled } from "./compress.ts";

/** A thread that compresses the folder it is given as `workerData` until it is sent a message. */
const over = new AbortController();
parentPort?.once("message", () => over.abort());
await compressSettled(String(workerData), over.signal);
