import { type Account, UNKEPT_KINDS, keyOf } from "@riwaq/domain/billing/accounts";
import { type Entry, type TransactionKind, faultOfPosting } from "@riwaq/domain/billing/journal";
import { sql } from "drizzle-orm";

import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { ledgerTransactions } from "../tables/ledger-transactions.ts";

export type Posting = {
  /** The same key is posted once. */
  key: string;
  kind: TransactionKind;
  subject: string;
  entries: readonly Entry[];
};

/**
 * Writes transactions of the journal, without those whose key was posted before; answers the keys of those written.
 * Balances follow by a trigger, and the database refuses what does not balance or leaves an account on its wrong side.
 */
export async function postAll(
  tx: Transaction,
  postings: readonly Posting[],
  now: Date,
): Promise<Set<string>> {
  if (postings.length === 0) return new Set();
  for (const { key, entries } of postings) {
    const fault = faultOfPosting(entries);
    if (fault) throw new RangeError(`${key} is no transaction: ${fault}`);
  }
  const written = await tx
    .insert(ledgerTransactions)
    .values(
      postings.map(({ key, kind, subject, entries }) => ({
        key,
        kind,
        subject,
        lines: entries.length,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({ id: ledgerTransactions.id, key: ledgerTransactions.key });
  const idOf = new Map(written.map(({ id, key }) => [key, id]));
  const lines = postings.flatMap(({ key, entries }) => {
    const transaction = idOf.get(key);
    if (!transaction) return [];
    return entries.map(({ account, amount }, place) => ({
      transaction,
      line: place + 1,
      ...account,
      amount,
    }));
  });
  await openAccounts(tx, lines);
  await writeEntries(tx, lines);
  return new Set(idOf.keys());
}

/** One of them; false where its key was posted before. */
export async function post(tx: Transaction, posting: Posting, now: Date): Promise<boolean> {
  return (await postAll(tx, [posting], now)).has(posting.key);
}

type Line = Account & { transaction: string; line: number; amount: number };

/** Those that do not exist yet. In one order, so that two transactions never wait for each other. */
async function openAccounts(tx: Transaction, accounts: readonly Account[]): Promise<void> {
  const wanted = new Map(
    accounts.map((account) => {
      const { kind, unit, subject } = account;
      return [keyOf(account), { kind, unit, subject }];
    }),
  );
  const inOrder = [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const unkept = sql.raw(UNKEPT_KINDS.map((kind) => `'${kind}'`).join(", "));
  await tx.execute(sql`insert into ledger_accounts (kind, unit, subject, balance)
    select kind, unit, subject, case when kind in (${unkept}) then null else 0 end
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb) as asked(kind text, unit text, subject text)
    where not exists (select from ledger_accounts known where known.kind = asked.kind
      and known.unit = asked.unit and known.subject = asked.subject)
    on conflict do nothing`);
}

async function writeEntries(tx: Transaction, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = await rowsOf<{ line: number }>(
    tx,
    sql`insert into ledger_entries (transaction_id, line, ledger_account, amount)
      select transaction, line, account.id, amount
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as written(transaction uuid, line int, kind text, unit text, subject text, amount bigint)
      join ledger_accounts account using (kind, unit, subject)
      returning line`,
  );
  if (rows.length !== lines.length) throw new Error("An account of the journal is not there");
}
