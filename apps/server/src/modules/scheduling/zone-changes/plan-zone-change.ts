import type { Interval } from "@riwaq/domain/scheduling/availability/interval";
import {
  decideMove,
  type MoveDecision,
  type MoveInputs,
} from "@riwaq/domain/scheduling/policy/rescheduling";
import { type Occurrence, occurrencesOf } from "@riwaq/domain/scheduling/series/occurrences";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { loadHours, type TeacherHours } from "../availability/load-hours.ts";
import { judgeLessons } from "../bookings/judge-lessons.ts";
import { findStudentsBusy } from "../bookings/queries.ts";
import { findChooserFault } from "../changes/find-chooser-fault.ts";
import { ruleOf } from "../series/end-series.ts";
import { type AnchoredLesson, findAnchoredLessons } from "./queries.ts";

type Moving = {
  lesson: AnchoredLesson;
  to: Occurrence;
  inputs: MoveInputs;
  decision: MoveDecision;
};

export type ZonePlan = {
  /** Lessons that would be held at another instant, soonest first. */
  moving: Moving[];
  /** Those that would have to, and cannot. */
  kept: AnchoredLesson[];
  /** Series that go on by the new zone's clock: those of which something moves, or nothing needs to. */
  seriesIds: string[];
};

type Asked = { actor: SignedIn; from: string; to: string; now: Date };

/**
 * What becomes of the coming lessons of series that keep their hours on this person's wall, when that wall is elsewhere.
 * A lasting change, so the terms ask for their notice; hours are judged as a move's are. A lesson that was moved by
 * itself was agreed by itself, and stays.
 */
export async function planZoneChange(db: Database, asked: Asked): Promise<ZonePlan> {
  const { actor, from, to, now } = asked;
  const none = { moving: [], kept: [], seriesIds: [] };
  if (from === to || (await findChooserFault(db, actor, now))) return none;
  const lessons = await findAnchoredLessons(db, actor, { zone: from, now });
  if (lessons.length === 0) return none;
  const terms = await findTerms(db);
  const [instituteZone, policy] = [terms.zone, terms.at(now)];
  const wanted = lessons.flatMap((lesson) => {
    const { series, session } = lesson;
    const at = (zone: string) =>
      occurrenceOn({ ...ruleOf(series), anchorZone: zone }, session.seriesOn);
    const [before, after] = [at(from), at(to)];
    if (!after || before?.startsAtMs !== session.startsAt.getTime()) return [];
    const inputs: MoveInputs = {
      by: series.teacherId === actor.id ? "teacher" : "family",
      startsAtMs: before.startsAtMs,
      nowMs: now.getTime(),
      usedInMonth: 0,
      instituteZone,
      policy,
      kind: session.kind,
      scope: "following",
    };
    return [{ lesson, to: after, inputs, decision: decideMove(inputs) }];
  });
  const away = wanted.filter(({ lesson, to: { startsAtMs } }) => startsAtMs !== startOf(lesson));
  const moving = await judgeAll(db, away, { actor, now });
  const moved = new Set(moving.map(({ lesson }) => lesson));
  const stay = new Set(away.filter(({ lesson }) => !moved.has(lesson)).map(({ lesson }) => lesson));
  const follows = wanted.filter(({ lesson }) => moved.has(lesson) || !stay.has(lesson));
  const seriesIds = [...new Set(follows.map(({ lesson }) => lesson.series.id))];
  return { moving, kept: [...stay], seriesIds };
}

const startOf = ({ session }: AnchoredLesson) => session.startsAt.getTime();

function occurrenceOn(rule: Parameters<typeof occurrencesOf>[0], on: string | null) {
  return on === null ? undefined : occurrencesOf(rule, on, on)[0];
}

/** What stays is in the way of others: judged until nothing more has to stay. */
async function judgeAll(
  db: Database,
  away: readonly Moving[],
  { actor, now }: { actor: SignedIn; now: Date },
): Promise<Moving[]> {
  let moving = away.filter(({ decision, to }) => decision.isAllowed && to.startsAtMs > +now);
  for (;;) {
    const free = await judgeOnce(db, moving, { actor, now });
    if (free.length === moving.length) return free;
    moving = free;
  }
}

async function judgeOnce(
  db: Database,
  moving: readonly Moving[],
  { actor, now }: { actor: SignedIn; now: Date },
): Promise<Moving[]> {
  if (moving.length === 0) return [];
  const window = {
    fromMs: Math.min(...moving.map(({ to }) => to.startsAtMs)),
    untilMs: Math.max(...moving.map(({ to }) => to.endsAtMs)),
    exceptSessionIds: moving.map(({ lesson }) => lesson.session.id),
  };
  const rows = moving.map(({ lesson }) => lesson.series);
  const teacherIds = new Set(rows.map(({ teacherId }) => teacherId));
  const studentIds = new Set(rows.flatMap((row) => row.studentIds));
  const hours = await loadHours(db, [...teacherIds], window);
  const busy = await findStudentsBusy(db, [...studentIds], window);
  return moving.filter(({ lesson, to }) => {
    const { teacherId, studentIds: taught } = lesson.series;
    const ofTeacher = hours.get(teacherId);
    const ofPupils = taught.flatMap((id) => busy.get(id) ?? []);
    const asked = { isByTeacher: teacherId === actor.id, to, now };
    return ofTeacher && isFree(asked, ofTeacher, ofPupils);
  });
}

function isFree(
  { isByTeacher, to, now }: { isByTeacher: boolean; to: Occurrence; now: Date },
  hours: TeacherHours,
  studentBusy: readonly Interval[],
): boolean {
  if (!isByTeacher && hours.approval !== "approved") return false;
  const [judged] = judgeLessons({
    occurrences: [to],
    hours,
    studentBusy,
    nowMs: now.getTime(),
    isDecidedByTeacher: isByTeacher,
  });
  return judged?.isBooked ?? false;
}
