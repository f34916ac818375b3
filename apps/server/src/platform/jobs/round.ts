import type { Clock } from "../clock.ts";
import type { Log } from "../context.ts";
import type { Database } from "../db/database.ts";
import { noteFailure, noteSuccess } from "./round-failures.ts";

/** Work that looks for what is due and does it: may run twice with one effect, and be killed anywhere. */
export type Round = {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  /** How much was done. */
  run(): Promise<number>;
};

export type RoundKeeping = { db: Database; clock: Clock; log: Log };

/**
 * A round that fails is logged, by the fault's name alone, and leaves a row that staff read; it holds up neither the
 * others nor its own next time.
 */
export async function runRound(
  { name, run }: Round,
  { db, clock, log }: RoundKeeping,
): Promise<void> {
  try {
    const count = await run();
    if (count > 0) log.info({ round: name, count }, "round");
    await noteSuccess(db, name, clock.now());
  } catch (error) {
    log.error({ round: name, name: error instanceof Error ? error.name : "unknown" }, "round");
    // Where the database itself is the fault there is nowhere to write it.
    await noteFailure(db, { round: name, error, now: clock.now() }).catch(() => undefined);
  }
}
