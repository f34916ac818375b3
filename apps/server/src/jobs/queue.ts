import { sql } from "drizzle-orm";
import { PgBoss, fromDrizzle, fromPglite } from "pg-boss";

import type { Log } from "../context.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import type { JobData, JobName, Jobs } from "./jobs.ts";
import { type Round, runRound } from "./round.ts";

/** Both drivers answer `execute` with rows; the shared database type leaves that open. */
type DrizzleTransactionLike = Parameters<typeof fromDrizzle>[0];

type Handlers = { [Name in JobName]?: (data: JobData[Name]) => Promise<void> };

export type Queue = Jobs & {
  /** Runs it by its hours and once now; in one process at a time, however many have it. */
  schedule(round: Round, pollingSeconds?: number): Promise<void>;
  stop(): Promise<void>;
};

const RETRIES = { retryLimit: 8, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 };
/** At most one runs and one waits. What was killed is given up after a minute; the next one does its work. */
const ROUND = {
  policy: "stately",
  retryLimit: 0,
  heartbeatSeconds: 60,
  expireInSeconds: 3600,
  retentionSeconds: 3600,
  deleteAfterSeconds: 3600,
} as const;
const ROUND_POLLING_SECONDS = 20;
/** Its own looking around, seldom enough that an idle embedded database rests. */
const CALM = {
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 15,
  flowIntervalSeconds: 300,
  bamIntervalSeconds: 300,
};
const SERVER_CONNECTIONS = 4;

/** Jobs are rows beside the data, so what a transaction enqueues exists exactly when the transaction does. */
export async function startQueue(
  database: OpenDatabase,
  log: Log,
  handlers: Handlers,
): Promise<Queue> {
  const boss = new PgBoss({ ...connectionOf(database), ...CALM, schema: "jobs" });
  boss.on("error", (error) => log.error({ name: error.name }, "job queue"));
  await boss.start();
  for (const name of Object.keys(handlers) as JobName[]) {
    await boss.createQueue(name, RETRIES);
    await boss.work<JobData[typeof name]>(name, async (jobs) => {
      for (const job of jobs) await handlers[name]?.(job.data);
    });
  }
  return {
    enqueue: async (tx, name, data) => {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransactionLike, sql) });
    },
    schedule: async (round, pollingSeconds = ROUND_POLLING_SECONDS) => {
      await boss.createQueue(round.name, ROUND);
      await boss.work(round.name, { pollingIntervalSeconds: pollingSeconds }, () =>
        runRound(round, log),
      );
      await boss.schedule(round.name, round.cron);
      await boss.send(round.name);
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  };
}

function connectionOf({ jobs }: OpenDatabase) {
  return "embedded" in jobs
    ? { db: fromPglite(jobs.embedded) }
    : { ...jobs, max: SERVER_CONNECTIONS };
}
