import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Fetched by npx, because as a dependency it would make every install 50 % slower. */
const LIGHTHOUSE = "lighthouse@12.8.2";

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>;
};
type Resource = { resourceType?: string; transferSize?: number };

/** Runs Lighthouse (mobile) in the browser that listens on `port`; returns scores, ms and transferred bytes. */
export async function runLighthouse(url: string, port: number): Promise<Record<string, number>> {
  const options = ["--quiet", "--output=json", `--port=${port}`, "--disable-full-page-screenshot"];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories, audits }: Report = JSON.parse(stdout);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string, digits = 0) => Number(audits[id]?.numericValue?.toFixed(digits) ?? Number.NaN);
  const resources = audits["resource-summary"]?.details?.items ?? [];
  const bytes = (type: string) =>
    resources.find(({ resourceType }) => resourceType === type)?.transferSize ?? Number.NaN;
  return {
    perf: score("performance"),
    a11y: score("accessibility"),
    "best-pr.": score("best-practices"),
    seo: score("seo"),
    "FCP ms": value("first-contentful-paint"),
    "LCP ms": value("largest-contentful-paint"),
    "TBT ms": value("total-blocking-time"),
    CLS: value("cumulative-layout-shift", 4),
    "HTML B": bytes("document"),
    "CSS B": bytes("stylesheet"),
    "JS B": bytes("script"),
    "all B": bytes("total"),
  };
}
