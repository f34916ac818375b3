import type { Report } from "@riwaq/contracts/learning/reports";
import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import type { ParentHome, StudentHome } from "@riwaq/contracts/views/homes";
import { currentAge } from "@riwaq/domain/people/age";
import { BOOKS_ALONE_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";
import { toWall } from "@riwaq/domain/time/zone";

import type { ParentFactRow, StudentFactRow } from "./queries.ts";

const isHeld = ({ status }: NextLesson) => status === "Scheduled" || status === "Joined";

const NOTHING_WAITS = { offers: 0, makeUps: 0 };

function presentWaiting(row: Pick<StudentFactRow, "waiting"> | undefined) {
  const { offers, makeUps } = row?.waiting ?? NOTHING_WAITS;
  return { offers, make_ups: makeUps };
}

const before = (untilMs: number) => (lesson: NextLesson) => Date.parse(lesson.starts_at) < untilMs;

type StudentFacts = {
  timeZone: string;
  /** The earliest first. */
  lessons: readonly NextLesson[];
  weekEndsAtMs: number;
  report: Report | null;
  facts: readonly StudentFactRow[];
};

export function presentStudentHome(home: StudentFacts): StudentHome {
  const { timeZone, lessons, weekEndsAtMs, report, facts } = home;
  return {
    time_zone: timeZone,
    next: lessons.find(isHeld) ?? null,
    last_report: report,
    new_resources: facts.flatMap(({ resource }) =>
      resource ? [{ ...resource, teacher_name: resource.teacherName }] : [],
    ),
    week: lessons.filter(before(weekEndsAtMs)),
    has_guardian: facts[0]?.hasGuardian ?? false,
    waiting: presentWaiting(facts[0]),
  };
}

type ParentFacts = {
  timeZone: string;
  facts: readonly ParentFactRow[];
  lessons: readonly NextLesson[];
  weekEndsAtMs: number;
  reports: ReadonlyMap<string, Report>;
  now: Date;
};

export function presentParentHome(home: ParentFacts): ParentHome {
  return {
    time_zone: home.timeZone,
    children: home.facts.flatMap((row) => presentChild(row, home) ?? []),
    week: home.lessons.filter(before(home.weekEndsAtMs)),
    waiting: presentWaiting(home.facts[0]),
    invitations: home.facts[0]?.invitations ?? [],
  };
}

function presentChild(row: ParentFactRow, { lessons, reports, now }: ParentFacts) {
  const { child, declared, periodicReportId } = row;
  if (!child || !declared) return undefined;
  const report = reports.get(child.id) ?? null;
  const age = currentAge({
    ageDeclared: declared.ageDeclared,
    declaredOn: declared.ageDeclaredOn,
    today: toWall(now.getTime(), child.timeZone).date,
  });
  const needs: Record<ParentHome["children"][number]["needs"][number], boolean> = {
    consent: age < BOOKS_ALONE_FROM_AGE && !row.hasConsent,
    report: report?.is_new ?? false,
    periodic_report: periodicReportId !== null,
  };
  return {
    id: child.id,
    name: child.name,
    age,
    next: lessons.find((one) => isHeld(one) && one.students_ids.includes(child.id)) ?? null,
    last_report: report,
    attendance: row.attendance,
    new_resources: row.newResources,
    needs: (["consent", "report", "periodic_report"] as const).filter((need) => needs[need]),
    periodic_report_id: periodicReportId,
  };
}
