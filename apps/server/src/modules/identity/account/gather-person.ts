import { asc, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { guardianships } from "../../people/tables/guardianships.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { availabilityExceptions } from "../../scheduling/tables/availability-exceptions.ts";
import { timeSlots } from "../../scheduling/tables/time-slots.ts";
import { users } from "../tables/users.ts";
import type { Subjects } from "./queries.ts";

const profileColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  email_verified: users.emailVerified,
  role: users.role,
  gender: users.gender,
  phone_number: users.phoneNumber,
  bio: users.bio,
  time_zone: users.timeZone,
  language: users.language,
  notify_by_email: users.notifyByEmail,
  notify_by_sms: users.notifyBySms,
  notify_session_reminders: users.notifySessionReminders,
  notify_marketing: users.notifyMarketing,
  quiet_from: users.quietFrom,
  quiet_to: users.quietTo,
  created_at: users.createdAt,
};

/** Who one is here, one's children as their parent sees them, and what a teacher said of their teaching. */
export async function gatherPerson(db: Database, { person, subjects }: Subjects) {
  const [profile] = await db.select(profileColumns).from(users).where(eq(users.id, person.id));
  const taught = person.role === "T" ? { teaching: await findTeaching(db, person.id) } : {};
  const pupils = await findPupils(db, subjects, person.id);
  const student = pupils.find(({ id }) => id === person.id);
  return {
    profile,
    ...(person.role === "S" ? { student, parents: await findParents(db, person.id) } : {}),
    ...(person.role === "P" ? { children: pupils } : {}),
    ...taught,
  };
}

async function findPupils(db: Database, ids: readonly string[], parentId: string) {
  if (ids.length === 0) return [];
  const ofParent = sql`${guardianships.studentId} = ${users.id} and ${guardianships.parentId} = ${parentId}`;
  return db
    .select({
      id: users.id,
      name: users.name,
      gender: users.gender,
      time_zone: users.timeZone,
      language: users.language,
      age_declared: students.ageDeclared,
      age_declared_on: students.ageDeclaredOn,
      teacher_gender: students.teacherGender,
      consented_at: guardianships.consentedAt,
      consent_version: guardianships.consentVersion,
    })
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .leftJoin(guardianships, ofParent)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.name));
}

async function findParents(db: Database, studentId: string) {
  return db
    .select({ name: users.name, consented_at: guardianships.consentedAt })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.parentId))
    .where(eq(guardianships.studentId, studentId));
}

async function findTeaching(db: Database, id: string) {
  const [own] = await db.select().from(teachers).where(eq(teachers.userId, id));
  const week = await db
    .select({
      plan: timeSlots.plan,
      day_of_week: timeSlots.dayOfWeek,
      start_minute: timeSlots.startMinute,
      end_minute: timeSlots.endMinute,
    })
    .from(timeSlots)
    .where(eq(timeSlots.teacherId, id))
    .orderBy(asc(timeSlots.plan), asc(timeSlots.dayOfWeek), asc(timeSlots.startMinute));
  const exceptions = await db
    .select({
      kind: availabilityExceptions.kind,
      starts_at: availabilityExceptions.startsAt,
      ends_at: availabilityExceptions.endsAt,
      note: availabilityExceptions.note,
    })
    .from(availabilityExceptions)
    .where(eq(availabilityExceptions.teacherId, id))
    .orderBy(asc(availabilityExceptions.startsAt));
  return {
    zoom_email: own?.zoomEmail,
    years_of_experience: own?.yearsOfExperience,
    approval: own?.approval,
    approval_note: own?.approvalNote,
    languages: own?.languages,
    bio: own?.bio,
    certificates: own?.certificates,
    minimum_notice_hours: own?.minimumNoticeHours,
    buffer_minutes: own?.bufferMinutes,
    meeting_provider: own?.meetingProvider,
    meeting_link: own?.meetingLink,
    week,
    exceptions,
  };
}
