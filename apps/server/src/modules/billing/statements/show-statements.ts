import type {
  BankCharge,
  BankLine,
  OpenCharges,
  Statements,
} from "@riwaq/contracts/billing/statements";
import type { Verdict } from "@riwaq/domain/billing/bank-match";
import { chargeWithin, referenceOf } from "@riwaq/domain/billing/reference";
import { sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { patternOf } from "../../people/teachers/find-applicants.ts";
import { type FoundCharge, findChargesOf } from "../charges/find-charges.ts";
import { findSeller } from "../shop/queries.ts";
import {
  type BankLineRow,
  findChargesWhere,
  findOpenLines,
  findSettledLines,
  judgeLines,
} from "./queries.ts";

const FOUND_MAX = 20;

/** What came to the account and waits, and what was settled last. */
export async function showStatements({ db, actor }: Context): Promise<Statements> {
  requireRight("money")(actor);
  const seller = await findSeller(db);
  const [open, settled] = [await findOpenLines(db), await findSettledLines(db)];
  const { verdicts, chargeOf } = await judgeLines(db, open);
  const ids = settled.flatMap(({ chargeId }) => chargeId ?? []);
  const matched = new Map((await findChargesWhere(db, "id", ids)).map((one) => [one.id, one]));
  const named = [...open.map(chargeOf), ...matched.values()].flatMap((one) => one?.payerId ?? []);
  const people = settled.flatMap(({ payerId, settledById }) => [payerId ?? [], settledById ?? []]);
  const nameOf = await namesOf(db, [...named, ...people.flat()]);
  return {
    iban: seller.iban,
    holder: seller.accountHolder || seller.name,
    open: open.map((line) =>
      presentLine(line, { nameOf, charge: chargeOf(line), verdict: verdicts.get(line.id) }),
    ),
    settled: settled.map((line) =>
      presentLine(line, { nameOf, charge: matched.get(line.chargeId ?? "") }),
    ),
  };
}

type NameOf = (id: string) => string;
type Around = { nameOf: NameOf; charge: FoundCharge | undefined; verdict?: Verdict | undefined };

function presentLine(line: BankLineRow, { nameOf, charge, verdict }: Around): BankLine {
  const { payerId, settledById, settledAt } = line;
  return {
    id: line.id,
    amount: line.amount,
    currency: line.currency,
    booked_on: line.bookedOn,
    name: line.name,
    text: line.text,
    state: line.state,
    verdict: verdict ?? null,
    charge: charge ? presentBankCharge(charge, nameOf) : null,
    payer: payerId ? { id: payerId, name: nameOf(payerId) } : null,
    word: line.word,
    settled_at: settledAt?.toISOString() ?? null,
    settled_by: settledById ? nameOf(settledById) : null,
  };
}

const presentBankCharge = (charge: FoundCharge, nameOf: NameOf): BankCharge => ({
  id: charge.id,
  reference: referenceOf(charge.number),
  state: charge.state,
  amount: charge.amount,
  currency: charge.currency,
  due_at: new Date(charge.dueAtMs).toISOString(),
  payer: { id: charge.payerId, name: nameOf(charge.payerId) },
  students: charge.students.map(({ name }) => name),
});

/** Of those whose accounts are there. */
async function namesOf(db: Database, ids: readonly string[]): Promise<NameOf> {
  const wanted = sql.param([...new Set(ids)]);
  const rows = await rowsOf<{ id: string; name: string }>(
    db,
    sql`select id, name from users where id = any(${wanted}::uuid[])`,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "";
}

/** By a reference, or by the name of the payer or of a learner. */
export async function searchCharges({ db, actor }: Context, q: string): Promise<OpenCharges> {
  requireRight("money")(actor);
  const number = chargeWithin(q);
  const pattern = patternOf(q);
  const isNamed = (id: string) =>
    sql`exists (select from users named where named.id = ${sql.raw(id)} and named.name ilike ${pattern})`;
  const found = await findChargesOf(
    db,
    sql`charge.state = 'due' and (charge.number = ${number ?? 0} or ${isNamed("charge.payer_id")}
      or exists (select from charge_lines line join subscriptions held on held.id = line.subscription_id
        where line.charge_id = charge.id and ${isNamed("held.student_id")}))`,
  );
  const charges = found.slice(0, FOUND_MAX);
  const payers = await rowsOf<{ id: string; name: string }>(
    db,
    sql`select payer.id, payer.name from users payer where payer.name ilike ${pattern}
      and exists (select from subscriptions held where held.payer_id = payer.id)
      order by payer.name, payer.id limit ${FOUND_MAX}`,
  );
  const nameOf = await namesOf(
    db,
    charges.map(({ payerId }) => payerId),
  );
  return { charges: charges.map((charge) => presentBankCharge(charge, nameOf)), payers };
}
