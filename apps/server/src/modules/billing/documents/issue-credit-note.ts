import {
  type DocumentContent,
  type DocumentLine,
  documentNumber,
  lineOf,
  totalsOf,
} from "@riwaq/domain/billing/documents";
import { allocate } from "@riwaq/domain/billing/shares";
import { toWall } from "@riwaq/domain/time/zone";
import { and, desc, eq, inArray } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { printText } from "../../../platform/i18n/translate.ts";
import { chargeLines } from "../tables/charge-lines.ts";
import { documents } from "../tables/documents.ts";
import { payments } from "../tables/payments.ts";
import { refunds } from "../tables/refunds.ts";
import { type DocumentRow, issueDocument } from "./issue-document.ts";

type Refund = typeof refunds.$inferSelect;

const MEANS = { stripe: "card", paypal: "paypal", bank: "transfer" } as const;

/**
 * The credit note of money that goes back, as the last thing in its transaction: issued once. It corrects the invoice of
 * the payment, or the subscription's last one where staff transfer the money; null where none was issued.
 */
export async function issueCreditNote(
  tx: Transaction,
  refundId: string,
  now: Date,
): Promise<DocumentRow | null> {
  const [found] = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!found) throw new Error(`No refund ${refundId}`);
  const { refund, payment } = found;
  // Credit that no period holds was never on an invoice, or has its credit note already.
  if (refund.reason === "staff") return null;
  const invoice = await findInvoice(tx, refund, payment?.chargeId);
  if (!invoice) return null;
  const { snapshot, chargeId } = invoice;
  const { seller } = snapshot;
  const reason = printText(`document-pdf:refund.${refund.reason}`, seller.language);
  const lines = linesOf(invoice, { amount: refund.amount, reason });
  const on = toWall(now.getTime(), seller.timeZone).date;
  const means = payment ? MEANS[payment.provider] : "transfer";
  const content: DocumentContent = {
    version: 1,
    kind: "credit_note",
    seller,
    payer: snapshot.payer,
    currency: refund.currency,
    lines,
    totals: totalsOf(lines),
    payments: [{ means, on, amount: refund.amount, reference: "" }],
    corrects: {
      number: documentNumber(invoice.kind, invoice.year, invoice.number),
      issuedOn: snapshot.issuedOn,
      reason,
    },
  };
  const { payerId } = refund;
  return issueDocument(
    tx,
    { key: `credit-note:${refundId}`, payerId, chargeId, refundId, content },
    now,
  );
}

async function findInvoice(
  tx: Transaction,
  { payerId, subscriptionId }: Refund,
  chargeId: string | undefined,
): Promise<DocumentRow | undefined> {
  if (!chargeId && !subscriptionId) return undefined;
  const ofSubscription = tx
    .select({ id: chargeLines.chargeId })
    .from(chargeLines)
    .where(eq(chargeLines.subscriptionId, subscriptionId ?? ""));
  const [invoice] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.payerId, payerId),
        eq(documents.kind, "invoice"),
        chargeId ? eq(documents.chargeId, chargeId) : inArray(documents.chargeId, ofSubscription),
      ),
    )
    .orderBy(desc(documents.issuedAt))
    .limit(1);
  return invoice;
}

/** What goes back is taxed as what was paid: a line for each rate, by its part of the invoice. */
function linesOf(
  { snapshot: { totals, lines } }: DocumentRow,
  { amount, reason }: { amount: number; reason: string },
): DocumentLine[] {
  const rates = totals.byRate;
  const parts = allocate(
    amount,
    rates.map(({ gross }) => gross),
  );
  // For whom, where that is one pupil alone.
  const pupils = new Set(lines.map(({ description }) => description.pupil));
  const pupil = pupils.size === 1 ? [...pupils].join("") : "";
  const description = { text: reason, rhythm: null, pupil, period: null };
  return rates.flatMap(({ basisPoints, ground }, place) => {
    const gross = parts[place] ?? 0;
    if (gross === 0) return [];
    return [lineOf({ description, quantity: 1, unit: "one", gross, basisPoints, ground })];
  });
}
