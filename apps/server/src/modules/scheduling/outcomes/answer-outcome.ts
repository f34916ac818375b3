import type { OutcomeAnswer } from "@riwaq/contracts/scheduling/outcomes";
import {
  isTeacherAway,
  NOTHING_LOST,
  type Outcome,
  outcomeFault,
} from "@riwaq/domain/scheduling/outcomes/outcome";
import { presenceOf } from "@riwaq/domain/scheduling/outcomes/presence";
import { lateMin } from "@riwaq/domain/scheduling/outcomes/settle-lesson";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { teacherMissed } from "../events.ts";
import { type Lesson, lockLesson } from "../sessions/load-lesson.ts";
import { maySayOutcome } from "./policy.ts";
import { findMarks, findOutcome, findQuestion } from "./queries.ts";
import { lengthOf, sayOutcomes, valuesOf } from "./say-outcomes.ts";

type Asked = { id: string; answer: OutcomeAnswer };

/** Said after the end by the teacher or staff, as an answer or to correct what was said; twice the same is once. */
export const answerOutcome = command({
  by: requireSignedIn,
  lock: (tx, { actor }, { id }: Asked) => lockLesson(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { answer }): Promise<void> => {
    const { actor, locked: lesson } = ctx;
    const { side } = lesson;
    if (side === "family") throw new AppError("forbidden");
    await sayAs(ctx, { lesson, side, id: actor.id, answer });
  },
});

type Said = { lesson: Lesson; side: "teacher" | "staff"; id: string; answer: OutcomeAnswer };

/** As somebody who may speak of a lesson, which is locked. */
export async function sayAs(ctx: Speaking, { lesson, side, id, answer }: Said): Promise<void> {
  const { tx, now } = ctx;
  const before = await findOutcome(tx, lesson.id);
  const outcome = await outcomeOf(tx, lesson, answer);
  if (before && before.saidBy !== "system" && isSame(before, outcome)) return;
  refuseWrong(lesson, before, now);
  if (side === "staff" && answer.reason === "") throw badField("reason", "required");
  await write(ctx, { lesson, before, outcome, by: { side, id }, reason: answer.reason });
}

type Speaking = Emitting & { tx: Transaction; now: Date };

type Saying = {
  lesson: Lesson;
  before: Awaited<ReturnType<typeof findOutcome>>;
  outcome: Outcome;
  by: { side: "teacher" | "staff"; id: string };
  reason: string;
};

async function write(ctx: Speaking, { lesson, before, outcome, by, reason }: Saying) {
  const { tx } = ctx;
  const question = await findQuestion(tx, lesson.id);
  const known = before?.kind ?? question?.suggested;
  await sayOutcomes(ctx, tx, [{ lesson, before, outcome, by, reason }]);
  const isNews = isTeacherAway(outcome.kind) && !(known && isTeacherAway(known));
  if (isNews && by.side === "teacher") await emit(ctx, tx, teacherMissed(lesson.id, {}, lesson));
}

/** How late each came is known from their presence, unless it is said otherwise; of an absence there is none. */
async function outcomeOf(tx: Transaction, lesson: Lesson, answer: OutcomeAnswer): Promise<Outcome> {
  const { kind, lost_min: lostMin, lost_by: lostBy } = answer;
  const said = { ...NOTHING_LOST, kind, lostMin, lostBy };
  const outcome = kind.endsWith("_absent")
    ? said
    : { ...said, ...(await findLateness(tx, lesson, answer)) };
  const fault = outcomeFault(outcome, lengthOf(lesson));
  if (fault) throw badField(FIELD_OF[fault], "invalid");
  return outcome;
}

const FIELD_OF = {
  kind: "kind",
  teacherLateMin: "teacher_late_min",
  pupilLateMin: "pupil_late_min",
  lostMin: "lost_min",
  lostBy: "lost_by",
} as const satisfies Record<keyof Outcome, keyof OutcomeAnswer>;

async function findLateness(tx: Transaction, lesson: Lesson, answer: OutcomeAnswer) {
  const startsAtMs = lesson.startsAt.getTime();
  const marks = (await findMarks(tx, [lesson.id])).get(lesson.id) ?? [];
  const seen = presenceOf({ startsAtMs, endsAtMs: lesson.endsAt.getTime() }, marks);
  return {
    teacherLateMin: answer.teacher_late_min ?? lateMin({ startsAtMs }, seen.teacher),
    pupilLateMin: answer.pupil_late_min ?? lateMin({ startsAtMs }, seen.pupil),
  };
}

function isSame(before: Outcome, outcome: Outcome): boolean {
  return JSON.stringify(valuesOf(before)) === JSON.stringify(valuesOf(outcome));
}

function refuseWrong(lesson: Lesson, before: Saying["before"], now: Date): void {
  if (lesson.status !== "Cancelled" && now < lesson.endsAt) {
    throw refusal("conflict", "outcome_early");
  }
  if (!maySayOutcome(lesson, before, now)) throw refusal("conflict", "outcome_wrong");
}
