import { isTeacherAway, type Outcome } from "@riwaq/domain/scheduling/outcomes/outcome";
import type { PresenceMark } from "@riwaq/domain/scheduling/outcomes/presence";
import {
  judgePresence,
  STAFF_ASKED_AFTER_MS,
  type Standing,
  standingOf,
  SUGGESTION_STANDS_AFTER_MS,
} from "@riwaq/domain/scheduling/outcomes/settle-lesson";
import { sql } from "drizzle-orm";

import { byAnyone, command, contextOfRound, type Doing } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { emitAll } from "../../../platform/events/emit.ts";
import { type EndedLesson, outcomeAsked, teacherMissed } from "../events.ts";
import { outcomeQuestions } from "../tables/outcome-questions.ts";
import { findMarks, findUnsettled, lockUnsaid, type Place, type Unsettled } from "./queries.ts";
import { sayOutcomes } from "./say-outcomes.ts";
import { signLink } from "./sign-link.ts";

const BATCH = 250;

/** Of older ones nobody is alarmed any more, as after a long standstill. */
const ALERT_MS = 3 * 86_400_000;

/**
 * Closes lessons that are over: what presence says stands by itself, anything else is asked of the teacher, a day later
 * of staff, and after a week what presence suggests stands. Answers how many were settled or asked about. Each batch is
 * a transaction of its own, so that a round which is killed leaves nothing half done and nothing to do twice.
 */
export async function settleLessons(deps: RoundDeps): Promise<number> {
  let total = 0;
  for (let after: Place | null = null; ;) {
    const { done, last }: Batch = await settleBatch(contextOfRound(deps), { after });
    total += done;
    if (!last) return total;
    after = last;
  }
}

type Batch = { done: number; last: Place | null };

const settleBatch = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { after }: { after: Place | null }): Promise<Batch> => {
    const { tx, now } = ctx;
    const found = await findUnsettled(tx, { now, after, limit: BATCH });
    const last = found.length < BATCH ? null : (found.at(-1) ?? null);
    const marks = await findMarks(tx, idsOf(found));
    const judged = found
      .map((lesson) => judge(lesson, marks.get(lesson.id) ?? [], now))
      .filter(({ standing }) => standing.state !== "running");
    const pupils = await lockUnsaid(tx, idsOf(judged));
    const open = judged.flatMap((one) => {
      const studentIds = pupils.get(one.id);
      return studentIds ? [{ ...one, studentIds }] : [];
    });
    await sayOutcomes(ctx, tx, open.filter(({ standing }) => standing.state === "due").map(saying));
    await ask(ctx, open.filter(isAsked));
    return { done: open.length, last };
  },
});

const idsOf = (rows: ReadonlyArray<{ id: string }>): string[] => rows.map(({ id }) => id);

type Judged = Unsettled & { outcome: Outcome; standing: Standing };

function judge(lesson: Unsettled, marks: readonly PresenceMark[], now: Date): Judged {
  const hours = { startsAtMs: lesson.startsAt.getTime(), endsAtMs: lesson.endsAt.getTime() };
  const { isCertain, outcome } = judgePresence({ ...hours, marks });
  const standing = standingOf({ endsAtMs: hours.endsAtMs, nowMs: now.getTime(), isCertain });
  return { ...lesson, outcome, standing };
}

type Open = Judged & EndedLesson;
type Asked = Open & { standing: { state: "asked" } };

const isAsked = (one: Open): one is Asked => one.standing.state === "asked";

const saying = (lesson: Open) => ({
  lesson,
  before: null,
  outcome: lesson.outcome,
  by: null,
  reason: "",
});

/** Puts the questions down, and tells of those that are new to whoever is asked. */
async function ask(ctx: Doing, lessons: readonly Asked[]): Promise<void> {
  if (lessons.length === 0) return;
  const { tx, now } = ctx;
  await tx
    .insert(outcomeQuestions)
    .values(
      lessons.map(({ id, endsAt, outcome, standing }) => ({
        sessionId: id,
        suggested: outcome.kind,
        askedAt: now,
        staffAskedAt: standing.of === "staff" ? now : null,
        dueAt: new Date(
          endsAt.getTime() +
            (standing.of === "staff" ? SUGGESTION_STANDS_AFTER_MS : STAFF_ASKED_AFTER_MS),
        ),
      })),
    )
    .onConflictDoUpdate({
      target: outcomeQuestions.sessionId,
      set: {
        suggested: sql`excluded.suggested`,
        staffAskedAt: sql`coalesce(${outcomeQuestions.staffAskedAt}, excluded.staff_asked_at)`,
        dueAt: sql`excluded.due_at`,
      },
    });
  await emitAll(
    ctx,
    tx,
    lessons.flatMap((lesson) => eventsOf(ctx, lesson)),
  );
}

function eventsOf({ now, secret }: Doing, lesson: Asked) {
  const { id, question, standing, outcome } = lesson;
  const linkOf = (teacherId: string) => signLink({ sessionId: id, teacherId }, secret);
  const asking = (of: "teacher" | "staff") =>
    outcomeAsked(id, { of, suggested: outcome.kind }, { lesson, suggested: outcome, linkOf });
  const isAlarming =
    isTeacherAway(outcome.kind) && now.getTime() - lesson.endsAt.getTime() < ALERT_MS;
  return [
    ...(question ? [] : [asking("teacher")]),
    ...(question || !isAlarming ? [] : [teacherMissed(id, {}, lesson)]),
    ...(standing.of === "staff" && !question?.staffAskedAt ? [asking("staff")] : []),
  ];
}
