/** Who may book lessons for whom, and with which teacher: the facts of the pair, judged by the rules of the domain. */
import type { MessageKey } from "@riwaq/contracts/messages";
import { currentAge } from "@riwaq/domain/people/age";
import { type BookingQuestion, genderAllows, mayBook } from "@riwaq/domain/policy/who-may-book";
import { toWall } from "@riwaq/domain/time/zone";
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { AppError } from "../../app-error.ts";
import type { SignedIn } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { students } from "../../db/schema/students.ts";
import { teachers } from "../../db/schema/teachers.ts";
import { users } from "../../db/schema/users.ts";

export type Pair = { studentId: string; teacherId: string; now: Date };

const ROLES = { T: "teacher", S: "student", P: "parent", A: "staff" } as const;

/** Both people with what the rules ask about them; out of the actor's reach is not found. */
export async function findPair(db: Database, actor: SignedIn, { studentId, teacherId }: Pair) {
  const facts = await findFacts(db, { actorId: actor.id, studentId, teacherId });
  if (!facts || !isInReach(actor, facts, teacherId)) throw new AppError("not_found");
  return facts;
}

export type PairFacts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

function isInReach(actor: SignedIn, facts: PairFacts, teacherId: string): boolean {
  if (actor.role === "S") return actor.id === facts.studentId;
  if (actor.role === "P") return facts.isGuardian;
  return actor.role === "A" || (actor.id === teacherId && facts.isTaught);
}

/** Why this actor may not book this pair, or null; judged by the same facts wherever it is asked. */
export function faultOfPair(actor: SignedIn, facts: PairFacts, now: Date): MessageKey | null {
  if (facts.approval !== "approved") return "teacher_not_bookable";
  const studentAge = currentAge({
    ageDeclared: facts.ageDeclared,
    declaredOn: facts.ageDeclaredOn,
    today: toWall(now.getTime(), facts.familyZone).date,
  });
  const question: BookingQuestion = { actor: ROLES[actor.role], studentAge, ...facts };
  const booking = mayBook(question);
  if (!booking.ok) return booking.reason === "not_guardian" ? "forbidden" : booking.reason;
  const gender = genderAllows({ studentAge, ...facts });
  if (gender.ok) return null;
  return gender.reason === "gender_unknown" ? "gender_unknown" : "gender_rule";
}

const student = alias(users, "student");
const teacher = alias(users, "teacher");
const of = {
  actor: sql.placeholder("actorId"),
  student: sql.placeholder("studentId"),
  teacher: sql.placeholder("teacherId"),
};
const exists = (from: ReturnType<typeof sql>) => sql<boolean>`exists (select from ${from})`;

async function findFacts(
  db: Database,
  asked: { actorId: string; studentId: string; teacherId: string },
) {
  const [facts] = await prepared(db, "booking_pair", (on, name) =>
    on
      .select({
        studentId: students.userId,
        familyZone: student.timeZone,
        studentGender: student.gender,
        parentalPreference: students.teacherGender,
        ageDeclared: students.ageDeclared,
        ageDeclaredOn: students.ageDeclaredOn,
        teacherZone: teacher.timeZone,
        teacherGender: teacher.gender,
        approval: teachers.approval,
        isGuardian: exists(sql`guardianships g
          where g.parent_id = ${of.actor} and g.student_id = ${of.student}`),
        hasConsent: exists(sql`guardianships g
          where g.student_id = ${of.student} and g.consented_at is not null`),
        hasException: exists(sql`gender_exceptions e
          where e.student_id = ${of.student} and e.teacher_id = ${of.teacher}`),
        isTaught: sql<boolean>`(${exists(sql`enrolments e where e.student_id = ${of.student}
          and e.teacher_id = ${of.teacher} and e.ended_at is null`)}
          or ${exists(sql`session_students p join sessions l on l.id = p.session_id
          where p.student_id = ${of.student} and l.teacher_id = ${of.teacher} and l.status <> 'Cancelled'`)})`,
      })
      .from(students)
      .innerJoin(student, eq(student.id, students.userId))
      .innerJoin(teachers, eq(teachers.userId, of.teacher))
      .innerJoin(teacher, eq(teacher.id, teachers.userId))
      .where(eq(students.userId, of.student))
      .prepare(name),
  ).execute(asked);
  return facts;
}
