// Functions that run in the measured page: each stands alone there, and knows nothing around it.

/** Milliseconds of the same work everywhere, the best of three. */
export function timeWork(): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    let number = 1;
    for (let turn = 0; turn < 6_000_000; turn++) number = (number * 31 + turn) | 0;
    return number === 0 ? 0 : performance.now() - start;
  });
  return Math.min(...times);
}

/** Whether the app has hydrated the page. Unlike `hydrated` it presses no key, which would end the search for the largest paint. */
export function isStarted(): boolean {
  return document.documentElement.hasAttribute("data-hydrated");
}

/**
 * Takes down what a visitor waits for, until 3 s after the app has started: the service worker starts meanwhile. Then sends it.
 *
 * @param hasStarted Whether the app has.
 * @param measureWork How long some work takes, to tell how fast the processor was.
 * @param address Where it is sent.
 */
export function measureInPage(hasStarted: () => boolean, measureWork: () => number, address: string): void {
  const AFTERWARDS = 3000;
  const longTasks: number[] = [];
  let lcp = 0;
  const takeDown = (entries: PerformanceEntry[]) => {
    for (const { entryType, duration, startTime } of entries)
      if (entryType === "longtask") longTasks.push(duration);
      else lcp = startTime;
  };
  const observers = ["longtask", "largest-contentful-paint"].map((type) => {
    const observer = new PerformanceObserver((list) => takeDown(list.getEntries()));
    observer.observe({ type, buffered: true });
    return observer;
  });
  const watch = setInterval(() => {
    if (!hasStarted()) return;
    clearInterval(watch);
    setTimeout(() => {
      for (const observer of observers) {
        takeDown(observer.takeRecords());
        observer.disconnect();
      }
      const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
      void fetch(address, {
        method: "POST",
        body: JSON.stringify({ longTasks, fcp, lcp, work: measureWork() }),
      });
    }, AFTERWARDS);
  }, 100);
}
