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
import { buildParent, buildStudent, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { charges } from "../../billing/tables/charges.ts";

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
