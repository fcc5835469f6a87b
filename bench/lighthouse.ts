import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Fetched when it is used: as a dependency it would make every install half as long again. */
const LIGHTHOUSE = "lighthouse@12.8.2";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;
const KINDS = ["document", "script", "image", "font", "other", "total"] as const;

/** What one run found: scores of 100, times in ms, the layout shift, bytes as sent, and how many requests. */
export type Measure = Record<
  (typeof CATEGORIES)[number] | keyof typeof AUDITS | (typeof KINDS)[number] | "requests",
  number
>;

/** The part of Lighthouse's report that is read here. */
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Resources[] } }>;
};
type Resources = { resourceType?: string; transferSize?: number; requestCount?: number };

/**
 * Runs Lighthouse (mobile) on a page, in the browser that listens on `port`.
 *
 * @param categories Those that get a score.
 */
export async function runLighthouse(
  url: string,
  port: number,
  categories: readonly string[] = CATEGORIES,
): Promise<Measure> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--output=json",
      `--port=${port}`,
      `--only-categories=${categories.join(",")}`,
      "--disable-full-page-screenshot",
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories: scored, audits }: Report = JSON.parse(stdout);
  const resources = audits["resource-summary"]?.details?.items ?? [];
  const of = (kind: string) => resources.find(({ resourceType }) => resourceType === kind);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    fcp: time("fcp"),
    lcp: time("lcp"),
    tbt: time("tbt"),
    cls: time("cls"),
    document: bytes("document"),
    script: bytes("script"),
    image: bytes("image"),
    font: bytes("font"),
    other: bytes("other"),
    total: bytes("total"),
    requests: of("total")?.requestCount ?? Number.NaN,
  };

  function score(category: (typeof CATEGORIES)[number]): number {
    return Math.round((scored[category]?.score ?? 0) * 100);
  }
  function time(audit: keyof typeof AUDITS): number {
    return audits[AUDITS[audit]]?.numericValue ?? Number.NaN;
  }
  function bytes(kind: (typeof KINDS)[number]): number {
    return of(kind)?.transferSize ?? Number.NaN;
  }
}
