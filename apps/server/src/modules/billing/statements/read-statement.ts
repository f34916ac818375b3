import type { StatementFile, StatementRead } from "@riwaq/contracts/billing/statements";
import type { CsvMapping } from "@riwaq/domain/billing/bank-lines";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { statementRead } from "../events.ts";
import { findSeller } from "../shop/queries.ts";
import { bankLines } from "../tables/bank-lines.ts";
import { bankMappings } from "../tables/bank-mappings.ts";
import { decodeFile } from "./decode-file.ts";
import type { StatementLine } from "./key-lines.ts";
import { findMapping } from "./queries.ts";
import { readCamt } from "./read-camt.ts";
import { fits, readCsv, tableOf } from "./read-csv.ts";

/** Rows of one statement of the database. */
const BATCH = 1000;

/**
 * Keeps the money of a statement that came: whole or not at all, and what is known already is not added again. A
 * spreadsheet that nobody has said how to read is shown instead, and nothing is written.
 */
export const readStatement = command({
  by: requireRight("money"),
  trace: "if_changed",
  run: async (ctx, { content, mapping }: StatementFile): Promise<StatementRead> => {
    const { tx, now } = ctx;
    const { iban, currency } = await findSeller(tx);
    if (iban === "") throw refusal("conflict", "statement_no_account");
    const text = decodeFile(Buffer.from(content, "base64")).replace(/^\uFEFF/, "");
    if (/^\s*</.test(text)) return keep(ctx, readCamt(text, iban), iban);
    const known = await findMapping(tx);
    const how = mapping ?? known;
    if (!how || !fits(text, how)) {
      return { added: 0, known: 0, table: { ...tableOf(text), mapping: known } };
    }
    const answer = await keep(ctx, readCsv(text, how, currency), iban);
    if (mapping) await keepMapping(tx, mapping, now);
    return answer;
  },
});

type Keeping = Parameters<typeof emit>[0] & { tx: Transaction; now: Date };

async function keep(
  ctx: Keeping,
  lines: readonly StatementLine[],
  account: string,
): Promise<StatementRead> {
  const { tx, now } = ctx;
  let added = 0;
  for (let at = 0; at < lines.length; at += BATCH) {
    const rows = await tx
      .insert(bankLines)
      .values(lines.slice(at, at + BATCH).map((line) => ({ ...line, account, createdAt: now })))
      .onConflictDoNothing({ target: [bankLines.account, bankLines.key] })
      .returning({ id: bankLines.id });
    added += rows.length;
  }
  const counted = { added, known: lines.length - added };
  await emit(ctx, tx, statementRead("shop", counted));
  return { ...counted, table: null };
}

async function keepMapping(tx: Transaction, mapping: CsvMapping, now: Date): Promise<void> {
  const { separator, decimal_sign: decimalSign, day_order: dayOrder, columns } = mapping;
  const said = { separator, decimalSign, dayOrder, columns, updatedAt: now };
  await tx
    .insert(bankMappings)
    .values(said)
    .onConflictDoUpdate({ target: bankMappings.only, set: said });
}
