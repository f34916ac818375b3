import type { Log, RoundDeps } from "../../../platform/context.ts";
import { settleCalls } from "./settle-calls.job.ts";

type Deps = Pick<RoundDeps, "db" | "clock" | "config" | "secret"> & { log: Log };

/**
 * The same at once, for a room that somebody has just left or had to leave: nobody waits for it, and where LiveKit does not
 * answer the round does it later. Asked for again while it is under way, it is done once more after.
 */
export function settleSoon(deps: Deps): (sessionId: string) => void {
  const wanted = new Map<string, boolean>();
  const settle = async (sessionId: string) => {
    while (wanted.get(sessionId)) {
      wanted.set(sessionId, false);
      await settleCalls(deps, sessionId).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : "unknown";
        deps.log.warn({ name }, "a call is not settled");
      });
    }
    wanted.delete(sessionId);
  };
  return (sessionId) => {
    if (!deps.config.livekit) return;
    const isUnderWay = wanted.has(sessionId);
    wanted.set(sessionId, true);
    if (!isUnderWay) void settle(sessionId);
  };
}
