import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { endCover } from "./end-cover.ts";
import { lockCover, takeStep } from "./lock-cover.ts";
import { type CoverRow, findCover } from "./queries.ts";

/** Staff give a lesson back to its regular teacher, until it begins; what is only offered is withdrawn. */
export const undoCover = command({
  by: requireRight("lessons"),
  lock: (tx, _, { id }: { id: string }) => lockCover(tx, id),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<CoverRow> => {
    const { tx, actor, now, locked: cover } = ctx;
    const isOffered = cover.state === "offered" || cover.state === "withdrawn";
    if (takeStep(cover, isOffered ? "withdraw" : "undo", now)) {
      const state = isOffered ? "withdrawn" : "undone";
      await endCover(ctx, { state, by: "staff", userId: actor.id });
    }
    return findCover(tx, id);
  },
});
