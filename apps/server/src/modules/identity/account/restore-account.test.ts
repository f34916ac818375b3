import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";

import { buildParent, buildStudent } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { persons } from "../../../persons.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { moveDatabase } from "../../../platform/db/backup.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { joinFamily } from "../../people/families/join-family.ts";
import { users } from "../tables/users.ts";
import { restoreAccount } from "./restore-account.ts";

const test = await startTestApp();
const { db, clock } = test;
const system = contextOfRound({ ...test.services, log: console });
const target = await openTestDatabase();
afterAll(() => target.close());

const restore = (email: string) => restoreAccount(system, { email, persons });
const closedAt = async ({ id }: { id: string }) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.closedAt;

/** A child whose father has closed the account, and whom two others look after since. */
async function twoOthers() {
  const child = await buildStudent(db);
  const mother = await buildParent(db, [child]);
  const father = await buildParent(db, [child]);
  await db
    .update(users)
    .set({ closedAt: clock.now(), removeAfter: new Date("2027-11-21T10:00:00Z") })
    .where(eq(users.id, father.id));
  const aunt = await buildParent(db);
  await inTransaction(db, (tx) =>
    joinFamily(tx, { guardianId: aunt.id, studentId: child.id }, clock.now()),
  );
  return { child, mother, father, aunt };
}

describe("a guardian's account", () => {
  it("stays closed while two others look after the child", async () => {
    const { father, aunt } = await twoOthers();
    await expect(restore(father.email)).rejects.toMatchObject({
      code: "conflict",
      fields: { detail: [{ key: "guardians_full" }] },
    });
    expect(await closedAt(father)).not.toBeNull();
    await db.update(users).set({ closedAt: clock.now() }).where(eq(users.id, aunt.id));
    await restore(father.email);
    expect(await closedAt(father)).toBeNull();
  });

  it("is not opened beside two others by the database either", async () => {
    const { father } = await twoOthers();
    const opening = db
      .update(users)
      .set({ closedAt: null, removeAfter: null })
      .where(eq(users.id, father.id));
    const fault = await opening.then(
      () => undefined,
      (error: unknown) => databaseFault(error),
    );
    expect(fault?.constraint).toBe("family_members_two_guardians");
  });

  it("that is closed beside two others can be copied, in whatever order", async () => {
    const { child, father } = await twoOthers();
    // Rows are copied as they lie: what was written last comes last.
    await db.execute(
      sql`update family_members set created_at = created_at where user_id = ${father.id}`,
    );
    await moveDatabase(db, target.db);
    const copied = await target.db.$count(users, eq(users.id, child.id));
    expect(copied).toBe(1);
  });
});
