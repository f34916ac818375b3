import { PgBoss, fromPglite, type Clock, systemClock } from "pg-boss";

import type { OpenDatabase } from "../db/open-database.ts";
import { connectionOf } from "../db/server-pool.ts";
import { type Round, type RoundKeeping, runRound } from "./round.ts";

const startedAtMs = Date.now() - performance.now();

/**
 * The job library waits until its clock says that it has waited long enough. By the machine's, one that is set back by
 * years would make the rounds wait for years. This one goes on as time does; how far the database's is from it, the
 * library finds out by itself.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => startedAtMs + performance.now(),
};

export type Queue = {
  /** Runs it by its hours and once now; in one process at a time, however many have it. */
  schedule(round: Round): Promise<void>;
  stop(): Promise<void>;
};

/** At most one runs and one waits. What was killed is given up after a minute; the next one does its work. */
const ROUND = {
  policy: "stately",
  retryLimit: 0,
  heartbeatSeconds: 60,
  expireInSeconds: 3600,
  retentionSeconds: 3600,
  deleteAfterSeconds: 3600,
} as const;
const POLLING = { pollingIntervalSeconds: 20 } as const;
/** Its own looking around, seldom enough that an idle embedded database rests. */
const CALM = {
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 15,
  flowIntervalSeconds: 300,
  bamIntervalSeconds: 300,
};
/** Its own connections on a server. One that no longer answers is closed, and the next look opens another. */
const SERVER = { max: 4, query_timeout: 30_000 };
const PATIENCE = { connectMs: 5000, statementMs: SERVER.query_timeout };

/** The timetable of the rounds, as rows beside the data: of several processes one runs each. */
export async function startQueue(
  database: Pick<OpenDatabase, "jobs">,
  keeping: RoundKeeping,
): Promise<Queue> {
  const boss = new PgBoss({
    ...optionsOf(database),
    ...CALM,
    clock: steadyClock,
    schema: "jobs",
  });
  boss.on("error", (error) => keeping.log.error({ name: error.name }, "job queue"));
  await boss.start();
  return {
    schedule: async (round) => {
      await boss.createQueue(round.name, ROUND);
      const worker = await boss.work(round.name, POLLING, () => runRound(round, keeping));
      await boss.schedule(round.name, round.cron);
      await boss.send(round.name);
      boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  };
}

function optionsOf({ jobs }: Pick<OpenDatabase, "jobs">) {
  return "embedded" in jobs
    ? { db: fromPglite(jobs.embedded) }
    : { ...connectionOf(jobs.connectionString, PATIENCE), ...SERVER };
}
