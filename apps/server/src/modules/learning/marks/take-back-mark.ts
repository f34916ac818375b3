import type { Mark } from "@riwaq/contracts/learning/marks";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { markTakenBack } from "../events.ts";
import { wordMarks } from "../tables/word-marks.ts";
import { lockMark } from "./lock-mark.ts";
import { presentMark } from "./present-mark.ts";
import { findMark } from "./queries.ts";

/** It was no mistake. The row stays; taken back twice, it is as it was. */
export const takeBackMark = command({
  by: requireSignedIn,
  lock: (tx, asked, { id }: { id: string }) => lockMark(tx, asked, { id }),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<Mark> => {
    const { tx, actor, now: voidedAt, locked: before } = ctx;
    if (!before.voidedAt) {
      await tx
        .update(wordMarks)
        .set({ voidedAt, voidedById: actor.id })
        .where(eq(wordMarks.id, id));
    }
    const made = await findMark(tx, id);
    if (!made) throw new AppError("not_found");
    const mark = presentMark(made);
    if (!before.voidedAt) {
      const { kind, page, sessionId, studentId } = made;
      await emit(ctx, tx, markTakenBack(id, { kind, page }, { sessionId, studentId, mark }));
    }
    return mark;
  },
});
