import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { CLIENT } from "../testing/build.ts";
import { startHost, startNginx, type Host } from "../testing/hosts.ts";
import { median } from "./median.ts";

const RUNS = 5;
/** Of one run, in seconds, after one to warm up. */
const SECONDS = 5;

/** What clients ask for, and the file that answers them. */
const ASKED = { plain: { encoding: "identity", ending: "" }, gzip: { encoding: "gzip", ending: ".gz" } };

/**
 * `npm run bench:serve`: how often nginx, with the file the build makes, answers `/` in a second (wrk, one thread, 32
 * connections, loopback), beside an nginx that does nothing but send a file of the same size. Medians, taken in turn.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bare-"));
  const table: Record<string, object> = {};
  for (const [name, { encoding, ending }] of Object.entries(ASKED)) {
    const { length } = await readFile(path.join(CLIENT, `index.html${ending}`));
    await writeFile(path.join(folder, "index.html"), Buffer.alloc(length, "x"));
    const site = await startHost("nginx");
    const bare = await startNginx((listen) => `server { listen ${listen}; root ${folder}; sendfile on; }`);
    if (!site || !bare) throw new Error("This needs nginx and wrk (Debian: apt-get install nginx wrk).");
    const rates = { site: new Array<number>(), bare: new Array<number>() };
    await rate(site, encoding);
    await rate(bare, encoding);
    for (let run = 0; run < RUNS; run++) {
      rates.site.push(await rate(site, encoding));
      rates.bare.push(await rate(bare, encoding));
    }
    await Promise.all([site.stop(), bare.stop()]);
    const [ofSite, ofBare] = [median(rates.site), median(rates.bare)];
    table[name] = {
      bytes: length,
      "site / s": ofSite,
      "bare / s": ofBare,
      ratio: Number((ofSite / ofBare).toFixed(2)),
    };
  }
  await rm(folder, { recursive: true });
  // oxlint-disable-next-line no-console -- the table is what the command is for
  console.table(table);
}

/** Requests a second. */
async function rate({ origin }: Host, encoding: string): Promise<number> {
  const header = `Accept-Encoding: ${encoding}`;
  const child = spawn("wrk", ["-t1", "-c32", `-d${SECONDS}s`, "-H", header, `${origin}/`]);
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (!found || output.includes("Non-2xx")) throw new Error(output);
  return Math.round(Number(found));
}

await main();
