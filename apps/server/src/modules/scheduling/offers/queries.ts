import { currentAge } from "@riwaq/domain/people/age";
import { BOOKS_ALONE_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { toWall } from "@riwaq/domain/time/zone";
import { type SQL, and, asc, eq, gt, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { findParentsOf } from "../../people/reach/family.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { students } from "../../people/tables/students.ts";
import { offerHours } from "../tables/offer-hours.ts";
import { offers } from "../tables/offers.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

export type OfferRow = typeof offers.$inferSelect;
export type HeldHour = Pick<
  typeof offerHours.$inferSelect,
  "on" | "startsAt" | "endsAt" | "isShifted"
>;

const teacher = alias(users, "teacher");
const pupil = alias(users, "pupil");

/** The two of an offer or a lesson, as both sides read them. */
const people = {
  teacherName: teacher.name,
  teacherZone: teacher.timeZone,
  studentName: pupil.name,
  familyZone: pupil.timeZone,
  programme: programmes.name,
};

const declaredAge = {
  ageDeclared: students.ageDeclared,
  ageDeclaredOn: students.ageDeclaredOn,
};

const ofHours = {
  on: offerHours.on,
  startsAt: offerHours.startsAt,
  endsAt: offerHours.endsAt,
  isShifted: offerHours.isShifted,
};

/** Open, and its hours still held. */
const isHeld = (now: Date) => and(eq(offers.state, "offered"), gt(offers.heldUntil, now));

/** Offers with their people and the hours that they hold, those first that are let go first. */
async function findWithHours(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({ offer: offers, ...people, ...declaredAge })
    .from(offers)
    .innerJoin(teacher, eq(teacher.id, offers.teacherId))
    .innerJoin(pupil, eq(pupil.id, offers.studentId))
    .innerJoin(students, eq(students.userId, offers.studentId))
    .leftJoin(programmes, eq(programmes.id, offers.programmeId))
    .where(where)
    .orderBy(asc(offers.heldUntil), asc(offers.id));
  const ids = rows.map(({ offer }) => offer.id);
  const hours = Map.groupBy(await findHours(db, ids), ({ offerId }) => offerId);
  return rows.map((row) => ({ ...row, hours: hours.get(row.offer.id) ?? [] }));
}

export type OfferWithHours = Awaited<ReturnType<typeof findWithHours>>[number];

async function findHours(db: Database, offerIds: readonly string[]) {
  if (offerIds.length === 0) return [];
  return db
    .select({ offerId: offerHours.offerId, ...ofHours })
    .from(offerHours)
    .where(inArray(offerHours.offerId, [...offerIds]))
    .orderBy(asc(offerHours.startsAt));
}

/** What waits for the reader's family, and what the reader offers as a teacher. */
export async function findOpenOffers(db: Database, reader: SignedIn, now: Date) {
  const isOwn = sql`(${offers.teacherId} = ${reader.id} or ${offers.studentId} in ${familyOf(reader)})`;
  return findWithHours(db, and(isHeld(now), isOwn));
}

export async function findOffer(db: Database, id: string): Promise<OfferWithHours | undefined> {
  return (await findWithHours(db, eq(offers.id, id)))[0];
}

export async function lockOffer(tx: Transaction, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for("update");
  return row;
}

/** Whose time is over, the oldest first. */
export async function findDueOffers(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.state, "offered"), lte(offers.heldUntil, now)))
    .orderBy(asc(offers.heldUntil), asc(offers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Their people are locked already. */
export async function lockOpenOffers(tx: Transaction, isWhose: SQL | undefined) {
  return tx
    .select()
    .from(offers)
    .where(and(eq(offers.state, "offered"), isWhose))
    .orderBy(asc(offers.id))
    .for("update");
}

/** Who may say yes for a pupil: the parents, and the pupil from 15 on. */
export async function findDeciders(
  db: Database,
  studentId: string,
  age: number,
): Promise<string[]> {
  const parents = await findParentsOf(db, [studentId]);
  const ids = parents.map(({ parentId }) => parentId);
  return age >= BOOKS_ALONE_FROM_AGE ? [studentId, ...ids] : ids;
}

type AgedPupil = {
  studentId: string;
  familyZone: string;
  ageDeclared: number;
  ageDeclaredOn: string;
};

/** The same by the age that the pupil has by now. */
export function findDecidersOf(db: Database, pupil: AgedPupil, now: Date): Promise<string[]> {
  const { studentId, familyZone, ageDeclared, ageDeclaredOn: declaredOn } = pupil;
  const today = toWall(now.getTime(), familyZone).date;
  return findDeciders(db, studentId, currentAge({ ageDeclared, declaredOn, today }));
}

/** Who holds the link of a mail, unless the account is closed since. */
export async function isAccountOpen(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  return row !== undefined;
}

/** Lessons of the reader's family that a teacher placed, nobody agreed to and that have not begun, soonest first. */
export async function findPlacedLessons(db: Database, reader: SignedIn, now: Date) {
  return db
    .select({
      id: sessions.id,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      placedAt: sessions.placedAt,
      createdAt: sessions.createdAt,
      studentId: sessionStudents.studentId,
      ...people,
      ...declaredAge,
    })
    .from(sessions)
    .innerJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .innerJoin(teacher, eq(teacher.id, sessions.teacherId))
    .innerJoin(pupil, eq(pupil.id, sessionStudents.studentId))
    .innerJoin(students, eq(students.userId, sessionStudents.studentId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(
      and(
        sql`${sessionStudents.studentId} in ${familyOf(reader)}`,
        gte(sessionStudents.startsAt, now),
        eq(sessions.isDeclinable, true),
        inArray(sessions.status, OPEN_STATUSES),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export type PlacedRow = Awaited<ReturnType<typeof findPlacedLessons>>[number];
