import type { MessageKey } from "@riwaq/contracts/messages";
import { currentAge } from "@riwaq/domain/people/age";
import {
  type BookingQuestion,
  type GenderFault,
  genderAllows,
  mayBook,
} from "@riwaq/domain/scheduling/policy/who-may-book";
import { hasRoom } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { toWall } from "@riwaq/domain/time/zone";
import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { prepared } from "../../../platform/db/prepared.ts";
import { users } from "../../identity/tables/users.ts";
import { hasConsent, isChildOf } from "../../people/reach/family.ts";
/** Who may book lessons for whom, and with which teacher: the facts of the pair, judged by the rules of the domain. */
import { isTaughtBy, sinceWhen } from "../../people/reach/pupils.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";

export type Pair = { studentId: string; teacherId: string; now: Date };

export type Standing = "teacher" | "student" | "parent" | "staff";

/** What is asked of whoever books: the holder of a mail's link is no more than that. */
export type Asking = Pick<SignedIn, "id" | "isConfirmed" | "rights">;

/** Both people with what the rules ask about them; out of the actor's reach is not found. */
export async function findPair(db: Database, actor: Asking, { studentId, teacherId, now }: Pair) {
  const [facts] = await findPairs(db, teacherId, [{ actor, studentId }], now);
  if (!facts) throw new AppError("not_found");
  return facts;
}

/** The same for several actors and students with one teacher, in their order; undefined where not in reach. */
export async function findPairs(
  db: Database,
  teacherId: string,
  asked: ReadonlyArray<{ actor: Asking; studentId: string }>,
  now: Date,
): Promise<Array<PairFacts | undefined>> {
  const found = await findFacts(db, {
    since: sinceWhen(now),
    teacherId,
    actorIds: asked.map(({ actor }) => actor.id),
    studentIds: asked.map(({ studentId }) => studentId),
  });
  const byPlace = new Map(found.map((facts) => [facts.place, facts]));
  return asked.map(({ actor }, index) => {
    const facts = byPlace.get(index + 1);
    const by = facts && standingOf(actor, facts, teacherId);
    return by ? { ...facts, by } : undefined;
  });
}

type Facts = Awaited<ReturnType<typeof findFacts>>[number];
/** With what the actor is to the two. */
export type PairFacts = Facts & { by: Standing };

/** By these two, not by what else somebody is: who works here and teaches books for their own pupils as a teacher. */
function standingOf(actor: Asking, facts: Facts, teacherId: string): Standing | undefined {
  if (actor.id === facts.studentId) return "student";
  if (facts.isGuardian) return "parent";
  if (actor.id === teacherId && facts.isTaught) return "teacher";
  return actor.rights.has("lessons") ? "staff" : undefined;
}

/** Teachers and staff may book what families may not: at once, and outside the week. */
export const isDecidedByTeacher = (by: Standing): boolean => by === "teacher" || by === "staff";

/** Why this actor may not book this pair, or null; judged by the same facts wherever it is asked. */
export function faultOfPair(actor: Asking, facts: PairFacts, now: Date): MessageKey | null {
  if (!actor.isConfirmed) return "address_unconfirmed";
  if (facts.approval !== "approved") return "teacher_not_bookable";
  if (!hasRoom(facts)) return "teacher_unlinked";
  const studentAge = ageOf(facts, now);
  const question: BookingQuestion = { actor: facts.by, studentAge, ...facts };
  const booking = mayBook(question);
  if (!booking.ok) return booking.reason === "not_guardian" ? "forbidden" : booking.reason;
  const gender = genderAllows({ studentAge, ...facts });
  if (gender.ok) return null;
  return GENDER_FAULTS[gender.reason];
}

/** Whether this actor answers for the family: a parent, or the pupil from the age on at which one books alone. */
export function isAnsweredBy(facts: PairFacts, now: Date): boolean {
  if (isDecidedByTeacher(facts.by)) return false;
  const question = { actor: facts.by, studentAge: ageOf(facts, now), ...facts, hasConsent: true };
  return mayBook(question).ok;
}

function ageOf({ ageDeclared, ageDeclaredOn, familyZone }: PairFacts, now: Date): number {
  const today = toWall(now.getTime(), familyZone).date;
  return currentAge({ ageDeclared, declaredOn: ageDeclaredOn, today });
}

const GENDER_FAULTS = {
  gender_unknown: "gender_unknown",
  parents_prefer_other: "gender_preference",
  other_gender: "gender_rule",
} as const satisfies Record<GenderFault, MessageKey>;

const student = alias(users, "student");
const teacher = alias(users, "teacher");
const asked = sql`unnest(${sql.placeholder("actorIds")}::uuid[], ${sql.placeholder("studentIds")}::uuid[])
  with ordinality as asked (actor_id, student_id, place)`;
const of = {
  actor: sql`asked.actor_id`,
  student: sql`asked.student_id`,
  teacher: sql`${sql.placeholder("teacherId")}::uuid`,
};
const exists = (from: ReturnType<typeof sql>) => sql<boolean>`exists (select from ${from})`;

async function findFacts(
  db: Database,
  people: { since: string; teacherId: string; actorIds: string[]; studentIds: string[] },
) {
  return prepared(db, "booking_pair", (on, name) =>
    on
      .select({
        place: sql<number>`asked.place::int`,
        studentId: students.userId,
        familyZone: student.timeZone,
        studentGender: student.gender,
        parentalPreference: students.teacherGender,
        ageDeclared: students.ageDeclared,
        ageDeclaredOn: students.ageDeclaredOn,
        teacherZone: teacher.timeZone,
        teacherGender: teacher.gender,
        approval: teachers.approval,
        meetingProvider: teachers.meetingProvider,
        meetingLink: teachers.meetingLink,
        sameGenderFrom12: sql<boolean>`(select same_gender_from_12 from institute)`,
        isGuardian: isChildOf(of.student, of.actor),
        hasConsent: hasConsent(of.student),
        hasException: exists(sql`gender_exceptions e
          where e.student_id = ${of.student} and e.teacher_id = ${of.teacher}`),
        isTaught: isTaughtBy(of.student, of.teacher, sql`${sql.placeholder("since")}::timestamptz`),
      })
      .from(asked)
      .innerJoin(students, eq(students.userId, of.student))
      // Who has closed the account is booked by nobody, until it is taken back.
      .innerJoin(student, and(eq(student.id, students.userId), isNull(student.closedAt)))
      .innerJoin(teachers, eq(teachers.userId, of.teacher))
      .innerJoin(teacher, eq(teacher.id, teachers.userId))
      .prepare(name),
  ).execute(people);
}
