import { roundsOf } from "../../rounds.ts";
import type { RoundDeps } from "../context.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { type Queue, startQueue } from "./queue.ts";

/** The rounds by their hours. Apart from `server.ts`, which loads it when it is needed. */
export async function startJobs(database: OpenDatabase, deps: RoundDeps): Promise<Queue> {
  const queue = await startQueue(database, deps);
  for (const round of roundsOf(deps)) await queue.schedule(round);
  return queue;
}
