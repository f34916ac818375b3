/** How well teachers suit a learner, as the database orders all of them: the rule itself stands in the domain. */
import {
  BARRED_POINTS,
  FIT_POINTS,
  SHORTEST_LESSON_MIN,
} from "@riwaq/domain/people/wishes/rank-teachers";
import { hoursElsewhere } from "@riwaq/domain/scheduling/availability/hours-elsewhere";
import type { WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

import { teachers } from "../tables/teachers.ts";
import type { Sought } from "./find-sought.ts";

/** Pupils of about the same age: so many years apart at most. */
const SAME_AGE_YEARS = 2;

export type WishedHours = ReadonlyMap<string, WeeklyRange[]>;

/** The wished hours on the wall of each zone. */
export function wishedIn(zones: readonly string[], sought: Sought, now: Date): WishedHours {
  const { timeZone: fromZone, hours: wished } = sought;
  const at = { fromZone, nowMs: now.getTime() };
  const onWall = (toZone: string) =>
    wished.flatMap((hours) => hoursElsewhere({ hours, toZone, ...at }));
  return new Map(zones.map((zone) => [zone, onWall(zone)]));
}

const id = teachers.userId;
/** Gathered once and looked up, for whatever rows are asked. */
const isIn = (found: SQL) => sql<boolean>`(${id} in (${found})) is true`;

/** What speaks for a teacher; null where nothing is asked for. Hours as whether they have any in common. */
export type Facts = Record<
  "teachesProgramme" | "hasHours" | "speaksLanguage" | "isGenderAllowed" | "teachesAge",
  SQL<boolean | null>
>;

const UNKNOWN = sql<boolean | null>`null::boolean`;
export const NO_FACTS: Facts = {
  teachesProgramme: UNKNOWN,
  hasHours: UNKNOWN,
  speaksLanguage: UNKNOWN,
  isGenderAllowed: UNKNOWN,
  teachesAge: UNKNOWN,
};

export function factsInSql(sought: Sought, wished: WishedHours): Facts {
  const { programmeId, language, gender } = sought;
  return {
    teachesProgramme:
      programmeId === null
        ? UNKNOWN
        : isIn(
            sql`select tp.teacher_id from teacher_programmes tp where tp.programme_id = ${programmeId}`,
          ),
    hasHours: sought.hours.length === 0 ? UNKNOWN : isIn(freeIn(wished)),
    speaksLanguage: sql<boolean>`${teachers.languages} @> array[${language}]::text[]`,
    isGenderAllowed:
      gender === null
        ? UNKNOWN
        : isIn(sql`select u.id from users u where u.gender = ${gender}
            and u.id in (select t.user_id from teachers t)
            union all select e.teacher_id from gender_exceptions e where e.student_id = ${sought.studentId}`),
    teachesAge: isIn(teachersOfAge(sought)),
  };
}

function freeIn(wished: WishedHours): SQL {
  const all = [...wished].flatMap(([zone, ranges]) => ranges.map((range) => ({ zone, ...range })));
  const column = (values: ReadonlyArray<string | number>) => sql.param([...values]);
  return sql`select slot.teacher_id from time_slots slot join users u on u.id = slot.teacher_id
    join unnest(${column(all.map(({ zone }) => zone))}::text[],
      ${column(all.map(({ dayOfWeek }) => dayOfWeek))}::smallint[],
      ${column(all.map(({ startMinute }) => startMinute))}::int[],
      ${column(all.map(({ endMinute }) => endMinute))}::int[])
      as wished (zone, day_of_week, start_minute, end_minute)
      on wished.zone = u.time_zone and wished.day_of_week = slot.day_of_week
    where slot.plan = 'usual' and least(slot.end_minute, wished.end_minute)
      - greatest(slot.start_minute, wished.start_minute) >= ${SHORTEST_LESSON_MIN}::int`;
}

const teachersOfAge = ({ studentId, age, today }: Sought) =>
  sql`select bond.teacher_id from agreements bond join students other on other.user_id = bond.student_id
    where bond.ended_at is null and bond.student_id <> ${studentId}
      and abs(other.age_declared + extract(year from age(${today}::date, other.age_declared_on))
        - ${age}::int) <= ${SAME_AGE_YEARS}::int`;

/** The sum of the domain's `fitOf`; a test compares the two. */
export function pointsInSql(facts: Record<keyof Facts, SQLWrapper>): SQL<number> {
  const when = (fact: SQLWrapper, points: number) =>
    sql`case when ${fact} then ${points}::int else 0 end`;
  return sql<number>`(${sql.join(
    [
      when(facts.teachesProgramme, FIT_POINTS.programme),
      when(facts.hasHours, FIT_POINTS.hours),
      when(facts.speaksLanguage, FIT_POINTS.language),
      sql`case ${facts.isGenderAllowed} when true then ${FIT_POINTS.gender}::int
        when false then ${BARRED_POINTS}::int else 0 end`,
      when(facts.teachesAge, FIT_POINTS.age),
    ],
    sql` + `,
  )})`;
}
