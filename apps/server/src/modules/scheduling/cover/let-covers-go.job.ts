import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { endCover } from "./end-cover.ts";
import { lockCover, takeStep } from "./lock-cover.ts";
import { findDueCovers } from "./queries.ts";

const AT_ONCE = 200;

/** Frees the hours of substitutes for whom no family answered in time, each in a transaction of its own; answers how many. */
export async function letCoversGo(deps: RoundDeps): Promise<number> {
  let gone = 0;
  let due = await findDueCovers(deps.db, deps.clock.now(), AT_ONCE);
  while (due.length > 0) {
    for (const id of due) gone += await letGo(contextOfRound(deps), { id });
    if (due.length < AT_ONCE) break;
    due = await findDueCovers(deps.db, deps.clock.now(), AT_ONCE);
  }
  return gone;
}

/** Unless somebody was faster. */
const letGo = command({
  by: byAnyone,
  lock: (tx, _, { id }: { id: string }) => lockCover(tx, id),
  trace: "if_changed",
  run: async (ctx): Promise<number> => {
    const { now, locked: cover } = ctx;
    if (cover.state !== "offered" || !takeStep(cover, "lapse", now)) return 0;
    await endCover(ctx, { state: "lapsed", by: "time", userId: null });
    return 1;
  },
});
