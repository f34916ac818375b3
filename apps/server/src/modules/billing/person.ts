import { asc, eq, or } from "drizzle-orm";

import type { PersonKeeper } from "../../platform/persons.ts";
import { closingOfBilling } from "./closing/closing-of-billing.ts";
import { findDiscountsOf } from "./scholarships/queries.ts";
import { bankLines } from "./tables/bank-lines.ts";
import { charges } from "./tables/charges.ts";
import { discounts } from "./tables/discounts.ts";
import { documents } from "./tables/documents.ts";
import { legalActs } from "./tables/legal-acts.ts";
import { payerProfiles } from "./tables/payer-profiles.ts";
import { paymentMethods } from "./tables/payment-methods.ts";
import { periods } from "./tables/periods.ts";
import { refunds } from "./tables/refunds.ts";
import { subscriptions } from "./tables/subscriptions.ts";
import { vouchers } from "./tables/vouchers.ts";

/** What somebody has paid for. It is kept as long as the law asks for it, by ids alone, whatever becomes of the account. */
export const billingPerson: PersonKeeper = {
  gives: {
    subscriptions: (db, { person }) =>
      db
        .select({
          state: subscriptions.state,
          currency: subscriptions.currency,
          ordered_at: subscriptions.orderedAt,
          started_at: subscriptions.startedAt,
          ended_at: subscriptions.endedAt,
          payer_id: subscriptions.payerId,
        })
        .from(subscriptions)
        .where(eq(subscriptions.payerId, person.id))
        .orderBy(asc(subscriptions.orderedAt)),
    declarations: (db, { person }) =>
      db
        .select({
          kind: legalActs.kind,
          said: legalActs.said,
          shown: legalActs.shown,
          language: legalActs.language,
          acted_at: legalActs.actedAt,
          payer_id: legalActs.payerId,
        })
        .from(legalActs)
        .where(eq(legalActs.payerId, person.id))
        .orderBy(asc(legalActs.actedAt)),
    paid_periods: (db, { person }) =>
      db
        .select({
          number: periods.number,
          starts_at: periods.startsAt,
          ends_at: periods.endsAt,
          minutes: periods.minutes,
          used_minutes: periods.usedMinutes,
          currency: periods.currency,
          net: periods.net,
          tax: periods.tax,
        })
        .from(periods)
        .innerJoin(subscriptions, eq(subscriptions.id, periods.subscriptionId))
        .where(eq(subscriptions.payerId, person.id))
        .orderBy(asc(periods.startsAt)),
    documents: (db, { person }) =>
      db
        .select({
          kind: documents.kind,
          year: documents.year,
          number: documents.number,
          issued_at: documents.issuedAt,
          payer_id: documents.payerId,
          content: documents.snapshot,
        })
        .from(documents)
        .where(eq(documents.payerId, person.id))
        .orderBy(asc(documents.issuedAt)),
    charges: (db, { person }) =>
      db
        .select({
          cause: charges.cause,
          state: charges.state,
          currency: charges.currency,
          amount: charges.amount,
          paid_at: charges.paidAt,
          payer_id: charges.payerId,
        })
        .from(charges)
        .where(eq(charges.payerId, person.id))
        .orderBy(asc(charges.createdAt)),
    transfers: (db, { person }) =>
      db
        .select({
          currency: bankLines.currency,
          amount: bankLines.amount,
          booked_on: bankLines.bookedOn,
          name: bankLines.name,
          text: bankLines.text,
          payer_id: bankLines.payerId,
        })
        .from(bankLines)
        .where(eq(bankLines.payerId, person.id))
        .orderBy(asc(bankLines.bookedOn)),
    refunds: (db, { person }) =>
      db
        .select({
          reason: refunds.reason,
          state: refunds.state,
          currency: refunds.currency,
          amount: refunds.amount,
          done_at: refunds.doneAt,
          payer_id: refunds.payerId,
        })
        .from(refunds)
        .where(eq(refunds.payerId, person.id))
        .orderBy(asc(refunds.createdAt)),
    discounts: (db, { person }) =>
      db
        .select({
          basis_points: discounts.basisPoints,
          starts_at: discounts.startsAt,
          ends_at: discounts.endsAt,
          student_id: discounts.studentId,
        })
        .from(discounts)
        .where(eq(discounts.studentId, person.id))
        .orderBy(asc(discounts.startsAt)),
    vouchers: (db, { person }) =>
      db
        .select({
          currency: vouchers.currency,
          value: vouchers.value,
          recipient: vouchers.recipient,
          words: vouchers.words,
          issued_at: vouchers.issuedAt,
          redeemed_at: vouchers.redeemedAt,
          returned_at: vouchers.returnedAt,
          buyer_id: vouchers.buyerId,
          redeemed_by_id: vouchers.redeemedById,
        })
        .from(vouchers)
        .where(or(eq(vouchers.buyerId, person.id), eq(vouchers.redeemedById, person.id)))
        .orderBy(asc(vouchers.createdAt)),
    payer: (db, { person }) =>
      db.select().from(payerProfiles).where(eq(payerProfiles.payerId, person.id)),
    payment_methods: (db, { person }) =>
      db
        .select({
          provider: paymentMethods.provider,
          brand: paymentMethods.brand,
          last4: paymentMethods.last4,
          account: paymentMethods.account,
          removed_at: paymentMethods.removedAt,
          payer_id: paymentMethods.payerId,
        })
        .from(paymentMethods)
        .where(eq(paymentMethods.payerId, person.id))
        .orderBy(asc(paymentMethods.createdAt)),
  },

  closing: closingOfBilling,

  // Invoices keep the name and the address that they were written with.
  forget: async ({ tx }, { id }) => {
    await tx
      .update(discounts)
      .set({
        reason: "",
        proofKey: null,
        proofMimeType: null,
        proofSizeBytes: null,
        proofSha256: null,
      })
      .where(eq(discounts.studentId, id));
    await tx
      .update(vouchers)
      .set({ recipient: "", words: "", codeSealed: null })
      .where(eq(vouchers.buyerId, id));
    await tx.delete(payerProfiles).where(eq(payerProfiles.payerId, id));
    await tx.delete(paymentMethods).where(eq(paymentMethods.payerId, id));
  },
  forgetFiles: async ({ db, storage }, id) => {
    for (const { proofKey } of await findDiscountsOf(db, id)) {
      if (proofKey !== null) await storage.remove(proofKey);
    }
  },
};
