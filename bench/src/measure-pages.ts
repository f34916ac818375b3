import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

import { findChromium } from "../../scripts/ensure-chromium.mjs";
import { median } from "./load.ts";
import { startServer } from "./process-figures.ts";
import type { Figure } from "./report.ts";

const PATHS = ["/", "/programs", "/terms", "/login", "/register"];
const LANGUAGES = ["fr", "ar"];
const RUNS = 3;
const TRIES = 4;
const CHROMIUM_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What Lighthouse says of the built public pages on a mid-range phone, as medians of three. */
export async function measurePages(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "riwaq-bench-"));
  const server = await startServer({ DATA_DIR: dataDir });
  const figures: Figure[] = [];
  for (const path of PATHS) {
    for (const language of LANGUAGES) {
      const address = `${server.url}${path}?lang=${language}`;
      const runs: PageRun[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await once(address));
      figures.push(...figuresOf(`${path} ${language}`, runs));
    }
  }
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  return figures;
}

type PageRun = Awaited<ReturnType<typeof once>>;

/** A browser without a screen now and then paints nothing, which says nothing of the page: it is asked again. */
async function once(address: string) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { audits, categories } = await lighthouseOf(address);
    const performance = categories.performance?.score;
    if (typeof performance !== "number" || performance === 0) continue;
    const score = (id: string) => (categories[id]?.score ?? 0) * 100;
    const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      SEO: score("seo"),
      lcpMs: value("largest-contentful-paint"),
      cls: value("cumulative-layout-shift"),
      blockedMs: value("total-blocking-time"),
    };
  }
  throw new Error(`${address}: ${TRIES} runs of Lighthouse saw nothing painted`);
}

async function lighthouseOf(address: string) {
  const chromePath = findChromium();
  const chrome = await launch({ ...(chromePath && { chromePath }), chromeFlags: CHROMIUM_FLAGS });
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: "error" });
    if (!result) throw new Error(`${address}: Lighthouse gave no result`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function figuresOf(page: string, runs: readonly PageRun[]): Figure[] {
  const of = (key: keyof PageRun) => median(runs.map((run) => run[key]));
  const points = (key: keyof PageRun, atLeast: number): Figure => ({
    name: `${page}: ${key}`,
    value: of(key),
    unit: "points",
    atLeast,
  });
  return [
    points("performance", 95),
    points("accessibility", 100),
    points("best practices", 100),
    points("SEO", 100),
    { name: `${page}: largest contentful paint`, value: of("lcpMs"), unit: "ms", atMost: 1800 },
    { name: `${page}: layout shift`, ratio: of("cls"), atMost: 0.02 },
    { name: `${page}: total blocking time`, value: of("blockedMs"), unit: "ms", atMost: 120 },
  ];
}
