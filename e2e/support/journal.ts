/** What screens say of money beside what the journal says, both in hundredths. */
import type { OwnServer } from "./own-server.ts";

type Rows = Awaited<ReturnType<OwnServer["rows"]>>;
type Account = { id: string; kind: string; unit: string; subject: string; balance: unknown };

/** The euros of a text, as French writes them: "1 096,50 €". */
export const centsIn = (text: string): number[] =>
  [...text.matchAll(/([-\u2212]?)(\d{1,3}(?:[\u202f\u00a0 ]\d{3})*),(\d\d)\s?€/g)].map(
    ([, sign, whole = "", part]) =>
      (sign ? -1 : 1) * (Number(whole.replaceAll(/\s/g, "")) * 100 + Number(part)),
  );

/** The journal of a backup, up to an instant. */
export function journalOf(rows: Rows, untilMs = Infinity) {
  const accounts = new Map(
    (rows("ledger_accounts") as Account[]).map((account) => [account.id, account]),
  );
  const subjectOf = new Map(
    rows("ledger_transactions")
      .filter(({ created_at: at }) => Date.parse(String(at)) <= untilMs)
      .map(({ id, subject }) => [String(id), String(subject)]),
  );
  const posted = rows("ledger_entries").filter(({ transaction_id: id }) =>
    subjectOf.has(String(id)),
  );
  const entries = posted.map(({ ledger_account: id, ...entry }) => {
    const account = accounts.get(String(id));
    if (!account) throw new Error(`no account ${String(id)}`);
    const { transaction_id: transaction, amount } = entry;
    return { account, transaction: String(transaction), amount: Number(amount) };
  });
  const movedBy = (isMeant: (transaction: string) => boolean, kind: string, unit: string) =>
    entries.reduce(
      (sum, { account, transaction, amount }) =>
        account.kind === kind && account.unit === unit && isMeant(transaction) ? sum + amount : sum,
      0,
    );
  const sumOf = (isMeant: (account: Account) => boolean) =>
    entries.reduce((sum, { account, amount }) => sum + (isMeant(account) ? amount : 0), 0);
  return {
    /** What an account holds; those of the whole institute have no subject. */
    on: (kind: string, subject = "", unit = "EUR") =>
      sumOf((one) => one.kind === kind && one.subject === subject && one.unit === unit),
    /** What the postings about something moved on accounts of a kind. */
    moved: (subject: string, kind: string, unit = "EUR") =>
      movedBy((id) => subjectOf.get(id) === subject, kind, unit),
    /** What moved on accounts of a kind together with somebody's account, such as that of their credit. */
    met: (kind: string, subject: string, other: string, unit = "EUR") => {
      const known = new Set(
        entries
          .filter(({ account }) => account.kind === kind && account.subject === subject)
          .map(({ transaction }) => transaction),
      );
      return movedBy((id) => known.has(id), other, unit);
    },
    /** Transactions that do not sum to zero in each unit, and balances that are not the sum of their entries. */
    faults: () => {
      const sums = new Map<string, number>();
      for (const { account, transaction, amount } of entries) {
        const key = `${transaction} ${account.unit}`;
        sums.set(key, (sums.get(key) ?? 0) + amount);
      }
      const open = [...sums].filter(([, sum]) => sum !== 0).map(([key]) => key);
      const wrong = [...accounts.values()]
        .filter(({ balance }) => balance !== null)
        .filter(({ id, balance }) => Number(balance) !== sumOf((one) => one.id === id))
        .map(({ id }) => id);
      return [...open, ...wrong];
    },
  };
}

/** What the journal says of a family's money and hours, child by child. */
export function familyIn(rows: Rows, payer: string) {
  const idOf = (name: string) => rows("users").find((one) => one.name === name)?.id;
  const subscriptionOf = (child: string) =>
    rows("subscriptions").find(({ student_id }) => student_id === idOf(child))?.id;
  const periodsOf = (child: string) =>
    rows("periods")
      .filter(({ subscription_id }) => subscription_id === subscriptionOf(child))
      .toSorted((a, b) => Number(a.number) - Number(b.number))
      .map(({ id, created_at: at }) => ({ id: String(id), atMs: Date.parse(String(at)) }));
  const journal = journalOf(rows);
  const payerId = String(idOf(payer));
  return {
    /** What was paid for each period, its tax with it. */
    paid: (child: string) =>
      periodsOf(child).map(({ id, atMs }) => {
        const then = journalOf(rows, atMs);
        return then.moved(id, "deferred") + then.moved(id, "vat");
      }),
    /** What went back by the way it was paid. */
    back: (child: string) =>
      rows("refunds")
        .filter(({ subscription_id }) => subscription_id === subscriptionOf(child))
        .reduce((sum, { id }) => sum + journal.moved(String(id), "clearing"), 0),
    /** Minutes that were left at an instant. */
    left: (child: string, atMs: number) => {
      const then = journalOf(rows, atMs);
      return periodsOf(child).reduce((sum, { id }) => sum + then.on("minutes", id, "MIN"), 0);
    },
    /** What no period holds, and what came in without what went back. */
    credit: journal.on("credit", payerId),
    came: -journal.met("credit", payerId, "clearing"),
    faults: journal.faults(),
  };
}

export type FamilyBooks = ReturnType<typeof familyIn>;
