import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { fetchPackage } from "./fetch-package";
import { expect, FULL, test } from "./site";

const PACKAGE = "@mdn/mdn-http-observatory";

const text = z.string();
const graderModule = z.object({
  getScoreModifier: z.function({ input: [text], output: z.number() }),
  getGradeForScore: z.function({ input: [z.number()], output: z.looseObject({ grade: text }) }),
});
const testsModule = z.object({
  ALL_TESTS: z.array(
    z.function({ input: [z.unknown()], output: z.looseObject({ result: text, pass: z.boolean() }) }),
  ),
});

test("gets the best grade of Mozilla's Observatory", FULL, async ({ request }) => {
  test.setTimeout(300_000);
  const grader = fetchPackage(PACKAGE, "1.4.8");
  test.skip(!grader, `${PACKAGE} cannot be fetched here`);
  if (!grader) return;
  // Its install script would fetch this list.
  writeFileSync(path.join(grader, "conf/hsts-preload.json"), "{}");
  const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(grader, "src", file)).href);
  const { getScoreModifier, getGradeForScore } = graderModule.parse(await load("grader/grader.js"));
  const { ALL_TESTS } = testsModule.parse(await load("constants.js"));

  const response = await request.get("/");
  const html = await response.text();
  // The policy in the page counts together with the header.
  const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const url = "https://www.aceitescorozal.example/";
  const answer = {
    headers: response.headers(),
    status: response.status(),
    request: { responseURL: url },
    verified: true,
    httpEquiv: new Map([["content-security-policy", [policy]]]),
  };
  const site = {
    hostname: new URL(url).hostname,
    resources: { path: html },
    // As behind TLS, with a redirect from HTTP.
    responses: {
      auto: answer,
      https: answer,
      http: { ...answer, verified: true },
      cors: { ...answer, request: { headers: {} } },
      httpRedirects: [
        { url: new URL("http://www.aceitescorozal.example/"), status: 301 },
        { url: new URL(url), status: 200 },
      ],
      httpsRedirects: [{ url: new URL(url), status: 200 }],
    },
    session: { url: new URL(url), redirectHistory: [], jar: { serializeSync: () => ({ cookies: [] }) } },
  };
  const results = ALL_TESTS.map((grade) => grade(site));
  expect(results.filter(({ pass }) => !pass)).toEqual([]);
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  expect(getGradeForScore(score).grade).toBe("A+");
});
