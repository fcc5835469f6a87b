const PAINTED = "largest-contentful-paint";

/** Calls once the page has loaded, its largest picture is painted and the browser is idle. */
export function whenPainted(callback: () => void): void {
  const idle = () => (window.requestIdleCallback ?? setTimeout)(callback);
  addEventListener("load", () => {
    requestAnimationFrame(
      PerformanceObserver.supportedEntryTypes?.includes(PAINTED)
        ? () => new PerformanceObserver(idle).observe({ type: PAINTED, buffered: true })
        : idle,
    );
  });
}
