import { OPEN_MAKE_UP_STATES } from "@riwaq/domain/scheduling/policy/make-ups";
import { FIRST_POLICY } from "@riwaq/domain/scheduling/policy/values";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { users } from "../../modules/identity/tables/users.ts";
import { resourceAssignments } from "../../modules/learning/tables/resource-assignments.ts";
import { resources } from "../../modules/learning/tables/resources.ts";
import { childrenOf, hasConsent, hasParent } from "../../modules/people/reach/family.ts";
import { students } from "../../modules/people/tables/students.ts";
import { isOneOf } from "../../platform/db/columns.ts";
import type { Database } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";

/** More than a home shows at once. */
const NEW_MAX = 6;
const INVITATIONS_MAX = 10;

const me = sql.placeholder("me");
const now = sql`${sql.placeholder("now")}::timestamptz`;

/** Of `resources`: not opened by the reader since its newest file came. */
const isUnopened = sql`resources.deleted_at is null and not exists (
  select from reads where reads.user_id = ${me} and reads.subject = 'resource'
    and reads.subject_id = resources.id and reads.read_at >= coalesce((
      select v.created_at from resource_versions v
      where v.resource_id = resources.id and v.version = resources.version), reads.read_at))`;

const teacher = alias(users, "teacher");

/** The reader and their children. */
const family = sql`(select ${me}::uuid union all select mine.id from ${childrenOf(me)} as mine (id))`;

/** Of the terms, as `policyAt` has it: asked here, in the one query of a home. */
const noticeHours = sql`coalesce((select p.notice_hours from policies p cross join institute i
  where p.holds_from <= (${now} at time zone i.time_zone)::date
  order by p.holds_from desc limit 1), ${sql.raw(String(FIRST_POLICY.noticeHours))})`;

/** Until then a lesson can be declined. */
const noticeEnds = sql`${now} + ${noticeHours} * interval '1 hour'`;

/** How much waits for the family's word, and how many lessons are owed to it. */
const waiting = {
  offers: sql<number>`((select count(*) from offers
      where offers.student_id in ${family} and offers.state = 'offered' and offers.held_until > ${now})
    + (select count(*) from session_students l join sessions on sessions.id = l.session_id
      where l.student_id in ${family} and l.starts_at > ${noticeEnds} and l.status = 'Scheduled'
        and sessions.is_declinable))::int`,
  makeUps: sql<number>`(select count(*)::int from make_ups
    where make_ups.student_id in ${family} and ${isOneOf(sql`make_ups.state`, OPEN_MAKE_UP_STATES)}
      and (make_ups.expires_at is null or make_ups.expires_at >= ${now}))`,
};

/** Whether somebody answers for the student, beside each of what is new to them, the newest first; one row at least. */
export async function findStudentFacts(db: Database, studentId: string, at: Date) {
  return prepared(db, "student_home", (on, name) => {
    const news = on
      .select({
        id: resources.id,
        title: resources.title,
        type: resources.type,
        teacherName: sql<string>`${teacher.name}`.as("teacher_name"),
        givenAt: sql<Date>`${resourceAssignments.createdAt}`.as("given_at"),
      })
      .from(resourceAssignments)
      .innerJoin(resources, eq(resources.id, resourceAssignments.resourceId))
      .innerJoin(teacher, eq(teacher.id, resources.teacherId))
      .where(and(eq(resourceAssignments.studentId, me), isUnopened))
      .orderBy(desc(resourceAssignments.createdAt), asc(resources.id))
      .limit(NEW_MAX)
      .as("news");
    const hasGuardian = hasParent(sql`students.user_id`);
    const { id, title, type, teacherName } = news;
    return on
      .select({ hasGuardian, waiting, resource: { id, title, type, teacherName } })
      .from(students)
      .leftJoin(news, sql`true`)
      .where(eq(students.userId, me))
      .orderBy(desc(news.givenAt), asc(news.id))
      .prepare(name);
  }).execute({ me: studentId, now: at.toISOString() });
}

export type StudentFactRow = Awaited<ReturnType<typeof findStudentFacts>>[number];

type Attendance = { present: number; late: number; absent: number };

const parent = alias(users, "parent");
const child = alias(users, "child");

/** By the child's lessons of these dates, not by all that was ever written. */
const attendance = sql<Attendance>`(
  select jsonb_build_object(
    'present', count(*) filter (where coalesce(r.attendance, 'present') = 'present'),
    'late', count(*) filter (where r.attendance = 'late'),
    'absent', count(*) filter (where r.attendance = 'absent'))
  from session_students l
  join session_reports r on r.session_id = l.session_id and r.student_id = l.student_id
  where l.student_id = child.id and r.submitted_at is not null
    and l.starts_at >= ${sql.placeholder("from")}::timestamptz
    and l.starts_at < ${sql.placeholder("until")}::timestamptz)`;

const newResources = sql<number>`(
  select count(*)::int from resource_assignments given
  join resources on resources.id = given.resource_id
  where given.student_id = child.id and ${isUnopened})`;

const periodicReportId = sql<string | null>`(
  select p.id from periodic_reports p
  where p.student_id = child.id and p.status = 'approved' and not exists (
    select from reads where reads.user_id = ${me} and reads.subject = 'periodic_report'
      and reads.subject_id = p.id)
  order by p.period_end desc, p.id limit 1)`;

/** That they stand there is told to whoever reads the mails of that address, as its owner. */
const invitations = sql<Array<{ teacher: string; child: string }>>`(
  select coalesce(jsonb_agg(jsonb_build_object('teacher', asked.name, 'child', asked.child_name)), '[]')
  from (
    select t.name, i.child_name from student_invitations i join users t on t.id = i.teacher_id
    where i.email = parent.email and parent.email_verified and i.withdrawn_at is null
      and i.accepted_at is null and i.expires_at > ${now}
    order by i.sent_at desc, i.id limit ${sql.raw(String(INVITATIONS_MAX))}) asked)`;

/** The parent with each child by name; one row without a child where there is none. */
export async function findParentFacts(
  db: Database,
  parentId: string,
  at: { now: Date; from: Date; until: Date },
) {
  return prepared(db, "parent_home", (on, name) =>
    on
      .select({
        child: { id: child.id, name: child.name, timeZone: child.timeZone },
        declared: { ageDeclared: students.ageDeclared, ageDeclaredOn: students.ageDeclaredOn },
        attendance,
        newResources,
        periodicReportId,
        hasConsent: hasConsent(sql`child.id`),
        invitations,
        waiting,
      })
      .from(parent)
      .leftJoin(students, sql`${students.userId} in ${childrenOf(parent.id)}`)
      .leftJoin(child, and(eq(child.id, students.userId), isNull(child.closedAt)))
      .where(eq(parent.id, me))
      .orderBy(asc(child.name), asc(child.id))
      .prepare(name),
  ).execute({
    me: parentId,
    now: at.now.toISOString(),
    from: at.from.toISOString(),
    until: at.until.toISOString(),
  });
}

export type ParentFactRow = Awaited<ReturnType<typeof findParentFacts>>[number];
