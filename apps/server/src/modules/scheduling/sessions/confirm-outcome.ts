import type { OutcomeConfirmation } from "@riwaq/contracts/scheduling/sessions";
import {
  isTeacherAway,
  NOTHING_LOST,
  OUTCOME_OF_ABSENCE,
  type OutcomeKind,
  statusOfOutcome,
} from "@riwaq/domain/scheduling/outcomes/outcome";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { outcomeConfirmed, teacherMissed } from "../events.ts";
import { type DoingToLesson, type Lesson, lockLesson } from "./load-lesson.ts";
import { outcomesFor } from "./policy.ts";
import { findOutcome, sayOutcome } from "./say-outcome.ts";
import { settleAbsence } from "./settle-absence.ts";

type Asked = { id: string; outcome: OutcomeConfirmation };

/** Said after the end by the teacher or staff, and corrected as the table of transitions allows; twice is once. */
export const confirmOutcome = command({
  by: requireSignedIn,
  lock: (tx, { actor }, { id }: Asked) => lockLesson(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { outcome }): Promise<void> => {
    const { tx, locked: lesson } = ctx;
    const kind = kindOf(outcome);
    const { side } = lesson;
    if (side === "family") throw new AppError("forbidden");
    const before = await findOutcome(tx, lesson.id);
    if (lesson.status === outcome.status && (before?.kind ?? "completed") === kind) return;
    refuseWrong(lesson, before?.kind, outcome, ctx.now);
    await write(ctx, { before, kind, side });
  },
});

type Saying = {
  before: Awaited<ReturnType<typeof findOutcome>>;
  kind: OutcomeKind;
  side: "teacher" | "staff";
};

async function write(ctx: DoingToLesson, { before, kind, side }: Saying): Promise<void> {
  const { tx, actor, now, locked: lesson } = ctx;
  const { id, teacherId, endsAt, studentIds } = lesson;
  // How late each came is known from the joins, and holds while the lesson is one that was held.
  const { teacherLateMin, pupilLateMin } = before?.kind === kind ? before : NOTHING_LOST;
  const outcome = { ...NOTHING_LOST, kind, teacherLateMin, pupilLateMin };
  await sayOutcome(tx, { by: { side, id: actor.id }, sessionId: id, outcome, now });
  await settleAbsence(tx, { actor, lesson, owes: isTeacherAway(kind), now });
  const isNews = isTeacherAway(kind) && !(before && isTeacherAway(before.kind));
  if (isNews && side === "teacher") await emit(ctx, tx, teacherMissed(id, {}, lesson));
  const status = statusOfOutcome(kind);
  const payload = { from: lesson.status, to: status };
  await emit(ctx, tx, outcomeConfirmed(id, payload, { status, teacherId, endsAt, studentIds }));
}

/** Who was missing is said of a missed lesson, and of no other. */
function kindOf({ status, absent }: OutcomeConfirmation): OutcomeKind {
  if (status === "Missed" && absent === null) throw badField("absent", "required");
  if (status === "Completed" && absent !== null) throw badField("absent", "invalid");
  return absent === null ? "completed" : OUTCOME_OF_ABSENCE[absent];
}

function refuseWrong(
  lesson: Lesson,
  kind: OutcomeKind | undefined,
  { status }: OutcomeConfirmation,
  now: Date,
): void {
  const isOpen = lesson.status === "Scheduled" || lesson.status === "Joined";
  if (isOpen && now < lesson.endsAt) throw refusal("conflict", "outcome_early");
  if (!outcomesFor(lesson, kind, now).includes(status)) throw refusal("conflict", "outcome_wrong");
}
