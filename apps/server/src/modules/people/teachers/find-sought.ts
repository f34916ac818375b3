import { currentAge } from "@riwaq/domain/people/age";
import { hoursOfWish } from "@riwaq/domain/people/wishes/wish";
import type { WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import { SAME_GENDER_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { toWall } from "@riwaq/domain/time/zone";
import type { Gender } from "@riwaq/domain/words";
import { eq, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { wayTo } from "../reach/pupils.ts";
import { students } from "../tables/students.ts";
import { wishes } from "../tables/wishes.ts";

/** What a teacher is measured by for one learner. */
export type Sought = {
  studentId: string;
  programmeId: string | null;
  language: string;
  age: number;
  /** Whom the parents' choice or the institute's rule asks for; null where neither does. */
  gender: Gender | null;
  /** On the wall of `timeZone`; none where any hour will do. */
  hours: WeeklyRange[];
  timeZone: string;
  today: string;
};

/** Of the reader's own, and for staff of everybody: who teaches a pupil does not look for another teacher. */
export async function findSought(
  db: Database,
  reader: SignedIn,
  studentId: string,
  now: Date,
): Promise<Sought> {
  const way = await wayTo(db, reader, studentId, now);
  const isForStaff = way !== null && reader.rights.has("people");
  if (way !== "family" && !isForStaff) throw new AppError("not_found");
  return soughtOf(db, studentId, now);
}

async function soughtOf(db: Database, studentId: string, now: Date): Promise<Sought> {
  const [row] = await db
    .select({
      language: users.language,
      gender: users.gender,
      timeZone: users.timeZone,
      ageDeclared: students.ageDeclared,
      declaredOn: students.ageDeclaredOn,
      preference: students.teacherGender,
      isSameGenderRule: sql<boolean>`(select same_gender_from_12 from institute)`,
      wish: wishes,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(wishes, eq(wishes.studentId, students.userId))
    .where(eq(students.userId, studentId));
  if (!row) throw new AppError("not_found");
  const { language, gender, timeZone, ageDeclared, declaredOn, preference, wish } = row;
  const today = toWall(now.getTime(), timeZone).date;
  const age = currentAge({ ageDeclared, declaredOn, today });
  const ofRule = row.isSameGenderRule ? gender : null;
  return {
    studentId,
    programmeId: wish?.programmeId ?? null,
    language,
    age,
    gender: age < SAME_GENDER_FROM_AGE ? preference : ofRule,
    hours: wish ? hoursOfWish({ days: wish.days as DayOfWeek[], parts: wish.parts }) : [],
    timeZone,
    today,
  };
}
