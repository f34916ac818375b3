import { referenceOf } from "@riwaq/domain/billing/reference";
import { eq } from "drizzle-orm";

import { settlePayment } from "../../modules/billing/payments/settle-payment.ts";
import { startPayment } from "../../modules/billing/payments/start-payment.ts";
import { confirmExact } from "../../modules/billing/statements/confirm-exact.ts";
import { readStatement } from "../../modules/billing/statements/read-statement.ts";
import { bankLines } from "../../modules/billing/tables/bank-lines.ts";
import { charges } from "../../modules/billing/tables/charges.ts";
import { contextOfRound } from "../../platform/command.ts";
import type { CardName } from "../fake-stripe/cards.ts";
import { type BankLine, statementOf } from "./bank-statement.ts";
import type { Household, PayerKey } from "./households.ts";
import { type Seeding, asPerson, stripeOf } from "./seeding.ts";

/** As its payer does at once: with a card on the fake's page, or by a transfer that staff find. */
export async function payCharge(
  seeding: Seeding,
  chargeId: string,
  { payer, by }: Pick<Household, "payer" | "by">,
): Promise<void> {
  if (by === "transfer") await payByTransfer(seeding, chargeId, payer);
  else await payOnPage(seeding, chargeId, { payer, card: by });
}

async function payOnPage(
  seeding: Seeding,
  chargeId: string,
  { payer, card }: { payer: PayerKey; card: CardName },
): Promise<void> {
  const ctx = asPerson(seeding, payer);
  const { url } = await startPayment(ctx, { chargeId, provider: "stripe" });
  const reference = url.split("/").at(-1) ?? "";
  seeding.till.stripe.pay(reference, card);
  const seen = await stripeOf(seeding).look(reference);
  if (seen) await settlePayment(contextOfRound(seeding.deps), { provider: "stripe", seen });
}

async function payByTransfer(seeding: Seeding, chargeId: string, payer: PayerKey): Promise<void> {
  const { name } = asPerson(seeding, payer).actor;
  await readLines(seeding, [{ ...(await lineOf(seeding, chargeId)), name }]);
  const open = await seeding.tx
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(eq(bankLines.state, "open"));
  const staff = asPerson(seeding, "staff");
  await confirmExact(
    staff,
    open.map(({ id }) => id),
  );
}

/** A transfer of what a charge asks for. */
export async function lineOf(
  { tx, deps }: Seeding,
  chargeId: string,
): Promise<Omit<BankLine, "name">> {
  const [charge] = await tx.select().from(charges).where(eq(charges.id, chargeId));
  if (!charge) throw new Error(`No charge ${chargeId}`);
  const { number, amount } = charge;
  return { at: deps.clock.now(), amount, text: referenceOf(number) };
}

/** Staff read the statement of a day. */
export async function readLines(seeding: Seeding, lines: readonly BankLine[]): Promise<void> {
  await readStatement(asPerson(seeding, "staff"), statementOf(lines));
}
