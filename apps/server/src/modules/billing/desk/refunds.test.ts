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
import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { findCredit } from "../charges/queries.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { charges } from "../tables/charges.ts";
import { payments } from "../tables/payments.ts";
import { refunds } from "../tables/refunds.ts";

const test = await startTestApp();
const { db } = test;
const planId = await openShopOf(db, 30_000);
const [amina, badr] = [await buildStaff(db), await buildStaff(db)];
const [desk, second] = [await signedIn(test, amina), await signedIn(test, badr)];

/** A family that has paid twice: the second time for nothing, so that 300 € are its credit. */
async function build() {
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  const payer = await signedIn(test, parent);
  const { charge_id: chargeId } = await orderOf(payer, wishOf(student.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, chargeId));
  const first = await attempt(db, charge as never);
  await settled(test, seenOf(first, { state: "canceled" }));
  const again = await attempt(db, charge as never);
  await settled(test, seenOf(again));
  await settled(test, seenOf(first));
  return { parent, payer };
}
let family: Awaited<ReturnType<typeof build>>;
beforeEach(async () => void (family = await build()));
afterEach(async () => {
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

const creditOf = () => findCredit(db, family.parent.id, "EUR");
const asked = (amount: number, key = newKey()) =>
  desk.post(
    `/api/staff/money/payers/${family.parent.id}/refunds/`,
    { currency: "EUR", amount, note: "Paid twice" },
    key,
  );
const refundOf = async () => {
  const [row] = await db.select().from(refunds).where(eq(refunds.payerId, family.parent.id));
  if (!row) throw new Error("no refund");
  return row;
};
const decide = (who: typeof desk, id: string, verb: string, body?: object) =>
  who.post(`/api/staff/money/refunds/${id}/${verb}/`, body);
const eventsOf = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id))).map(({ kind }) => kind);

describe("a refund that staff ask for", () => {
  it("goes at once up to the limit, once for each key", async () => {
    const key = newKey();
    const answers = [await asked(5000, key), await asked(5000, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual({ needs_approval: false, by_transfer: 0 });
    expect(await refundOf()).toMatchObject({ state: "sending", reason: "staff", amount: 5000 });
    expect(await creditOf()).toBe(25_000);
  });

  it("is never more than the credit, also of two at once", async () => {
    const too = await asked(30_001);
    expect([too.statusCode, Object.keys(too.json())]).toEqual([400, ["amount"]]);
    const answers = await Promise.all([asked(18_000), asked(18_000)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    expect(await creditOf()).toBe(12_000);
  });

  it("above the limit waits for a second person, who is not the first", async () => {
    expect((await asked(25_000)).json()).toEqual({ needs_approval: true, by_transfer: 0 });
    const { id } = await refundOf();
    const today = (await desk.get("/api/staff/money/today/")).json();
    expect(today.to_approve).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ id, is_own: true, amount: 25_000, note: "Paid twice" }),
      ]),
    });
    const own = await decide(desk, id, "approve");
    expect([own.statusCode, own.json().detail]).toMatchObject([
      403,
      [expect.stringContaining("somebody else")],
    ]);
    expect((await refundOf()).state).toBe("to_approve");
    expect((await decide(second, id, "approve")).statusCode).toBe(200);
    expect(await refundOf()).toMatchObject({ state: "sending", approvedById: badr.id });
  });
});

describe("a refund that waits", () => {
  beforeEach(async () => void (await asked(25_000)));

  it("is approved once by two at once, and by a double press", async () => {
    const { id } = await refundOf();
    const third = await signedIn(test, await buildStaff(db));
    const answers = await Promise.all([
      decide(second, id, "approve"),
      decide(third, id, "approve"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = answers[0]?.statusCode === 200 ? second : third;
    expect((await decide(winner, id, "approve")).statusCode).toBe(200);
    expect(await eventsOf(id)).toEqual(["ask-refund", "approve-refund"]);
  });

  it("that is refused is credit again, and its payment can give it back later", async () => {
    const { id, paymentId } = await refundOf();
    expect((await decide(second, id, "refuse", { note: " " })).statusCode).toBe(400);
    expect((await decide(second, id, "refuse", { note: "Not due" })).statusCode).toBe(200);
    expect(await refundOf()).toMatchObject({ state: "refused", note: "Not due" });
    expect(await creditOf()).toBe(30_000);
    const [payment] = await db
      .select()
      .from(payments)
      .where(eq(payments.id, paymentId ?? ""));
    expect(payment?.refunded).toBe(0);
    expect((await decide(second, id, "refuse", { note: "Again" })).statusCode).toBe(409);
    expect((await decide(second, id, "approve")).statusCode).toBe(409);
    expect(await eventsOf(id)).toEqual(["ask-refund", "refuse-refund"]);
  });

  it("is transferred by staff where no provider can take it, and noted once", async () => {
    const { id } = await refundOf();
    await db.update(refunds).set({ paymentId: null }).where(eq(refunds.id, id));
    expect((await decide(second, id, "transferred")).statusCode).toBe(409);
    await decide(second, id, "approve");
    expect((await refundOf()).state).toBe("to_transfer");
    const answers = [
      await decide(desk, id, "transferred"),
      await decide(second, id, "transferred"),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await refundOf()).toMatchObject({ state: "done", doneAt: expect.any(Date) });
    expect(await eventsOf(id)).toEqual(["ask-refund", "approve-refund", "complete-refund"]);
  });
});

describe("the desk of money", () => {
  it("is nobody's who has not the right for it", async () => {
    const { id } = await buildStaff(db);
    await db.delete(staffRights).where(eq(staffRights.userId, id));
    const people = [
      await signedIn(test, { id }),
      await signedIn(test, await buildTeacher(db)),
      family.payer,
    ];
    await asked(25_000);
    const refund = await refundOf();
    for (const who of people) {
      expect((await who.get("/api/staff/money/today/")).statusCode).toBe(403);
      expect((await decide(who, refund.id, "approve")).statusCode).toBe(403);
    }
  });

  it("knows no refund that is not there", async () => {
    const answer = await decide(desk, family.parent.id, "approve");
    expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
  });
});
