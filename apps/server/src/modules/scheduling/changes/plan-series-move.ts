import type { Message } from "@riwaq/contracts/messages";
import type { Move } from "@riwaq/contracts/scheduling/changes";
import {
  decideMove,
  type MoveDecision,
  type MoveInputs,
} from "@riwaq/domain/scheduling/policy/rescheduling";
import { occurrencesOf } from "@riwaq/domain/scheduling/series/occurrences";
import { parseSeriesRule, type SeriesRule } from "@riwaq/domain/scheduling/series/series";
import { pairByWeek, weekEnd } from "@riwaq/domain/scheduling/series/series-change";
import { minutesFromTime } from "@riwaq/domain/time/wall-time";

import { badField, refusal } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { JudgedLesson } from "../bookings/judge-lessons.ts";
import { ruleOf } from "../series/end-series.ts";
import type { SeriesRow } from "../series/queries.ts";
import type { Lesson } from "../sessions/load-lesson.ts";
import { findChooserFault } from "./find-chooser-fault.ts";
import { judgeHours } from "./judge-move.ts";
import { faultOfMove, findMoveInputs, messageOf } from "./plan-move.ts";
import { faultOfTeacher, requireOwnLesson } from "./policy.ts";
import { findFollowing, findSeriesOf, findZones, type SessionRow, type Zones } from "./queries.ts";

export type MoveOfSeries = Extract<Move, { scope: "following" }>;

export type SeriesMovePlan = {
  zones: Zones;
  inputs: MoveInputs;
  decision: MoveDecision;
  policy: MoveInputs["policy"];
  /** As it is, and as it goes on from this lesson's date. */
  series: SeriesRow;
  rule: SeriesRule;
  /** Up to this date the new hours are lessons at once: the end of the last week of those before. */
  extendedUntil: string;
  /** Each lesson beside the new hour of its week; null where one of them has no counterpart. */
  weeks: Array<{ session: SessionRow | null; to: JudgedLesson | null }>;
  problems: Message[];
};

type Asked = { actor: SignedIn; lesson: Lesson; move: MoveOfSeries; now: Date };

/** A series that goes on at other hours from the date of this lesson: agreed in advance, so it uses no make-up. */
export async function planSeriesMove(db: Database, asked: Asked): Promise<SeriesMovePlan> {
  const { actor, lesson, move, now } = asked;
  requireOwnLesson(lesson);
  const series = await findSeriesOf(db, lesson);
  // Whoever covers a lesson decides about that lesson alone.
  const isCovered = series?.teacherId !== lesson.teacherId;
  if (!series || lesson.seriesOn === null || isCovered) throw refusal("conflict", "series_only");
  const rule = readRule(move, series, lesson.seriesOn);
  const zones = await findZones(db, lesson);
  const replaced = await findFollowing(db, lesson, now);
  // One that follows may have been moved before this one: the notice is held against the first.
  const { startsAt } = replaced[0] ?? lesson;
  const first = { ...lesson, startsAt };
  const inputs = await findMoveInputs(db, {
    lesson: first,
    studentId: lesson.studentIds[0],
    scope: "following",
    zones,
    now,
  });
  const decision = decideMove(inputs);
  const extendedUntil = weekEnd(rule.startsOn, series.extendedUntil);
  const ahead = occurrencesOf(rule, rule.startsOn, extendedUntil);
  const lessons = await judgeHours(db, {
    actor,
    lesson,
    occurrences: ahead.filter(({ startsAtMs }) => startsAtMs > now.getTime()),
    replaced: replaced.map(({ id }) => id),
    now,
  });
  const problems = [
    faultOfMove(lesson, { decision, inputs }, now),
    messageOf(await findChooserFault(db, actor, now)),
    messageOf(await faultOfTeacher(db, lesson)),
    messageOf(lessons.some(({ isBooked }) => isBooked) ? null : "nothing_bookable"),
  ].filter((problem) => problem !== null);
  const weeks = pairByWeek(rule.startsOn, { before: replaced.map(placeOf), after: lessons }).map(
    ([before, to]) => ({ session: before?.session ?? null, to }),
  );
  const { policy } = inputs;
  return { zones, inputs, decision, policy, series, rule, extendedUntil, weeks, problems };
}

/** By its place in the series and not by its hour: it may have been moved to another week. */
const placeOf = (session: SessionRow) => ({ on: session.seriesOn ?? "", session });

const QUARTER_MIN = 15;

function readRule({ times }: MoveOfSeries, series: SeriesRow, startsOn: string): SeriesRule {
  const wanted = times.map(({ day_of_week, time }) => ({
    dayOfWeek: day_of_week,
    minute: minutesFromTime(time) ?? Number.NaN,
  }));
  if (wanted.some(({ minute }) => minute % QUARTER_MIN !== 0)) {
    throw badField("times", "not_on_grid");
  }
  const parsed = parseSeriesRule({ ...ruleOf(series), times: wanted, startsOn });
  if (parsed.ok) return parsed.rule;
  throw badField("times", parsed.fault === "same_day_twice" ? "series_days" : "invalid");
}
