/** The main journeys in Firefox and WebKit, which Playwright cannot drive as Debian builds them. */
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { ANSWERS_WITHIN_MS, type Engine, type Tab, until } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startGuarded } from "./guarded.ts";
import { journeys } from "./journeys.ts";
import { pageIn } from "./page.ts";
import { MINI_BROWSER, startWebkit } from "./webkit.ts";

const TRIES = 2;
const READY_WITHIN_MS = 120_000;

function onPath(name: string) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

type Installed = { name: string; needs: string; start: (() => Promise<Engine>) | undefined };

function installedEngines(): Installed[] {
  const firefox = onPath("firefox-esr");
  const driver = onPath("Xvfb") && onPath("WebKitWebDriver");
  const [browser] = globSync(MINI_BROWSER);
  return [
    {
      name: "Firefox",
      needs: "firefox-esr",
      start: firefox ? () => startFirefox(firefox) : undefined,
    },
    {
      name: "WebKit",
      needs: "webkit2gtk-driver xvfb",
      start: driver && browser ? () => startWebkit(driver, browser) : undefined,
    },
  ];
}

async function startServer() {
  const port = 20_000 + (process.pid % 10_000);
  const script = fileURLToPath(new URL("../start-server.mjs", import.meta.url));
  const server = startGuarded(process.execPath, () => [script], { E2E_PORT: String(port) });
  server.stderr.pipe(process.stderr);
  const origin = `http://127.0.0.1:${port}`;
  // It answers 503 for a while where the machine is too busy for it.
  const ready = () =>
    until(
      "the server",
      async () => {
        const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
        return (await fetch(`${origin}/readyz`, { signal })).ok;
      },
      READY_WITHIN_MS,
    );
  await ready();
  return { origin, ready, end: server.end };
}

type Server = Awaited<ReturnType<typeof startServer>>;

type Journey = (typeof journeys)[string];

/** Undefined where it went well. */
async function failureOf(engine: Engine, origin: string, journey: Journey) {
  const tabs: Tab[] = [];
  const open = async () => {
    // A second window cannot be had in WebKit as long as the first is open.
    await tabs.pop()?.close();
    const tab = await engine.open();
    tabs.push(tab);
    return pageIn(tab, origin);
  };
  try {
    await journey(open);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await tabs
      .pop()
      ?.close()
      .catch(() => undefined);
  }
}

async function passes(engine: Engine, server: Server, [name, journey]: [string, Journey]) {
  const startedAt = performance.now();
  let failure: string | undefined;
  for (let left = TRIES; left > 0; left -= 1) {
    await server.ready();
    failure = await failureOf(engine, server.origin, journey);
    if (!failure) break;
    console.log(`  ${left > 1 ? "again " : "FAILED"} ${name}: ${failure}`);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!failure) console.log(`  ok     ${name} ${seconds} s`);
  return !failure;
}

/** How many failed. */
async function runAll(start: () => Promise<Engine>, chosen: [string, Journey][]) {
  const server = await startServer();
  const engine = await start();
  console.log(engine.name);
  let failed = 0;
  for (const journey of chosen) if (!(await passes(engine, server, journey))) failed += 1;
  await Promise.all([engine.close(), server.end()]);
  return failed;
}

async function main() {
  const only = process.argv[2] ?? "";
  const chosen = Object.entries(journeys).filter(([name]) => name.includes(only));
  let failed = 0;
  let ran = 0;
  for (const { name, needs, start } of installedEngines()) {
    if (!start) {
      console.log(`${name}: not installed here (Debian: ${needs}), skipped`);
      continue;
    }
    ran += chosen.length;
    failed += await runAll(start, chosen);
  }
  console.log(`${ran - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

await main();
