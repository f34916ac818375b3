import {
  consequenceOf,
  type Outcome,
  type OutcomeKind,
} from "@riwaq/domain/scheduling/outcomes/outcome";
import type { OutcomeSpeaker } from "@riwaq/domain/scheduling/outcomes/settle-lesson";
import { inArray } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emitAll } from "../../../platform/events/emit.ts";
import { type EndedLesson, outcomeSaid } from "../events.ts";
import { lessonOutcomes } from "../tables/lesson-outcomes.ts";
import { lessonWords } from "../tables/lesson-words.ts";
import { outcomeQuestions } from "../tables/outcome-questions.ts";

export type Saying = {
  lesson: EndedLesson;
  /** What holds so far; null where nobody has said anything. */
  before: (Outcome & { version: number }) | null;
  outcome: Outcome;
  /** null: the system, which nobody is. */
  by: { side: "teacher" | "staff"; id: string } | null;
  reason: string;
};

/**
 * Writes how lessons ended, each as the next version, and nothing else does; their status follows by the database. What
 * was asked about them is answered. The lessons are locked by the caller.
 */
export async function sayOutcomes(
  ctx: Emitting,
  tx: Transaction,
  sayings: readonly Saying[],
): Promise<void> {
  if (sayings.length === 0) return;
  const createdAt = ctx.clock.now();
  await tx.insert(lessonOutcomes).values(
    sayings.map(({ lesson, before, outcome, by }) => ({
      ...valuesOf(outcome),
      sessionId: lesson.id,
      version: versionAfter(before),
      saidBy: by?.side ?? ("system" as const),
      saidById: by?.id ?? null,
      createdAt,
    })),
  );
  for (const { lesson, before, by, reason } of sayings) {
    if (!by || reason === "") continue;
    const said = { sessionId: lesson.id, version: versionAfter(before), saidById: by.id };
    await tx.insert(lessonWords).values({ ...said, words: reason, createdAt });
  }
  const ids = sayings.map(({ lesson }) => lesson.id);
  await tx.delete(outcomeQuestions).where(inArray(outcomeQuestions.sessionId, ids));
  await emitAll(ctx, tx, sayings.map(eventOf));
}

const versionAfter = (before: Saying["before"]): number => (before?.version ?? 0) + 1;

function eventOf({ lesson, before, outcome, by, reason }: Saying) {
  const saidBy: OutcomeSpeaker = by?.side ?? "system";
  const version = versionAfter(before);
  const [held, after] = [before && valuesOf(before), valuesOf(outcome)];
  const lengthMin = lengthOf(lesson);
  const meant = held && consequenceOf(held, lengthMin);
  const means = consequenceOf(after, lengthMin);
  const payload = { version, said_by: saidBy, before: held?.kind ?? null, after };
  const aside = { lesson, before: held, after, meant, means, saidBy, reason };
  return outcomeSaid(lesson.id, payload, aside);
}

/** In whole minutes. */
export const lengthOf = ({ startsAt, endsAt }: Pick<EndedLesson, "startsAt" | "endsAt">): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

/** Of a row, or of whatever else says more, the outcome alone. */
export function valuesOf(said: Outcome): Outcome {
  const { kind, teacherLateMin, pupilLateMin, lostMin, lostBy } = said;
  return { kind, teacherLateMin, pupilLateMin, lostMin, lostBy };
}

/** Where it is said how a lesson ended; with an answer chosen already. */
export function outcomePath(id: string, said?: OutcomeKind): string {
  return `/sessions/${id}/outcome${said ? `?said=${said}` : ""}`;
}
