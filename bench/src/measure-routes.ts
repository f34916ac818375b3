import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { BenchDatabase } from "./bench-database.ts";
import { inTurn, p50InTurn } from "./load.ts";
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

/** The two specified routes against bare ones in the same process. */
export async function measureAgainstBare(database: BenchDatabase): Promise<Figure[]> {
  const doors = await serve(database);
  const cookie = await cookiesOf(doors, database);
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    const [product, bare] = await inTurn(
      doors.product + route.path,
      doors.baseline + route.bare,
      cookie,
    );
    const speed = product.requestsPerSecond / bare.requestsPerSecond;
    figures.push(
      { name: `${route.name}: requests/s against bare`, ratio: speed, atLeast: 0.6 },
      {
        name: `${route.name}: p99 against bare`,
        ratio: product.p99 / Math.max(bare.p99, 1),
        atMost: 2,
      },
    );
  }
  doors.child.kill();
  return figures;
}

/** The same routes on a table a thousand times larger, request by request in turn. */
export async function measureAgainstSize(
  small: BenchDatabase,
  large: BenchDatabase,
): Promise<Figure[]> {
  const [fewDoors, manyDoors] = [await serve(small), await serve(large)];
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    const [few, many] = await p50InTurn(
      { url: fewDoors.product + route.path, cookie: await cookiesOf(fewDoors, small) },
      { url: manyDoors.product + route.path, cookie: await cookiesOf(manyDoors, large) },
    );
    figures.push({
      name: `${route.name}: p50 with 1,000,000 sessions against 1,000`,
      ratio: many / few,
      atMost: 1.3,
    });
  }
  for (const doors of [fewDoors, manyDoors]) doors.child.kill();
  return figures;
}

/** What a browser sends: the session, and the csrftoken that its first call brought. */
async function cookiesOf(doors: Doors, { cookie }: BenchDatabase): Promise<string> {
  const first = await fetch(`${doors.product}/api/users/me/`, { headers: { cookie } });
  const given = first.headers.getSetCookie().map((header) => header.split(";")[0] ?? "");
  return [cookie, ...given].join("; ");
}

export async function serve(
  database: Pick<BenchDatabase, "url" | "teacherId" | "token">,
): Promise<Doors> {
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
