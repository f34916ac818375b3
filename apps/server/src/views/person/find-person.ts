import { and, asc, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { signIns } from "../../modules/identity/tables/sign-ins.ts";
import { NOBODY, users } from "../../modules/identity/tables/users.ts";
import { rightsOf, rolesOf } from "../../modules/identity/users/queries.ts";
import { families, familyMembers } from "../../modules/people/tables/families.ts";
import { students } from "../../modules/people/tables/students.ts";
import { teachers } from "../../modules/people/tables/teachers.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Database } from "../../platform/db/database.ts";

/** A sign-in is renewed while it is used; who has signed out has left the last thing they did. */
const lastThereAt = sql<Date | null>`greatest(
  (select max(used.updated_at) from sign_ins used where used.user_id = ${users.id}),
  (select done.created_at from events done where done.actor_id = ${users.id}
    order by done.sequence desc limit 1))`.mapWith(signIns.updatedAt);

/** Somebody as they are known here; whose account is forgotten is nobody. */
export async function findPerson(db: Database, id: string) {
  const [row] = await db
    .select({
      user: users,
      roles: rolesOf,
      rights: rightsOf,
      lastThereAt,
      student: students,
      teacher: teachers,
    })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(teachers, eq(teachers.userId, users.id))
    .where(and(eq(users.id, id), ne(users.name, NOBODY)));
  if (!row) throw new AppError("not_found");
  return row;
}

export type PersonRow = Awaited<ReturnType<typeof findPerson>>;

const own = alias(familyMembers, "own");
const payer = alias(users, "payer");

type Consent = { guardian: string; at: string; version: string | null; is_open: boolean };

/** Who of them agreed to the lessons of the member; instants as text. */
const consentsTo = sql<Consent[]>`coalesce((
  select json_agg(json_build_object('guardian', by.name, 'at', given.given_at, 'version', given.version,
    'is_open', by.closed_at is null) order by given.given_at)
  from consents given join users by on by.id = given.guardian_id
  where given.student_id = ${familyMembers.userId}), '[]'::json)`;

/** The families that somebody is in, each member with what their family must know of them: guardians first. */
export async function findFamiliesOf(db: Database, id: string) {
  return db
    .select({
      id: families.id,
      ownKind: own.kind,
      kind: familyMembers.kind,
      payer: { id: payer.id, name: payer.name, closedAt: payer.closedAt },
      member: {
        id: users.id,
        name: users.name,
        phone: users.phoneNumber,
        closedAt: users.closedAt,
      },
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
      consents: consentsTo,
    })
    .from(own)
    .innerJoin(families, eq(families.id, own.familyId))
    .innerJoin(familyMembers, eq(familyMembers.familyId, families.id))
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(payer, eq(payer.id, families.payerId))
    .where(eq(own.userId, id))
    .orderBy(
      asc(families.createdAt),
      asc(families.id),
      sql`${familyMembers.kind} desc`,
      asc(users.name),
      asc(users.id),
    );
}

export type MemberRow = Awaited<ReturnType<typeof findFamiliesOf>>[number];
