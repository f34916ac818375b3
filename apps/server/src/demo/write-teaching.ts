import { SAME_GENDER_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { FirstProgrammeSlug } from "../modules/people/programmes/write-first-programmes.ts";
import { agreements } from "../modules/people/tables/agreements.ts";
import { genderExceptions } from "../modules/people/tables/gender-exceptions.ts";
import { programmes } from "../modules/people/tables/programmes.ts";
import { teacherProgrammes } from "../modules/people/tables/teacher-programmes.ts";
import { timeSlots } from "../modules/scheduling/tables/time-slots.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { STUDENTS } from "./families.ts";
import { entriesOf } from "./people.ts";
import { SERIES } from "./series.ts";
import { TEACHERS } from "./teachers.ts";
import { TEACHING } from "./teaching-profiles.ts";
import { TIMETABLES } from "./timetables.ts";
import type { PersonIds } from "./write-people.ts";

export type ProgrammeIds = Readonly<Record<FirstProgrammeSlug, string>>;

const AGREED_DAYS_AGO = 100;

/** Those that every installation begins with, by slug. */
export async function findFirstProgrammes(tx: Transaction): Promise<ProgrammeIds> {
  const rows = await tx.select({ slug: programmes.slug, id: programmes.id }).from(programmes);
  return Object.fromEntries(rows.map(({ slug, id }) => [slug, id])) as ProgrammeIds;
}

export async function writeTaughtProgrammes(
  tx: Transaction,
  ids: PersonIds,
  programmeIds: ProgrammeIds,
): Promise<void> {
  await tx
    .insert(teacherProgrammes)
    .values(
      entriesOf(TEACHING).flatMap(([teacher, { programmes: taught }]) =>
        taught.map((slug) => ({ teacherId: ids[teacher], programmeId: programmeIds[slug] })),
      ),
    );
}

/** Staff have allowed the pairs that already learn together and that the gender rule would refuse. */
export async function writeGenderExceptions(tx: Transaction, ids: PersonIds): Promise<void> {
  const rows = SERIES.flatMap(({ teacher, students }) =>
    students
      .map((student) => ({ student, ...STUDENTS[student] }))
      .filter(
        ({ age, gender }) => age >= SAME_GENDER_FROM_AGE && gender !== TEACHERS[teacher].gender,
      )
      .map(({ student }) => ({
        studentId: ids[student],
        teacherId: ids[teacher],
        allowedById: ids.staff,
      })),
  );
  await tx.insert(genderExceptions).values(rows).onConflictDoNothing();
}

export async function writeTimetables(tx: Transaction, ids: PersonIds): Promise<void> {
  await tx.insert(timeSlots).values(
    entriesOf(TIMETABLES).flatMap(([teacher, ranges]) =>
      ranges.map(([dayOfWeek, fromHour, toHour]) => ({
        teacherId: ids[teacher],
        dayOfWeek,
        startMinute: fromHour * 60,
        endMinute: toHour * 60,
      })),
    ),
  );
}

/** Each student of a series has agreed on its programme, once with each teacher, and on how often. */
export async function writeAgreements(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
  programmeIds: ProgrammeIds,
): Promise<void> {
  const createdAt = new Date(now.getTime() - AGREED_DAYS_AGO * DAY_MS);
  const rows = SERIES.flatMap(({ teacher, students, programme, minutes }) =>
    students.map((student) => ({
      lessonsPerWeek: SERIES.filter(
        (other) =>
          other.teacher === teacher &&
          other.programme === programme &&
          other.students.includes(student),
      ).length,
      lengthMinutes: minutes,
      teacherId: ids[teacher],
      studentId: ids[student],
      programmeId: programmeIds[programme],
      startedAt: createdAt,
      broughtTogetherAt: createdAt,
    })),
  );
  await tx.insert(agreements).values(rows).onConflictDoNothing();
}
