import type { Changed } from "@riwaq/contracts/scheduling/changes";
import type {
  LeaveCancellations,
  LeaveCancellationsAnswer,
} from "@riwaq/contracts/scheduling/cover";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { cancelLocked } from "../changes/cancel-session.ts";
import { findLeave } from "../leave/queries.ts";
import { lockLesson } from "../sessions/load-lesson.ts";
import { textOf } from "./cover-all.ts";

type Asked = LeaveCancellations & { leaveId: string };

/** Lessons of a leave that nobody gives, each in a transaction of its own, as `coverAll` does. */
export async function cancelAll(
  ctx: Context,
  { leaveId, session_ids }: Asked,
): Promise<LeaveCancellationsAnswer> {
  requireRight("lessons")(ctx.actor);
  const { leave } = await findLeave(ctx.db, leaveId, ctx.clock.now());
  const lessons: LeaveCancellationsAnswer["lessons"] = [];
  for (const id of session_ids) {
    lessons.push({ session_id: id, ...(await tryOne(ctx, { id, teacherId: leave.teacherId })) });
  }
  return { lessons };
}

type One = { id: string; teacherId: string };

/** Of the teacher who is away: whoever covers one gives it. */
const cancelOne = command({
  by: requireRight("lessons"),
  lock: (tx, { actor }, { id }: One) => lockLesson(tx, actor, id),
  run: (ctx, { teacherId }): Promise<Changed> => {
    if (ctx.locked.teacherId !== teacherId) throw new AppError("not_found");
    return cancelLocked(ctx, { scope: "one", is_emergency: false, reason: "" });
  },
});

async function tryOne(ctx: Context, one: One) {
  try {
    const { change_id } = await cancelOne(ctx, one);
    return { change_id, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { change_id: null, problem: textOf(error, ctx) };
  }
}
