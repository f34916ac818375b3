import {
  type DocumentContent,
  type DocumentLine,
  languageOfSeller,
  lineOf,
  totalsOf,
} from "@riwaq/domain/billing/documents";
import { periodEndsAt } from "@riwaq/domain/billing/renewal";
import { toWall } from "@riwaq/domain/time/zone";
import { and, eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { findCharge } from "../charges/queries.ts";
import { findSeller } from "../shop/queries.ts";
import { chargeLines } from "../tables/charge-lines.ts";
import type { charges } from "../tables/charges.ts";
import { payerProfiles } from "../tables/payer-profiles.ts";
import { payments } from "../tables/payments.ts";
import { plans } from "../tables/plans.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { voucherUses } from "../tables/voucher-uses.ts";
import { type DocumentRow, issueDocument } from "./issue-document.ts";

type Payment = DocumentContent["payments"][number];

const MEANS = { stripe: "card", paypal: "paypal", bank: "transfer" } as const;

/**
 * The invoice of a charge that has just been paid, as the last thing in the transaction that paid it: issued once, and
 * none where nothing was to be paid; nor of a voucher, which is taxed when it pays for lessons.
 */
export async function issueInvoice(
  tx: Transaction,
  chargeId: string,
  now: Date,
): Promise<DocumentRow | null> {
  const charge = await findCharge(tx, chargeId);
  if (!charge?.paidAt || charge.amount === 0 || charge.cause === "gift") return null;
  const { payerId, currency, paidAt } = charge;
  const seller = await findSeller(tx);
  const { timeZone: zone } = seller;
  const lines = await linesOf(tx, { chargeId, paidAt, zone });
  const content: DocumentContent = {
    version: 1,
    kind: "invoice",
    seller: {
      name: seller.name,
      form: seller.form,
      address: seller.address,
      country: seller.country,
      registration: seller.registration,
      taxNumber: seller.taxNumber,
      email: seller.email,
      mediator: seller.mediator,
      timeZone: zone,
      language: languageOfSeller(seller.country),
    },
    payer: await findPayer(tx, payerId),
    currency,
    lines,
    totals: totalsOf(lines),
    payments: await paymentsOf(tx, charge, dayOf(paidAt, zone)),
    corrects: null,
  };
  const asked = { key: `invoice:${chargeId}`, payerId, chargeId, refundId: null, content };
  return issueDocument(tx, asked, now);
}

const dayOf = (at: Date, zone: string): string => toWall(at.getTime(), zone).date;

/** As the payer said at the order; whoever has said nothing, by the account's name. */
async function findPayer(tx: Transaction, payerId: string): Promise<DocumentContent["payer"]> {
  const [row] = await tx
    .select({ name: users.name, language: users.language, profile: payerProfiles })
    .from(users)
    .leftJoin(payerProfiles, eq(payerProfiles.payerId, users.id))
    .where(eq(users.id, payerId));
  if (!row) throw new Error(`No payer ${payerId}`);
  const { name, language, profile } = row;
  return {
    name: profile?.name ?? name,
    address: profile?.address ?? "",
    country: profile?.country ?? "",
    language,
  };
}

type Paid = { chargeId: string; paidAt: Date; zone: string };

async function linesOf(tx: Transaction, paid: Paid): Promise<DocumentLine[]> {
  const rows = await tx
    .select({ line: chargeLines, plan: plans, pupil: users.name })
    .from(chargeLines)
    .innerJoin(plans, eq(plans.id, chargeLines.planId))
    .innerJoin(subscriptions, eq(subscriptions.id, chargeLines.subscriptionId))
    .leftJoin(users, eq(users.id, subscriptions.studentId))
    .where(eq(chargeLines.chargeId, paid.chargeId))
    .orderBy(chargeLines.id);
  return rows.map((row) => describedLine(row, paid));
}

type LineRow = {
  line: typeof chargeLines.$inferSelect;
  plan: typeof plans.$inferSelect;
  pupil: string | null;
};

function describedLine({ line, plan, pupil }: LineRow, { paidAt, zone }: Paid): DocumentLine {
  const { minutes, amount, tax, listAmount } = line;
  const { lessonsPerWeek, lengthMinutes } = plan;
  // As the period begins: with the payment, where that came later.
  const startsAt = line.startsAt < paidAt && !line.endsAt ? paidAt : line.startsAt;
  const endsMs = line.endsAt?.getTime() ?? periodEndsAt(startsAt.getTime(), zone);
  const isWhole = minutes % lengthMinutes === 0;
  const priced = lineOf({
    description: {
      text: "",
      rhythm: { lessonsPerWeek, lengthMinutes },
      pupil: pupil?.trim().split(/\s+/)[0] ?? "",
      period: { from: dayOf(startsAt, zone), to: dayOf(new Date(endsMs - 1), zone) },
    },
    quantity: isWhole ? minutes / lengthMinutes : minutes,
    unit: isWhole ? "lesson" : "minute",
    gross: amount,
    basisPoints: line.taxPoints,
    ground: line.taxGround,
    discount:
      listAmount > amount
        ? { gross: listAmount - amount, reason: `${line.discountPoints / 100}\u00a0%` }
        : null,
  });
  return { ...priced, tax, net: amount - tax };
}

async function findVoucherPart(tx: Transaction, chargeId: string): Promise<number> {
  const uses = await tx.select().from(voucherUses).where(eq(voucherUses.chargeId, chargeId));
  return uses.reduce((sum, { amount }) => sum + amount, 0);
}

/** What came for it; what of it was there already is the payer's balance. */
async function paymentsOf(
  tx: Transaction,
  { id, amount }: typeof charges.$inferSelect,
  on: string,
): Promise<Payment[]> {
  const rows = await tx
    .select({ provider: payments.provider, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.chargeId, id), eq(payments.state, "succeeded")))
    .orderBy(payments.settledAt, payments.id);
  const found: Payment[] = [];
  const byVoucher = await findVoucherPart(tx, id);
  if (byVoucher > 0) found.push({ means: "voucher", on, amount: byVoucher, reference: "" });
  let left = amount - byVoucher;
  for (const row of rows) {
    const taken = Math.min(row.amount, left);
    if (taken > 0) found.push({ means: MEANS[row.provider], on, amount: taken, reference: "" });
    left -= taken;
  }
  return left > 0 ? [...found, { means: "balance", on, amount: left, reference: "" }] : found;
}
