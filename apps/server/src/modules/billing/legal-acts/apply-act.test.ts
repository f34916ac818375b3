import { referenceOf } from "@riwaq/domain/billing/reference";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { buildScene, lessonOf, type Scene } from "../../../../test/change-scene.ts";
import { declaration, declare } from "../../../../test/declarations.ts";
import { buildSession, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { charges } from "../tables/charges.ts";
import { documents } from "../tables/documents.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { refunds } from "../tables/refunds.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const test = await startTestApp();
const { db, clock } = test;
const planId = await openShopOf(db);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIST = "/api/staff/legal-acts/";

let scene: Scene & { id: string; number: number };
beforeEach(async () => {
  clock.set(TEST_NOW);
  const family = await buildScene(test);
  const { subscription_id: id, charge_id } = await orderOf(
    family.family,
    wishOf(family.child.id, planId),
  );
  const [charge] = await db.select().from(charges).where(eq(charges.id, charge_id));
  await settled(test, seenOf(await attempt(db, charge as never)));
  scene = { ...family, id, number: charge?.number ?? 0 };
});
afterEach(async () => {
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

async function declared(change: Parameters<typeof declaration>[0] = {}) {
  const form = declaration(change);
  await declare(test.client(), form);
  const rows = await db.select().from(legalActs);
  return rows.find(({ said }) => said.email === form.email)?.id ?? "";
}

/** A lesson of an hour, so many hours from now, that was held if it lies before. */
const lessonIn = (hours: number) =>
  buildSession(db, {
    teacher: scene.teacher,
    students: [scene.child],
    startsAt: new Date(clock.now().getTime() + hours * HOUR_MS),
    lengthMinutes: 60,
  });

async function held(hours: number) {
  const lesson = await lessonIn(hours);
  const desk = await signedIn(test, scene.staff);
  const body = { kind: "completed", reason: "held" };
  expect((await desk.post(`/api/sessions/${lesson.id}/outcome/`, body)).statusCode).toBe(200);
}

const effectOf = async (act: string) => {
  const desk = await signedIn(test, scene.staff);
  return (await desk.get(`${LIST}${act}/effect/?subscription_id=${scene.id}`)).json();
};
const match = async (act: string, amount: number | null) => {
  const desk = await signedIn(test, scene.staff);
  return desk.post(`${LIST}${act}/match/`, { subscription_id: scene.id, amount });
};
const rowOf = async () =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, scene.id)))[0];
const refundsOf = () => db.select().from(refunds).where(eq(refunds.subscriptionId, scene.id));

describe("a declaration that is matched", () => {
  it("ends the contract as of the hour at which it was received, as was shown before", async () => {
    clock.advance(2 * DAY_MS);
    await held(-3);
    const act = await declared({ kind: "withdrawal" });
    const at = clock.now();
    // Staff come to it three days later; a lesson was given meanwhile, and others are booked.
    clock.advance(3 * DAY_MS);
    await held(-30);
    const [soon, later] = [await lessonIn(2), await lessonIn(100)];
    const shown = await effectOf(act);
    expect(shown).toMatchObject({
      does: "withdrawal",
      leaving: { amount: 8400, kept: 1200, lessons_cancelled: 2, ends_at: at.toISOString() },
    });
    expect((await rowOf())?.state).toBe("active");
    expect((await match(act, 1)).statusCode).toBe(409);
    expect((await match(act, 8400)).statusCode).toBe(200);
    expect(await rowOf()).toMatchObject({ state: "ended", endedAt: at });
    expect(await refundsOf()).toMatchObject([{ amount: 8400, reason: "withdrawal" }]);
    for (const { id } of [soon, later]) {
      expect(await lessonOf(db, id)).toMatchObject({ status: "Cancelled" });
    }
    const told = (await mailsTo(db, scene.parent.email)).find(
      ({ template }) => template === "subscription-ended",
    );
    expect(told?.params).toMatchObject({
      amount: "€84.00",
      at: expect.stringContaining("23 November 2026"),
    });
    expect((await match(act, 8400)).statusCode).toBe(409);
    expect(await refundsOf()).toHaveLength(1);
  });

  it("leaves lessons within the notice to the terms, and those beyond it unused", async () => {
    const act = await declared({ kind: "leaving" });
    clock.advance(3 * DAY_MS);
    // An hour after it was said, and two days after it.
    await held(-71);
    await held(-20);
    expect(await effectOf(act)).toMatchObject({
      does: "leaving",
      leaving: { amount: 8400, kept: 1200 },
    });
    expect((await match(act, 8400)).statusCode).toBe(200);
  });

  it("of a withdrawal after its days ends the contract like any other", async () => {
    clock.advance(15 * DAY_MS);
    const act = await declared({ kind: "withdrawal" });
    expect(await effectOf(act)).toMatchObject({ does: "leaving", leaving: { amount: 9600 } });
  });

  it("does nothing to a contract that is over", async () => {
    const act = await declared({ kind: "leaving" });
    await match(await declared({ kind: "leaving", email: "again@example.org" }), 9600);
    expect(await effectOf(act)).toEqual({ does: "nothing", leaving: null });
    expect((await match(act, null)).statusCode).toBe(200);
    expect(await refundsOf()).toHaveLength(1);
  });

  it("by two at once is matched once", async () => {
    const act = await declared({ kind: "leaving" });
    const answers = await Promise.all([match(act, 9600), match(act, 9600)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await refundsOf()).toHaveLength(1);
  });
});

it("a subscription is found by the reference of its payment and the number of its invoice", async () => {
  const [invoice] = await db.select().from(documents).where(eq(documents.payerId, scene.parent.id));
  const number = `F-${invoice?.year}-${String(invoice?.number).padStart(6, "0")}`;
  for (const reference of [`Payment ${referenceOf(scene.number)}`, `invoice ${number}`]) {
    const act = await declared({ reference, name: "Somebody Else" });
    const desk = await signedIn(test, scene.staff);
    const { subscriptions: found } = (await desk.get(`${LIST}${act}/candidates/?q=`)).json();
    expect(found[0]).toMatchObject({ id: scene.id, is_reference: true, is_address: false });
    await db
      .update(legalActs)
      .set({ matchedAt: TEST_NOW, matchNote: "x" })
      .where(eq(legalActs.id, act));
  }
});
