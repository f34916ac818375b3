import type { Person } from "@riwaq/contracts/views/person";
import { performanceOf } from "@riwaq/domain/learning/reports/performance";

import { findLastGrades } from "../../modules/learning/reports/queries.ts";
import { findMessagesTo } from "../../modules/notifications/outbox/find-messages-to.ts";
import { requireRight } from "../../platform/actors.ts";
import type { Context, SignedIn } from "../../platform/context.ts";
import { findInstitute } from "../../platform/institute.ts";
import {
  countAttendance,
  findAgreements,
  findOpenMakeUps,
  findReports,
} from "./find-agreements.ts";
import { findLessonsOf } from "./find-lessons-of.ts";
import { findFamiliesOf, findPerson, type MemberRow, type PersonRow } from "./find-person.ts";
import { findTeaching } from "./find-teaching.ts";
import { learnersOf } from "./learners-of.ts";
import {
  ageOf,
  presentAccount,
  presentFamilies,
  presentLessons,
  presentTeacher,
} from "./presenter.ts";

/**
 * What somebody is here: each part by its own index, so that it takes as many statements and as long whoever it is and
 * however many lessons there are.
 */
export async function loadPerson(ctx: Context, { id }: { id: string }): Promise<Person> {
  const staff = requireRight("people")(ctx.actor);
  const row = await findPerson(ctx.db, id);
  const { timeZone: zone } = await findInstitute(ctx.db);
  const now = ctx.clock.now();
  const members = await findFamiliesOf(ctx.db, id);
  const whose = { teacherId: id, studentIds: learnersOf(row, members) };
  const learning = await loadLearning(ctx, whose, staff);
  return {
    ...presentAccount(row),
    institute_zone: zone,
    families: presentFamilies(members, { now, zone }),
    ...learning,
    messages: await findMessagesTo(ctx.db, id, ctx.language),
    pupil: row.student && (await loadPupil(ctx, row.student, { zone, members })),
    teacher: row.teacher && presentTeacher(row.teacher, await findTeaching(ctx.db, id, now)),
  };
}

type Whose = { teacherId: string; studentIds: readonly string[] };

async function loadLearning({ db, clock }: Context, whose: Whose, staff: SignedIn) {
  const now = clock.now();
  const lessons = await findLessonsOf(db, staff, { ...whose, now });
  const makeUps = await findOpenMakeUps(db, whose);
  const agreements = await findAgreements(db, whose.studentIds);
  const reports = await findReports(db, whose.studentIds);
  return {
    lessons: presentLessons(lessons, now),
    make_ups: makeUps.map(({ lostAt, expiresAt, state, ...row }) => ({
      ...row,
      state: state === "pending" ? ("pending" as const) : ("owed" as const),
      lost_at: lostAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    })),
    agreements: agreements.map(({ lessonsPerWeek, lengthMinutes, startedAt, endedAt, ...row }) => ({
      ...row,
      lessons_per_week: lessonsPerWeek,
      length_minutes: lengthMinutes,
      started_at: startedAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    })),
    reports: reports.map(({ lessonAt, sentAt, ...row }) => ({
      ...row,
      lesson_at: lessonAt.toISOString(),
      sent_at: sentAt.toISOString(),
    })),
  };
}

async function loadPupil(
  { db, clock }: Context,
  student: NonNullable<PersonRow["student"]>,
  { zone, members }: { zone: string; members: readonly MemberRow[] },
) {
  const now = clock.now();
  const grades = (await findLastGrades(db, [student.userId])).get(student.userId) ?? [];
  return {
    age: ageOf(student, { now, zone }),
    teacher_gender: student.teacherGender,
    performance: performanceOf(grades),
    attendance: await countAttendance(db, student.userId, now),
    has_guardian: members.some(({ ownKind, kind }) => ownKind === "child" && kind === "guardian"),
  };
}
