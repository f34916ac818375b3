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

type Someone = { id: string };
const join = (guardian: Someone, child: Someone) =>
  inTransaction(db, (tx) =>
    joinFamily(tx, { guardianId: guardian.id, studentId: child.id }, clock.now()),
  );

/** A child whose father has closed the account, beside the mother; an aunt is here, too. */
async function oneOther(sisters: readonly Someone[] = []) {
  const child = await buildStudent(db);
  await buildParent(db, [child, ...sisters]);
  const father = await buildParent(db, [child, ...sisters]);
  await db
    .update(users)
    .set({ closedAt: clock.now(), removeAfter: new Date("2027-11-21T10:00:00Z") })
    .where(eq(users.id, father.id));
  return { child, father, aunt: await buildParent(db) };
}

/** The aunt looks after the child since. */
async function twoOthers() {
  const scene = await oneOther();
  await join(scene.aunt, scene.child);
  return scene;
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

  it("and somebody who joins at the same moment: one of the two is let through", async () => {
    for (const hasSister of [false, true, false, true]) {
      const { child, father, aunt } = await oneOther(hasSister ? [await buildStudent(db)] : []);
      const both = [restore(father.email), join(aunt, child)];
      const done = await Promise.allSettled(hasSister ? both : both.toReversed());
      expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    }
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
