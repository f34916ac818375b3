import type { CoverAnswer } from "@riwaq/contracts/scheduling/cover";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { judgeAnswer } from "../bookings/judge-answer.ts";
import { lessonCovered } from "../events.ts";
import { loadLesson } from "../sessions/load-lesson.ts";
import { assignTeacher } from "./assign-teacher.ts";
import { endCover } from "./end-cover.ts";
import { letHourGo } from "./hold-hour.ts";
import { type LockedCover, lockCover, takeStep } from "./lock-cover.ts";
import { type CoverRow, findCover } from "./queries.ts";
import { asideOf, settleCover, standing } from "./write-cover.ts";

type Asked = CoverAnswer & { id: string };
type DoingToCover = Doing<SignedIn, LockedCover>;

/**
 * The family says whether somebody else may give a lesson, and the substitute that they cannot. To whom a cover is
 * neither, there is none.
 */
export const answerCover = command({
  by: requireSignedIn,
  lock: (tx, _, { id }: Asked) => lockCover(tx, id),
  trace: "if_changed",
  run: async (ctx, { id, answer, word }): Promise<CoverRow> => {
    const { tx, actor, now, locked: cover } = ctx;
    await (answer === "decline" ? requireSubstitute(ctx) : requireFamily(ctx));
    if (!takeStep(cover, answer, now)) return findCover(tx, id);
    if (answer === "agree") await agree(ctx);
    else {
      const by = answer === "decline" ? "substitute" : "family";
      await endCover(ctx, { state: "declined", by, userId: actor.id, word });
    }
    return findCover(tx, id);
  },
});

/** From now on the lesson is the substitute's. */
async function agree(ctx: DoingToCover): Promise<void> {
  const { tx, actor, now, locked: cover } = ctx;
  const { id, substituteId, lesson } = cover;
  await letHourGo(tx, id);
  const settled = { ...standing(lesson, now), settledAt: now, settledById: actor.id };
  const row = await settleCover(ctx, id, settled);
  await assignTeacher(tx, { ids: [lesson.id], teacherId: substituteId, now });
  await emit(ctx, tx, lessonCovered(lesson.id, { substituteId, isAgreed: true }, asideOf(row)));
}

async function requireSubstitute({ actor, locked: cover }: DoingToCover): Promise<void> {
  if (cover.substituteId !== actor.id) throw new AppError("not_found");
}

async function requireFamily({ tx, actor, now, locked: cover }: DoingToCover): Promise<void> {
  const { side, isWholeFamily } = await loadLesson(tx, actor, cover.sessionId);
  if (side !== "family") throw new AppError("not_found");
  if (!isWholeFamily) throw new AppError("forbidden");
  for (const studentId of cover.studentIds) {
    const pair = { studentId, teacherId: cover.regularTeacherId, now };
    const { isAnswered } = await judgeAnswer(tx, actor, pair);
    if (!isAnswered) throw new AppError("forbidden");
  }
}
