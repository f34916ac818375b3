import type { Family } from "@riwaq/contracts/people/families";
import { type SQL, and, asc, eq, exists, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { families, familyMembers } from "../tables/families.ts";

type Member = { id: string; name: string };

/** By name; whoever has closed the account answers for nobody, and pays nothing more. */
const membersOf = (kind: string) => sql<Member[]>`(
  select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name) order by person.name), '[]')
  from family_members member join users person on person.id = member.user_id
  where member.family_id = families.id and member.kind = ${kind} and person.closed_at is null)`;

const payer = sql<Member | null>`(
  select json_build_object('id', person.id, 'name', person.name) from users person
  where person.id = families.payer_id and person.closed_at is null)`;

const findFamilies = (db: Database, which: SQL | undefined): Promise<Family[]> =>
  db
    .select({
      id: families.id,
      guardians: membersOf("guardian"),
      children: membersOf("child"),
      payer,
    })
    .from(families)
    .where(which)
    .orderBy(asc(families.createdAt), asc(families.id));

const hasMember = (db: Database, userId: string, kind?: "guardian" | "child") =>
  exists(
    db
      .select({ id: familyMembers.userId })
      .from(familyMembers)
      .where(
        and(
          eq(familyMembers.familyId, families.id),
          eq(familyMembers.userId, userId),
          kind && eq(familyMembers.kind, kind),
        ),
      ),
  );

export function findFamiliesOf(db: Database, guardianId: string): Promise<Family[]> {
  return findFamilies(db, hasMember(db, guardianId, "guardian"));
}

export async function findFamily(db: Database, id: string): Promise<Family> {
  const [family] = await findFamilies(db, eq(families.id, id));
  if (!family) throw new AppError("not_found");
  return family;
}

/** As a child, else alone: who also answers for others is a guardian there. */
export async function findFamilyOfStudent(db: Database, studentId: string): Promise<Family> {
  const found = await findFamilies(db, hasMember(db, studentId));
  const own = found.find(({ children }) => children.some(({ id }) => id === studentId));
  const alone = found.find(({ children }) => children.length === 0);
  const family = own ?? alone;
  if (!family) throw new AppError("not_found");
  return family;
}
