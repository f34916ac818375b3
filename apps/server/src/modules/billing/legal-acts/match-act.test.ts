import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { declaration, declare } from "../../../../test/declarations.ts";
import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildStudent, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { plans } from "../tables/plans.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const test = await startTestApp();
const { db } = test;
const desk = await signedIn(test, await buildStaff(db));
const LIST = "/api/staff/legal-acts/";

const parent = await buildParent(db);
const student = await buildStudent(db, { name: "Yanis Belkacem" });
const [plan] = await db.insert(plans).values({ lessonsPerWeek: 2, lengthMinutes: 45 }).returning();
const [subscription] = await db
  .insert(subscriptions)
  .values({
    payerId: parent.id,
    studentId: student.id,
    planId: plan!.id,
    currency: "EUR",
    country: "FR",
    payerZone: "Europe/Paris",
    quoteHash: "0".repeat(64),
    orderedAt: TEST_NOW,
  })
  .returning();

let id = "";
beforeEach(async () => {
  const form = declaration();
  await declare(test.client(), form);
  const rows = await db.select().from(legalActs);
  id = rows.find(({ said }) => said.email === form.email)?.id ?? "";
});

const match = (body: object, of = id) => desk.post(`${LIST}${of}/match/`, body);
const rowOf = async () => (await db.select().from(legalActs).where(eq(legalActs.id, id)))[0];

describe("a declaration", () => {
  it("waits for staff, and is shown with what was said", async () => {
    const { open } = (await desk.get(LIST)).json();
    expect(open.find((act: { id: string }) => act.id === id)).toMatchObject({
      kind: "withdrawal",
      name: "Inès Lambert",
      reference: "Yanis",
      match: null,
    });
  });

  it("finds subscriptions by the pupil’s name, the payer’s address, or what staff look for", async () => {
    const found = async (q: string, of = id) =>
      (await desk.get(`${LIST}${of}/candidates/?q=${q}`)).json().subscriptions;
    expect(await found("")).toMatchObject([
      { id: subscription!.id, student: "Yanis Belkacem", is_address: false },
    ]);
    expect(await found("nobody")).toEqual([]);
    expect(await found(parent.email)).toHaveLength(1);
    expect(await found("%25")).toEqual([]);
    const form = declaration({ email: parent.email.toUpperCase(), reference: "" });
    await declare(test.client(), form);
    const rows = await db.select().from(legalActs);
    const own = rows.find(({ said }) => said.email === parent.email);
    expect(await found("", own?.id)).toMatchObject([{ is_address: true }]);
  });

  it("is matched to a subscription once, with its payer, and that is told", async () => {
    const matched = (await match({ subscription_id: subscription!.id })).json().matched;
    expect(matched.find((act: { id: string }) => act.id === id).match).toMatchObject({
      subscription_id: subscription!.id,
      student: "Yanis Belkacem",
    });
    expect(await rowOf()).toMatchObject({ payerId: parent.id, matchedAt: TEST_NOW });
    for (const body of [{ subscription_id: subscription!.id }, nothing("Anyway")]) {
      expect((await match(body)).statusCode).toBe(409);
    }
    const told = await db.select().from(events).where(eq(events.subjectId, id));
    expect(told.map(({ kind, payload }) => [kind, payload])).toEqual([
      ["declare-act", { kind: "withdrawal" }],
      ["match-act", { kind: "withdrawal", subscriptionId: subscription!.id }],
    ]);
  });

  it("is nobody’s for a reason, until it turns out to be somebody’s", async () => {
    expect(Object.keys((await match({ subscription_id: null })).json())).toEqual(["note"]);
    expect((await match(nothing("No family of this name"))).statusCode).toBe(200);
    expect(await rowOf()).toMatchObject({ subscriptionId: null, payerId: null });
    expect((await match(nothing("Again"))).statusCode).toBe(409);
    expect((await match({ subscription_id: subscription!.id })).statusCode).toBe(200);
  });

  it("is matched to what there is alone", async () => {
    const other = crypto.randomUUID();
    expect(Object.keys((await match({ subscription_id: other })).json())).toEqual([
      "subscription_id",
    ]);
    expect((await match(nothing("x"), other)).statusCode).toBe(404);
    expect((await desk.get(`${LIST}${other}/candidates/`)).statusCode).toBe(404);
    expect(await rowOf()).toMatchObject({ matchedAt: null });
  });
});

const nothing = (note: string) => ({ subscription_id: null, note });

it("is shown to staff with the right “money” alone", async () => {
  const other = await buildStaff(db);
  await db.delete(staffRights).where(eq(staffRights.userId, other.id));
  for (const client of [await signedIn(test, other), await signedIn(test, parent)]) {
    expect((await client.get(LIST)).statusCode).toBe(403);
    expect((await client.get(`${LIST}${id}/candidates/`)).statusCode).toBe(403);
    expect((await client.post(`${LIST}${id}/match/`, nothing("x"))).statusCode).toBe(403);
  }
  expect((await test.client().get(LIST)).json()).toEqual(SIGN_IN_FIRST);
});
