import type { Mark, MarkChange } from "@riwaq/contracts/learning/marks";
import { isDetailOf } from "@riwaq/domain/learning/marks/kinds";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { markChanged } from "../events.ts";
import { wordMarks } from "../tables/word-marks.ts";
import { lockMark } from "./lock-mark.ts";
import { presentMark } from "./present-mark.ts";
import { findMark } from "./queries.ts";

/** Another kind, or a word to it. What was taken back is not changed any more. */
export const changeMark = command({
  by: requireSignedIn,
  lock: (tx, asked, { id }: { id: string } & MarkChange) => lockMark(tx, asked, { id }),
  trace: "if_changed",
  run: async (ctx, { id, ...change }): Promise<Mark> => {
    const { tx, locked: before } = ctx;
    if (before.voidedAt) throw new AppError("not_found");
    const { kind = before.kind, note = before.note } = change;
    const kept = kind === before.kind ? before.detail : "";
    const after = { kind, note, detail: change.detail ?? kept };
    if (!isDetailOf(kind, after.detail)) throw badField("detail", "invalid");
    const isChanged =
      kind !== before.kind || note !== before.note || after.detail !== before.detail;
    if (isChanged) await tx.update(wordMarks).set(after).where(eq(wordMarks.id, id));
    const made = await findMark(tx, id);
    if (!made) throw new AppError("not_found");
    const mark = presentMark(made);
    if (isChanged) {
      const { page, sessionId, studentId } = made;
      await emit(ctx, tx, markChanged(id, { kind, page }, { sessionId, studentId, mark }));
    }
    return mark;
  },
});
