import type { Offer, Saved, WorkerMessage } from "~/lib/worker-messages";

async function send(message: WorkerMessage, onAnswer: (answer: MessageEvent) => void): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", onAnswer);
  port1.start();
  active?.postMessage(message, [port2]);
}

/** Asks the service worker what there is to save. Where there is no worker, no answer comes. */
export function askOffer(): Promise<Offer> {
  return new Promise((resolve, reject) => {
    send({ type: "offer" }, ({ data }) => resolve(data)).catch(reject);
  });
}

/**
 * Has the service worker save files.
 *
 * @param onCount Called with the number of files that are saved so far.
 * @throws When a file cannot be had or kept.
 */
export function saveFiles(files: string[], onCount: (count: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const isNarrow = matchMedia("(width < 721px)").matches;
    send({ type: "save", files, isNarrow }, ({ data }: MessageEvent<Saved>) => {
      if ("failed" in data) reject(new Error("A file could not be saved."));
      else if (data.count < files.length) onCount(data.count);
      else resolve();
    }).catch(reject);
  });
}

export async function dropSaved(): Promise<void> {
  await send({ type: "drop" }, () => {});
}
