import type { LearnerWish, Wish, WishProgramme } from "@riwaq/contracts/people/wishes";
import { type SQL, asc, eq, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { findLevels, presentLevel } from "../programmes/find-levels.ts";
import { findProgrammes } from "../programmes/queries.ts";
import { familyOf } from "../reach/pupils.ts";
import { students } from "../tables/students.ts";
import { wishes } from "../tables/wishes.ts";

type WishRow = typeof wishes.$inferSelect;

const presentWish = ({ programmeId, levelId, days, parts }: WishRow): Wish => ({
  programme_id: programmeId,
  level_id: levelId,
  days,
  parts,
});

async function findLearners(db: Database, which: SQL): Promise<LearnerWish[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, timeZone: users.timeZone, wish: wishes })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(wishes, eq(wishes.studentId, students.userId))
    .where(which)
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id, name, timeZone, wish }) => ({
    id,
    name,
    time_zone: timeZone,
    wish: wish && presentWish(wish),
  }));
}

/** Who of the reader's family learns, the reader too, each with what is sought for them. */
export const findOwnWishes = (db: Database, reader: SignedIn): Promise<LearnerWish[]> =>
  findLearners(db, sql`${students.userId} in ${familyOf(reader)}`);

/** Of whoever this account answers for, and of who learns by it. */
export const findWishesOf = (db: Database, personId: string): Promise<LearnerWish[]> =>
  findLearners(
    db,
    sql`${students.userId} in (select link.student_id from guardianships link
    where link.parent_id = ${personId} union select ${personId}::uuid)`,
  );

export async function findLearner(db: Database, studentId: string): Promise<LearnerWish> {
  const [learner] = await findLearners(db, eq(students.userId, studentId));
  if (!learner) throw new AppError("not_found");
  return learner;
}

export async function findWish(db: Database, studentId: string): Promise<WishRow | undefined> {
  const [row] = await db.select().from(wishes).where(eq(wishes.studentId, studentId));
  return row;
}

/** What can be sought; retired levels too, which who has one still reads. */
export async function findWishProgrammes(db: Database): Promise<WishProgramme[]> {
  const programmes = await findProgrammes(db);
  const levels = await findLevels(db, programmes);
  return programmes.map(({ id, name }) => ({ id, name, levels: levels(id).map(presentLevel) }));
}
