import { viewSlowly, type FirstView } from "./first-view.ts";
import { median } from "./median.ts";

/** Milliseconds that a task may take before it counts as long. */
const LONG = 50;

/** By how many ms a view's tasks were too long, in all. */
const beyond = ({ longTasks }: FirstView) => longTasks.reduce((sum, task) => sum + task - LONG, 0);

/**
 * By how much the tasks of first views exceed 50 ms, from the navigation until 3 s after the app has started, at a quarter of
 * the processor's speed, without a debugger (`first-view.ts`).
 */
export async function measureLongTasks(
  paths: readonly string[],
  runs: number,
): Promise<Record<string, object>> {
  const views = new Map(paths.map((page) => [page, new Array<FirstView>()]));
  for (let run = 0; run < runs; run++)
    for (const [page, found] of views) found.push(await viewSlowly(page, { hasWorker: true }));
  return Object.fromEntries(
    [...views].map(([page, found]) => [
      page,
      {
        "beyond 50 ms": median(found.map(beyond)),
        "all runs": found.map(beyond).join(" "),
        "longest task": Math.max(0, ...found.flatMap(({ longTasks }) => longTasks)),
      },
    ]),
  );
}

/** What the service worker's start costs a first view: in turns with a host that has none. */
export async function measureWorkerStart(
  paths: readonly string[],
  runs: number,
): Promise<Record<string, object>> {
  const table: Record<string, object> = {};
  for (const page of paths) {
    const views = { with: new Array<FirstView>(), without: new Array<FirstView>() };
    for (let run = 0; run < runs; run++) {
      views.with.push(await viewSlowly(page, { hasWorker: true }));
      views.without.push(await viewSlowly(page, { hasWorker: false }));
    }
    for (const [how, found] of Object.entries(views))
      table[`${page} ${how}`] = {
        "FCP ms": Math.round(median(found.map(({ fcp }) => fcp))),
        "LCP ms": Math.round(median(found.map(({ lcp }) => lcp))),
        "beyond 50 ms": median(found.map(beyond)),
        "all runs": found.map(beyond).join(" "),
      };
  }
  return table;
}
