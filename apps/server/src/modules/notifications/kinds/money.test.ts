import { LANGUAGES } from "@riwaq/contracts/languages";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { newKey } from "../../../../test/booking-scene.ts";
import { buildParent, buildStaff, buildStudent, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { mailText } from "../../../platform/i18n/translate.ts";
import { charges } from "../../billing/tables/charges.ts";
import { discounts } from "../../billing/tables/discounts.ts";

const test = await startTestApp();
const { db, clock } = test;
const planId = await openShopOf(db);

it("a payer is told once of a payment, and of a refusal with the hour of the next try", async () => {
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  const payer = await signedIn(test, parent);
  const { charge_id: id } = await orderOf(payer, wishOf(student.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, id));
  const first = await attempt(db, charge as never, "saved");
  const declined = { kind: "soft", code: "insufficient_funds" } as const;
  await settled(test, seenOf(first, { state: "failed", decline: declined }));
  await settled(test, seenOf(first, { state: "failed", decline: declined }));
  clock.advance(3_600_000);
  const second = await attempt(db, charge as never);
  await settled(test, seenOf(second));
  await settled(test, seenOf(second));
  const mails = await mailsTo(db, parent.email);
  const told = mails.filter(({ template }) => template.startsWith("payment-"));
  expect(told.map(({ template }) => template).toSorted()).toEqual([
    "payment-received",
    "payment-refused",
  ]);
  const refused = told.find(({ template }) => template === "payment-refused");
  expect(refused?.params).toMatchObject({
    amount: "€96.00",
    at: expect.stringContaining("22 November 2026, 11:00"),
  });
});

it("a payer is told of a new price in time: from when on, and what it was", async () => {
  const student = await buildStudent(db, { name: "Inès" });
  const parent = await buildParent(db, [student]);
  const payer = await signedIn(test, parent);
  const { charge_id: id } = await orderOf(payer, wishOf(student.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, id));
  await settled(test, seenOf(await attempt(db, charge as never)));
  const desk = await signedIn(test, await buildStaff(db));
  const price = (amount: number, date: string) =>
    desk.post(`/api/staff/shop/plans/${planId}/prices/`, {
      currency: "EUR",
      amount,
      valid_from: date,
    });
  expect((await price(10_400, "2026-12-01")).statusCode).toBe(201);
  // It is the same as the one before it, and nobody reads of that.
  expect((await price(10_400, "2027-03-01")).statusCode).toBe(201);
  const mails = await mailsTo(db, parent.email);
  const told = mails.filter(({ template }) => template === "price-change");
  expect(told.map(({ params }) => params)).toEqual([
    expect.objectContaining({
      from: expect.stringContaining("21 December 2026"),
      before: "€96.00",
      amount: "€104.00",
      student: expect.stringContaining("Inès"),
    }),
  ]);
});

it.each([
  ["what comes back", 9600, "subscription-ended"],
  ["that nothing does, and names no amount", 0, "subscription-ended-even"],
] as const)("a payer who leaves reads %s", async (_, amount, template) => {
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  const payer = await signedIn(test, parent);
  if (amount === 0) {
    const free = { basisPoints: 10_000, reason: "grant", startsAt: new Date(0) };
    await db.insert(discounts).values({ studentId: student.id, ...free });
  }
  const { subscription_id: id, charge_id } = await orderOf(payer, wishOf(student.id, planId));
  if (amount > 0) {
    const [charge] = await db.select().from(charges).where(eq(charges.id, charge_id));
    await settled(test, seenOf(await attempt(db, charge as never)));
  }
  const answer = await payer.post(`/api/subscriptions/${id}/leaving/`, { amount }, newKey());
  expect([answer.statusCode, answer.json().amount]).toEqual([200, amount]);
  const mails = await mailsTo(db, parent.email);
  const told = mails.filter((mail) => mail.template.startsWith("subscription-ended"));
  expect(told.map((mail) => mail.template)).toEqual([template]);
});

it.each(LANGUAGES)("where nothing comes back no amount is in the words (%s)", (language) => {
  const params = { at: "at noon", amount: "€96.00" };
  const bodyOf = (template: string) => mailText(`${template}.body`, language, params);
  expect(bodyOf("subscription-ended")).toContain("€96.00");
  expect(bodyOf("subscription-ended-even")).not.toContain("€96.00");
  expect(bodyOf("subscription-ended-even")).toContain("at noon");
});
