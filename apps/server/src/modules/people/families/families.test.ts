import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildParent, buildStaff, buildStudent, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { persons } from "../../../persons.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { removeAccounts } from "../../identity/account/remove-accounts.job.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { users } from "../../identity/tables/users.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { families } from "../tables/families.ts";
import { joinFamily } from "./join-family.ts";

const test = await startTestApp();
const { db } = test;
const LIST = "/api/families/";

type Someone = { id: string };
const link = (guardian: Someone, child: Someone) =>
  inTransaction(db, (tx) =>
    joinFamily(tx, { guardianId: guardian.id, studentId: child.id }, test.clock.now()),
  );

/** As twelve months after the account was closed. */
async function remove({ id }: Someone) {
  const closed = { closedAt: test.clock.now(), removeAfter: test.clock.now() };
  await db.update(users).set(closed).where(eq(users.id, id));
  await removeAccounts({ ...test.services, persons, log: console });
}

const kept = async (familyId: string) =>
  (await db.select().from(events).where(eq(events.subjectId, familyId))).map(
    ({ actorId, payload }) => [actorId, payload],
  );

/** A child with two guardians; the mother, who was there first, pays. */
async function scene() {
  const child = await buildStudent(db, { name: "Lina" });
  const mother = await buildParent(db, [child], { name: "Nadia" });
  const father = await buildParent(db, [], { name: "Karim", language: "fr" });
  await link(father, child);
  const hers = await signedIn(test, mother);
  const [family] = (await hers.get(LIST)).json();
  const at = `${LIST}${family.id}/payer/`;
  return { child, mother, father, hers, family, at };
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

describe("a family", () => {
  it("is read by its guardians, with who pays", async () => {
    const { child, mother, father, family } = await scene();
    expect(family).toEqual({
      id: family.id,
      guardians: [named(father), named(mother)],
      children: [named(child)],
      payer: named(mother),
    });
    const his = await signedIn(test, father);
    expect((await his.get(LIST)).json()).toEqual([family]);
    const theirs = await signedIn(test, child);
    expect((await theirs.get(LIST)).json()).toEqual([]);
  });

  it("is not read by who is nobody's family", async () => {
    expect((await test.client().get(LIST)).statusCode).toBe(401);
    expect((await (await signedIn(test, await buildStaff(db))).get(LIST)).statusCode).toBe(403);
  });

  it("is found by staff from who learns", async () => {
    const { child, family } = await scene();
    const desk = await signedIn(test, await buildStaff(db));
    const at = (id: string) => `/api/staff/students/${id}/family/`;
    expect((await desk.get(at(child.id))).json()).toEqual(family);
    expect((await desk.get(at(crypto.randomUUID()))).statusCode).toBe(404);
  });
});

describe("the payer", () => {
  it("is another guardian once one of them says so; both are told, and it is kept", async () => {
    const { mother, father, hers, family, at } = await scene();
    const changed = await hers.put(at, { payer_id: father.id });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...family, payer: named(father) },
    ]);
    expect((await hers.put(at, { payer_id: father.id })).statusCode).toBe(200);
    expect(await kept(family.id)).toEqual([[mother.id, { from: mother.id, to: father.id }]]);
    const mails = await mailsTo(db, father.email);
    expect(mails.map((mail) => mailContent(mail).subject)).toEqual([
      "Qui paie les cours de votre famille",
    ]);
    expect(mailContent(mails[0]!).link).toBe("http://riwaq.test/children");
    expect(await mailsTo(db, mother.email)).toEqual([]);
    const bell = (await hers.get("/api/notifications/")).json();
    expect(JSON.stringify(bell)).toContain("payer-changed");
  });

  it("is changed by staff who decide about people, and by nobody else of the staff", async () => {
    const { father, at } = await scene();
    const other = await buildStaff(db);
    await db.delete(staffRights).where(eq(staffRights.userId, other.id));
    const body = { payer_id: father.id };
    expect((await (await signedIn(test, other)).put(at, body)).statusCode).toBe(404);
    const desk = await signedIn(test, await buildStaff(db));
    expect((await desk.put(at, body)).json().payer).toEqual(named(father));
  });

  it("is one of the family, with an open account", async () => {
    const { child, father, hers, at } = await scene();
    const stranger = await buildParent(db, [await buildStudent(db)]);
    const refused = "Only a parent of this family, with an open account, can pay for it.";
    await db.update(users).set({ closedAt: test.clock.now() }).where(eq(users.id, father.id));
    for (const { id } of [stranger, child, father]) {
      const answer = await hers.put(at, { payer_id: id });
      expect([answer.statusCode, answer.json()]).toEqual([400, { payer_id: [refused] }]);
    }
    expect((await hers.put(at, { payer_id: "x" })).statusCode).toBe(400);
  });

  it("is nothing to others: for them there is no such family", async () => {
    const { child, father, at } = await scene();
    const stranger = await buildParent(db, [await buildStudent(db)]);
    const body = { payer_id: father.id };
    for (const who of [stranger, child]) {
      expect((await (await signedIn(test, who)).put(at, body)).statusCode).toBe(404);
    }
    expect((await test.client().unsafe("PUT", at, body, {})).statusCode).toBe(401);
  });

  it("who is forgotten leaves it to a guardian whose account is open, and that is told", async () => {
    const { child, mother, father, family } = await scene();
    await db.update(users).set({ closedAt: test.clock.now() }).where(eq(users.id, father.id));
    const aunt = await buildParent(db, [], { name: "Salma", language: "fr" });
    await link(aunt, child);
    await remove(mother);
    const his = await signedIn(test, aunt);
    expect((await his.get(LIST)).json()).toMatchObject([{ payer: named(aunt) }]);
    expect((await mailsTo(db, aunt.email)).map(({ template }) => template)).toEqual([
      "payer-changed",
    ]);
    expect(await mailsTo(db, father.email)).toEqual([]);
    expect((await kept(family.id)).at(-1)).toEqual([null, { from: mother.id, to: aunt.id }]);
  });

  it("is nobody where whoever paid is forgotten and no account is open", async () => {
    const { mother, father, family } = await scene();
    await db.update(users).set({ closedAt: test.clock.now() }).where(eq(users.id, father.id));
    await remove(mother);
    const [row] = await db.select().from(families).where(eq(families.id, family.id));
    expect(row?.payerId).toBeNull();
    expect(await mailsTo(db, father.email)).toEqual([]);
    expect(await kept(family.id)).toEqual([[null, { from: mother.id, to: null }]]);
  });

  it("waits for a confirmed address", async () => {
    const { father, mother, at } = await scene();
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, mother.id));
    const hers = await signedIn(test, mother);
    expect((await hers.put(at, { payer_id: father.id })).statusCode).toBe(403);
  });
});
