import type { Log } from "../context.ts";

/** Work that looks for what is due and does it: may run twice with one effect, and be killed anywhere. */
export type Round = {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  /** How much was done. */
  run(): Promise<number>;
};

/** A round that fails is logged, by the fault's name alone, and holds up neither the others nor its own next time. */
export async function runRound({ name, run }: Round, log: Log): Promise<void> {
  try {
    const count = await run();
    if (count > 0) log.info({ round: name, count }, "round");
  } catch (error) {
    log.error({ round: name, name: error instanceof Error ? error.name : "unknown" }, "round");
  }
}
