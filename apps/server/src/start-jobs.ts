import type { RoundDeps } from "./platform/context.ts";
import type { OpenDatabase } from "./platform/db/open-database.ts";
import { type Queue, startQueue } from "./platform/jobs/queue.ts";
import { roundsOf } from "./rounds.ts";

/** The rounds by their hours. Apart from `server.ts`, which loads it when it is needed. */
export async function startJobs(database: OpenDatabase, deps: RoundDeps): Promise<Queue> {
  const queue = await startQueue(database, deps);
  for (const round of roundsOf(deps)) await queue.schedule(round);
  return queue;
}
