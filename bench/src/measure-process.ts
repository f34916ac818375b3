import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import autocannon from "autocannon";

import { BENCH_SECRET, type BenchDatabase } from "./bench-database.ts";
import { median } from "./load.ts";
import { startServer } from "./process-figures.ts";
import type { Figure } from "./report.ts";

const STARTS = 5;

/** Time to ready on an existing database and memory after 10,000 requests: on PostgreSQL, and embedded beside it. */
export async function measureProcess(database: BenchDatabase): Promise<Figure[]> {
  const server = await measure(
    { DATABASE_URL: database.url, SECRET: BENCH_SECRET },
    database.cookie,
  );
  const dataDir = await mkdtemp(join(tmpdir(), "riwaq-bench-"));
  const embedded = await measure({ DATA_DIR: dataDir }, "");
  await rm(dataDir, { recursive: true, force: true });
  return [
    { name: "ready on PostgreSQL", value: server.readyMs, unit: "ms", atMost: 1000 },
    { name: "ready embedded", value: embedded.readyMs, unit: "ms", atMost: 1500 },
    {
      name: "resident memory after 10,000 requests on PostgreSQL",
      value: server.rssMb,
      unit: "MB",
      atMost: 250,
    },
    { name: "resident memory after 10,000 requests embedded", value: embedded.rssMb, unit: "MB" },
  ];
}

async function measure(env: Record<string, string>, cookie: string) {
  await (await startServer(env)).stop();
  const starts: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    const running = await startServer(env);
    starts.push(running.readyMs);
    await running.stop();
  }
  const running = await startServer(env);
  const path = cookie ? "/api/time-slots/user_sessions/" : "/api/institute/";
  await autocannon({
    url: running.url + path,
    connections: 10,
    amount: 10_000,
    headers: { cookie },
  });
  const rssMb = running.rssMb();
  await running.stop();
  return { readyMs: median(starts), rssMb };
}
