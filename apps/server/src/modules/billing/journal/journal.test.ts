import {
  type Account,
  ISSUED,
  TAUGHT,
  minutesOf,
  moneyOf,
  owedBy,
} from "@riwaq/domain/billing/accounts";
import { type Entry, merged, moved } from "@riwaq/domain/billing/journal";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it, test } from "vitest";

import { openTestDatabase } from "../../../../test/test-database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { ledgerEntries } from "../tables/ledger-entries.ts";
import { ledgerTransactions } from "../tables/ledger-transactions.ts";
import { findJournalFaults } from "./check-journal.ts";
import { type Posting, post } from "./post.ts";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());
afterEach(async () => {
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal contradicts itself");
});

const now = new Date("2027-01-10T10:00:00Z");
let count = 0;
const newKey = () => `test:${(count += 1)}`;

const posted = (entries: readonly Entry[], key = newKey()) =>
  inTransaction(db, (tx) => post(tx, { key, kind: "period", subject: "s", entries }, now));

type Refused = { constraint?: string; code?: string; cause?: Refused };

/** What the database says against it: the name of its constraint, or else its code; null where it is done. */
async function refusalOf(attempt: Promise<unknown>): Promise<string | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    // What is refused at the end of a transaction is not wrapped.
    const { constraint, code } = (error as Refused).cause ?? (error as Refused);
    return constraint ?? code ?? String(error);
  }
}

const balanceOf = async (account: Account) => {
  const [row] = await rowsOf<{ balance: number | null }>(
    db,
    sql`select balance::int as balance from ledger_accounts
      where kind = ${account.kind} and unit = ${account.unit} and subject = ${account.subject}`,
  );
  return row?.balance;
};

/** A lot of 480 minutes and 96,00 €. */
async function newLot(id: string) {
  await posted([
    ...moved(480, ISSUED, minutesOf(id)),
    ...moved(9600, moneyOf("clearing", "EUR", "stripe"), moneyOf("deferred", "EUR", id)),
  ]);
  return id;
}

const taught = (lot: string, minutes: number, money: number) => [
  ...moved(minutes, minutesOf(lot), TAUGHT),
  ...moved(money, moneyOf("deferred", "EUR", lot), moneyOf("earned", "EUR")),
];

describe("a transaction", () => {
  it("changes the balances of its accounts, and keeps none of those that all post to", async () => {
    const lot = await newLot("lot-1");
    await posted(taught(lot, 60, 1200));
    expect(await balanceOf(minutesOf(lot))).toBe(420);
    expect(await balanceOf(moneyOf("deferred", "EUR", lot))).toBe(8400);
    expect(await balanceOf(TAUGHT)).toBeNull();
  });

  it("is posted once for its key", async () => {
    const lot = await newLot("lot-2");
    const key = newKey();
    expect(await posted(taught(lot, 60, 1200), key)).toBe(true);
    expect(await posted(taught(lot, 60, 1200), key)).toBe(false);
    expect(await balanceOf(minutesOf(lot))).toBe(420);
  });

  it("waits for the others that post to its accounts, and for none of them in a circle", async () => {
    const lot = await newLot("lot-crowd");
    // Tried once only: who is caught in a circle is refused.
    const postings = Array.from({ length: 48 }, () => {
      const posting = {
        key: newKey(),
        kind: "lesson",
        subject: "s",
        entries: taught(lot, 10, 200),
      };
      return db.transaction((tx) => post(tx as unknown as Transaction, posting as Posting, now));
    });
    expect(new Set(await Promise.all(postings.map(refusalOf)))).toEqual(new Set([null]));
    expect(await balanceOf(minutesOf(lot))).toBe(0);
    expect(await balanceOf(moneyOf("deferred", "EUR", lot))).toBe(0);
  });

  it("leaves nothing where an account would fall below zero", async () => {
    const lot = await newLot("lot-3");
    const before = await db.$count(ledgerTransactions);
    expect(await refusalOf(posted(taught(lot, 481, 1)))).toBe("ledger_accounts_credit");
    expect(await refusalOf(posted(moved(1, TAUGHT, owedBy("s3"))))).toBe("ledger_accounts_debit");
    expect(await db.$count(ledgerTransactions)).toBe(before);
    expect(await balanceOf(minutesOf(lot))).toBe(480);
  });

  it("that does not balance is refused before it is written", async () => {
    await expect(posted([{ account: TAUGHT, amount: 1 }])).rejects.toThrow(/unbalanced/);
  });
});

/** Past `post`, as a fault in the program would write it. */
const written = (lines: number, entries: readonly Entry[], late?: readonly Entry[]) => {
  const key = newKey();
  const insert = async (rows: readonly Entry[], from: number) =>
    db.transaction(async (tx) => {
      if (from === 1) {
        await tx.insert(ledgerTransactions).values({ key, kind: "period", subject: "s", lines });
      }
      for (const [place, { account, amount }] of rows.entries()) {
        await tx.execute(sql`insert into ledger_entries (transaction_id, line, ledger_account, amount)
          select t.id, ${from + place}, a.id, ${amount} from ledger_transactions t, ledger_accounts a
          where t.key = ${key} and a.kind = ${account.kind} and a.unit = ${account.unit} and a.subject = ${account.subject}`);
      }
    });
  return insert(entries, 1).then(() => late && insert(late, entries.length + 1));
};

describe("the database", () => {
  const eur = moneyOf("earned", "EUR");
  const clearing = moneyOf("clearing", "EUR", "stripe");

  test.each([
    [
      "of one unit",
      [
        { account: TAUGHT, amount: 1 },
        { account: ISSUED, amount: 1 },
      ],
    ],
    [
      "across units",
      [
        { account: TAUGHT, amount: 1 },
        { account: eur, amount: -1 },
      ],
    ],
    ["of fewer lines than it says", [{ account: TAUGHT, amount: 1 }]],
    ["without lines", []],
  ])("refuses an unbalanced transaction %s", async (_, entries) => {
    await newLot(newKey());
    await posted([...moved(1, clearing, eur)]);
    expect(await refusalOf(written(2, entries))).toBe("ledger_transactions_balanced");
  });

  it("refuses entries that come later, though they balance", async () => {
    const pair = moved(1, ISSUED, TAUGHT);
    await newLot(newKey());
    await posted(pair);
    expect(await refusalOf(written(2, pair, pair))).toBe("ledger_entries_lines");
  });

  it("refuses every change, and a balance that nothing was posted to", async () => {
    await newLot(newKey());
    const changes = [
      sql`update ledger_entries set amount = amount + 1`,
      sql`delete from ledger_entries`,
      sql`update ledger_transactions set kind = 'fee'`,
      sql`delete from ledger_transactions`,
      sql`update ledger_accounts set balance = balance + 1 where balance is not null`,
      sql`delete from ledger_accounts`,
      sql`truncate ledger_entries`,
    ];
    for (const change of changes) {
      expect(await refusalOf(db.execute(change))).toBe("23001");
    }
    const rich = sql`insert into ledger_accounts (kind, unit, subject, balance) values ('credit', 'EUR', 'me', 100)`;
    expect(await refusalOf(db.execute(rich))).toBe("ledger_accounts_begin");
  });
});

it("stays whole whatever is posted in whatever order, refused or not", async () => {
  const accounts = [
    ISSUED,
    TAUGHT,
    minutesOf("x"),
    owedBy("x"),
    moneyOf("deferred", "MAD", "x"),
    moneyOf("earned", "MAD"),
    moneyOf("credit", "MAD", "x"),
  ];
  const move = fc
    .record({
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      amount: fc.integer({ min: 1, max: 100 }),
    })
    .filter(({ from, to }) => from.unit === to.unit && from !== to);
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 4 }), async (moves) => {
      const entries = merged(moves.flatMap(({ amount, from, to }) => moved(amount, from, to)));
      fc.pre(entries.length > 0);
      const answers = [null, "ledger_accounts_credit", "ledger_accounts_debit"];
      expect(answers).toContain(await refusalOf(posted(entries)));
      expect(await findJournalFaults(db)).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(await db.$count(ledgerEntries)).toBeGreaterThan(0);
});
