import { CONSENT_VERSION } from "@riwaq/contracts/people/children";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { consents, families, familyMembers } from "../tables/families.ts";
import { students } from "../tables/students.ts";

type Link = { guardianId: string; studentId: string };

/**
 * From now on the guardian answers for the child, too. Children with the same guardians are one family, so the child
 * may leave sisters and brothers for whom this guardian does not answer; who paid pays on.
 */
export async function joinFamily(
  tx: Transaction,
  { guardianId, studentId }: Link,
  now: Date,
): Promise<void> {
  await tx.select().from(students).where(eq(students.userId, studentId)).for("no key update");
  const present = await findFamilyOfChild(tx, studentId);
  const guardians = [...new Set([...(present?.guardians ?? []), guardianId])];
  const target = await findFamilyOf(tx, guardians);
  if (present && !target && present.children === 1) {
    await addMember(tx, present.id, { userId: guardianId, kind: "guardian" }, now);
    return;
  }
  await leaveFamilies(tx, studentId);
  const familyId = target ?? (await openFamily(tx, guardians, present?.payerId ?? guardianId, now));
  await addMember(tx, familyId, { userId: studentId, kind: "child" }, now);
}

/** Who learns and has no guardian is a family of one, and pays. */
export async function beginFamilyOfOne(tx: Transaction, userId: string, now: Date): Promise<void> {
  if (!(await findFamilyOf(tx, [userId]))) await openFamily(tx, [userId], userId, now);
}

/** This guardian's agreement, to the present wording. */
export async function writeConsent(tx: Transaction, link: Link, now: Date): Promise<void> {
  const given = { givenAt: now, version: CONSENT_VERSION };
  await tx
    .insert(consents)
    .values({ ...link, ...given })
    .onConflictDoUpdate({ target: [consents.guardianId, consents.studentId], set: given });
}

async function findFamilyOfChild(tx: Transaction, studentId: string) {
  const isOf = (kind: string) =>
    sql`where member.family_id = families.id and member.kind = ${kind}`;
  const [family] = await tx
    .select({
      id: families.id,
      payerId: families.payerId,
      guardians: sql<
        string[]
      >`array(select member.user_id::text from family_members member ${isOf("guardian")})`,
      children: sql<number>`(select count(*)::int from family_members member ${isOf("child")})`,
    })
    .from(families)
    .innerJoin(familyMembers, eq(familyMembers.familyId, families.id))
    .where(and(eq(familyMembers.userId, studentId), eq(familyMembers.kind, "child")))
    .for("update", { of: families });
  return family;
}

/** The one family with these guardians and no other. */
async function findFamilyOf(
  tx: Transaction,
  guardians: readonly string[],
): Promise<string | undefined> {
  const all = sql`(select count(*) from family_members every_one
    where every_one.family_id = ${familyMembers.familyId} and every_one.kind = 'guardian')`;
  const [found] = await tx
    .select({ id: familyMembers.familyId })
    .from(familyMembers)
    .where(and(inArray(familyMembers.userId, [...guardians]), eq(familyMembers.kind, "guardian")))
    .groupBy(familyMembers.familyId)
    .having(sql`count(*) = ${guardians.length} and ${all} = ${guardians.length}`)
    .limit(1);
  return found?.id;
}

async function openFamily(
  tx: Transaction,
  guardians: readonly string[],
  payerId: string,
  now: Date,
): Promise<string> {
  const [family] = await tx
    .insert(families)
    .values({ payerId, createdAt: now })
    .returning({ id: families.id });
  if (!family) throw new Error("insert returned nothing");
  for (const userId of guardians) await addMember(tx, family.id, { userId, kind: "guardian" }, now);
  return family.id;
}

type Member = Pick<typeof familyMembers.$inferInsert, "userId" | "kind">;

async function addMember(
  tx: Transaction,
  familyId: string,
  member: Member,
  now: Date,
): Promise<void> {
  await tx.insert(familyMembers).values({ ...member, familyId, createdAt: now });
}

/** As a child, and as a family of one: where others are looked after, one stays their guardian. */
async function leaveFamilies(tx: Transaction, studentId: string): Promise<void> {
  const isAlone = sql`not exists (select from family_members other
    where other.family_id = ${familyMembers.familyId} and other.user_id <> ${studentId})`;
  await tx
    .delete(familyMembers)
    .where(
      and(
        eq(familyMembers.userId, studentId),
        sql`(${eq(familyMembers.kind, "child")} or ${isAlone})`,
      ),
    );
  await deleteEmpty(tx);
}

/** Guardians of nobody are a family while they learn themselves. */
export async function deleteEmpty(tx: Transaction): Promise<void> {
  await tx.delete(families).where(
    sql`not exists (select from family_members member where member.family_id = families.id
      and (member.kind = 'child' or exists (select from students own where own.user_id = member.user_id)))`,
  );
}
