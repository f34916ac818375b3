import type { Ledger, LedgerLine } from "@riwaq/contracts/billing/ledgers";
import { and, eq, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { subscriptions } from "../tables/subscriptions.ts";

/** Why so much is left: each transaction of the journal that moved minutes or money of a subscription. */
export async function showLedger({ db, actor }: Context, id: string): Promise<Ledger> {
  const { id: payerId } = requireSignedIn(actor);
  const [held] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.payerId, payerId)));
  if (!held) throw new AppError("not_found");
  return ledgerOf(db, held);
}

/** For its payer, and for staff who decide about money. */
export async function ledgerOf(
  db: Database,
  held: typeof subscriptions.$inferSelect,
): Promise<Ledger> {
  const rows = await findLines(db, held);
  return {
    currency: held.currency,
    minutes_left: rows.reduce((sum, { minutes }) => sum + minutes, 0),
    lines: rows.map(({ at, ...line }) => ({ ...line, at: new Date(at).toISOString() })),
  };
}

type Row = Omit<LedgerLine, "at"> & { at: number };

/**
 * The newest first. Minutes are those of its lots and of what is owed; money is what its payments, its transfers of
 * another amount and vouchers brought, and its refunds took back.
 */
const findLines = (db: Database, { id, payerId }: { id: string; payerId: string }) =>
  rowsOf<Row>(
    db,
    sql`with lots as (select one.id::text as id, one.trigger from periods one where one.subscription_id = ${id}),
      paid as (select try.id::text as id from payments try join charge_lines line on line.charge_id = try.charge_id
        where line.subscription_id = ${id}),
      came as (select 'transfer:' || one.id || ':' || one.matches as key from bank_lines one
        join charge_lines line on line.charge_id = one.charge_id
        where one.payer_id = ${payerId} and line.subscription_id = ${id}),
      back as (select one.id::text as id from refunds one where one.subscription_id = ${id}),
      lines as (
        select entry.transaction_id, sum(entry.amount) filter (where account.unit = 'MIN') as minutes,
          sum(entry.amount) filter (where account.kind = 'clearing' or account.kind = 'voucher') as cleared
        from ledger_entries entry join ledger_accounts account on account.id = entry.ledger_account
        where (account.kind = 'minutes' and account.subject in (select id from lots))
          or (account.kind = 'voucher' and entry.transaction_id in (select posted.id from ledger_transactions posted
            where posted.subject in (select id from lots)))
          or (account.kind = 'owed' and account.subject = ${id}::text)
          or (account.kind = 'clearing' and entry.transaction_id in (select posted.id from ledger_transactions posted
            where (posted.kind = 'payment' and posted.subject in (select id from paid))
              or posted.key in (select key from came)
              or (posted.kind = 'refund' and posted.subject in (select id from back))))
        group by entry.transaction_id)
    select posted.id, (extract(epoch from posted.created_at) * 1000)::float8 as at, posted.kind,
      coalesce(lines.minutes, 0)::int as minutes, coalesce(-lines.cleared, 0)::int as amount,
      (select lots.trigger from lots where lots.id = posted.subject) as trigger,
      case when posted.kind = 'lesson' then (select jsonb_build_object('id', lesson.id,
          'starts_at', to_char(lesson.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'is_cancelled', lesson.status = 'Cancelled',
          'outcome', (select said.kind from lesson_outcomes said where said.session_id = lesson.id
            order by said.version desc limit 1))
        from sessions lesson where lesson.id::text = split_part(posted.subject, ':', 1)) end as lesson
    from lines join ledger_transactions posted on posted.id = lines.transaction_id
    order by posted.created_at desc, posted.id`,
  );
