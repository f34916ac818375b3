import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import { type BenchDatabase, countSessions, fillTo } from "./bench-database.ts";
import { inTurn, sequentialP50 } from "./load.ts";
import type { Figure } from "./report.ts";

const ROUTES = [
  { name: "GET /api/users/me/", path: "/api/users/me/", bare: "/me" },
  {
    name: "GET /api/time-slots/user_sessions/",
    path: "/api/time-slots/user_sessions/",
    bare: "/sessions",
  },
];

type Doors = { product: string; baseline: string; child: ChildProcess };

/** The two specified routes against bare ones in the same process, then against themselves on a table 1,000 × larger. */
export async function measureRoutes(database: BenchDatabase): Promise<Figure[]> {
  const doors = await serve(database);
  try {
    const figures: Figure[] = [];
    for (const route of ROUTES) {
      const [product, bare] = await inTurn(
        doors.product + route.path,
        doors.baseline + route.bare,
        database.cookie,
      );
      figures.push(
        {
          name: `${route.name}: requests/s against bare`,
          ratio: product.requestsPerSecond / bare.requestsPerSecond,
          atLeast: 0.6,
        },
        {
          name: `${route.name}: p99 against bare`,
          ratio: product.p99 / Math.max(bare.p99, 1),
          atMost: 2,
        },
      );
    }
    const small = await p50s(doors, database);
    await fillTo(database.url, 1_000_000);
    const large = await p50s(doors, database);
    const count = await countSessions(database.url);
    ROUTES.forEach((route, index) => {
      const ratio = (large[index] ?? Number.NaN) / (small[index] ?? Number.NaN);
      figures.push({
        name: `${route.name}: p50 with ${count} sessions against 1000`,
        ratio,
        atMost: 1.3,
      });
    });
    return figures;
  } finally {
    doors.child.kill();
  }
}

async function p50s(doors: Doors, { cookie }: BenchDatabase): Promise<number[]> {
  const results: number[] = [];
  for (const route of ROUTES) results.push(await sequentialP50(doors.product + route.path, cookie));
  return results;
}

async function serve(database: BenchDatabase): Promise<Doors> {
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
    env: {
      ...process.env,
      BENCH_URL: database.url,
      BENCH_TEACHER: database.teacherId,
      BENCH_TOKEN: database.token,
    },
  });
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve({ ...(message as Omit<Doors, "child">), child }));
    child.once("exit", (code) => reject(new Error(`the measured process stopped with ${code}`)));
  });
}
