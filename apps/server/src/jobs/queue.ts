import { sql } from "drizzle-orm";
import { PgBoss, fromDrizzle, fromPglite } from "pg-boss";

import type { Log } from "../context.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import type { JobData, JobName, Jobs } from "./jobs.ts";

/** Both drivers answer `execute` with rows; the shared database type leaves that open. */
type DrizzleTransactionLike = Parameters<typeof fromDrizzle>[0];

type Handlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export type Queue = Jobs & { stop(): Promise<void> };

const RETRIES = { retryLimit: 8, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 };

/** Jobs are rows beside the data, so what a transaction enqueues exists exactly when the transaction does. */
export async function startQueue(
  database: OpenDatabase,
  log: Log,
  handlers: Handlers,
): Promise<Queue> {
  const boss = new PgBoss({ ...connectionOf(database), schema: "jobs" });
  boss.on("error", (error) => log.error({ name: error.name }, "job queue"));
  await boss.start();
  for (const name of Object.keys(handlers) as JobName[]) {
    await boss.createQueue(name, RETRIES);
    await boss.work<JobData[typeof name]>(name, async (jobs) => {
      for (const job of jobs) await handlers[name](job.data);
    });
  }
  return {
    enqueue: async (tx, name, data) => {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransactionLike, sql) });
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  };
}

function connectionOf({ jobs }: OpenDatabase) {
  return "embedded" in jobs ? { db: fromPglite(jobs.embedded) } : jobs;
}
