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
import { buildFamily } from "../../../../test/booking-scene.ts";
import { signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { charges } from "../tables/charges.ts";
import { documents } from "../tables/documents.ts";
import { refunds } from "../tables/refunds.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

const test = await startTestApp();
const { db } = test;
const planId = await openShopOf(db, 11_900);

const issue = (chargeId: string) => inTransaction(db, (tx) => issueInvoice(tx, chargeId, TEST_NOW));

async function ordered(change: object = {}) {
  const { parent, child } = await buildFamily(db);
  await db.update(users).set({ name: "Inès Haddad" }).where(eq(users.id, child.id));
  const payer = await signedIn(test, parent);
  const { charge_id: id } = await orderOf(payer, wishOf(child.id, planId, change));
  const [charge] = await db.select().from(charges).where(eq(charges.id, id));
  return { parent, charge: { id, amount: charge!.amount, currency: "EUR" as const } };
}

it("the invoice of a paid charge says who paid what for whom, with the tax of the payer's country", async () => {
  const { parent, charge } = await ordered({ country: "DE" });
  expect(await issue(charge.id)).toBeNull();
  await settled(test, seenOf(await attempt(db, charge)));
  const row = await issue(charge.id);
  expect(row).toMatchObject({ kind: "invoice", payerId: parent.id, chargeId: charge.id });
  expect(row?.snapshot).toMatchObject({
    seller: { name: "Institut", language: "fr", timeZone: "Europe/Paris" },
    payer: { name: "Amina Haddad", address: "12 rue des Lilas, Lyon", country: "DE" },
    totals: { net: 10_000, tax: 1900, gross: 11_900 },
    payments: [{ means: "card", amount: 11_900 }],
  });
  const [line] = row!.snapshot.lines;
  expect(line).toMatchObject({
    description: { rhythm: { lessonsPerWeek: 2, lengthMinutes: 60 }, pupil: "Inès" },
    quantity: 8,
    unit: "lesson",
    basisPoints: 1900,
    discount: null,
  });
  const { from, to } = line!.description.period!;
  expect(Date.parse(to) - Date.parse(from)).toBe(28 * 86_400_000);
  expect((await issue(charge.id))?.id).toBe(row?.id);
  expect(await db.$count(documents, eq(documents.chargeId, charge.id))).toBe(1);
});

it("says the ground where there is no tax", async () => {
  const { charge } = await ordered();
  await settled(test, seenOf(await attempt(db, charge)));
  const row = await issue(charge.id);
  expect(row?.snapshot.totals.byRate).toEqual([
    { basisPoints: 0, ground: "Art. 261 4 4° b CGI", net: 11_900, tax: 0, gross: 11_900 },
  ]);
});

it("what goes back has a credit note, taxed as its invoice, once", async () => {
  const { parent, charge } = await ordered({ country: "DE" });
  const payment = await attempt(db, charge);
  await settled(test, seenOf(payment));
  const refund = async (paymentId: string | null, reason: "leaving" | "staff" = "leaving") => {
    const [row] = await db
      .insert(refunds)
      .values({
        key: crypto.randomUUID(),
        payerId: parent.id,
        paymentId,
        currency: "EUR",
        amount: 5950,
        reason,
        state: "sending",
      })
      .returning();
    return row!.id;
  };
  const credit = (id: string) => inTransaction(db, (tx) => issueCreditNote(tx, id, TEST_NOW));
  const refundId = await refund(payment.id);
  const invoice = await issue(charge.id);
  const row = await credit(refundId);
  expect(row).toMatchObject({ kind: "credit_note", number: 1, refundId, chargeId: charge.id });
  expect(row?.snapshot).toMatchObject({
    totals: { net: 5000, tax: 950, gross: 5950 },
    payments: [{ means: "card", amount: 5950 }],
    corrects: { issuedOn: invoice!.snapshot.issuedOn, reason: expect.stringContaining("Minutes") },
  });
  expect(row?.snapshot.lines[0]?.description.pupil).toBe("Inès");
  expect((await credit(refundId))?.id).toBe(row?.id);
  // By transfer, of a subscription that nobody knows: there is nothing to correct.
  expect(await credit(await refund(null))).toBeNull();
  // What came without anything that it paid for was on no invoice.
  expect(await credit(await refund(payment.id, "staff"))).toBeNull();
});
