import type { DocumentsDay } from "@riwaq/contracts/billing/documents";
import type { AccountKind } from "@riwaq/domain/billing/accounts";
import { spanOfDays } from "@riwaq/domain/time/spans";
import { toWall } from "@riwaq/domain/time/zone";
import { sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Table } from "../../../platform/files/write-csv.ts";
import { columnText } from "../../../platform/i18n/translate.ts";
import { findSeller } from "../shop/queries.ts";

const COLUMNS = [
  "owed_as",
  "payer",
  "student",
  "period",
  "begun_on",
  "minutes",
  "amount",
  "currency",
];

/** Accounts of what was paid and is nobody's yet. */
const OWED_AS = ["deferred", "credit", "voucher"] as const satisfies AccountKind[];

type Owed = {
  kind: (typeof OWED_AS)[number];
  payer: string;
  student: string;
  number: number | null;
  begunAtMs: number | null;
  minutes: number | null;
  amount: number;
  currency: string;
};

/** Each account that owed something at the end of a day, from its entries until then. */
const findOwed = (db: Database, until: string) =>
  rowsOf<Owed>(
    db,
    sql`with owed as (
        select account.kind, account.subject, account.unit as currency, sum(entry.amount)::float8 as amount
        from ledger_accounts account join ledger_entries entry on entry.ledger_account = account.id
          join ledger_transactions posted on posted.id = entry.transaction_id and posted.created_at < ${until}
        where ${isOneOf(sql`account.kind`, OWED_AS)}
        group by account.kind, account.subject, account.unit having sum(entry.amount) <> 0)
      select owed.kind, coalesce(profile.payer_name, '') as payer, coalesce(learner.name, '') as student,
        lot.number, (extract(epoch from lot.starts_at) * 1000)::float8 as "begunAtMs",
        (select sum(entry.amount)::float8 from ledger_accounts account
          join ledger_entries entry on entry.ledger_account = account.id
          join ledger_transactions posted on posted.id = entry.transaction_id and posted.created_at < ${until}
          where owed.kind = 'deferred' and account.kind = 'minutes' and account.subject = owed.subject) as minutes,
        owed.amount, owed.currency
      from owed left join periods lot on owed.kind = 'deferred' and lot.id::text = owed.subject
        left join subscriptions held on held.id = lot.subscription_id
        left join payer_profiles profile on profile.payer_id::text =
          case owed.kind when 'deferred' then held.payer_id::text else owed.subject end
        left join users learner on learner.id = held.student_id and learner.closed_at is null
      order by owed.kind, payer, student, lot.number, owed.subject`,
  );

/** What the institute owed when a day of the seller ended: paid and not taught, and credit. It sums to the journal. */
export function listOwedTable({ db, actor, language }: Context, { on }: DocumentsDay): Table {
  requireRight("money")(actor);
  async function* pages() {
    const { timeZone: zone } = await findSeller(db);
    const until = new Date(spanOfDays(on, 1, zone).untilMs).toISOString();
    const rows = await findOwed(db, until);
    yield rows.map((row) => [
      columnText(`documents:owed.${row.kind}`, language),
      row.payer,
      row.student,
      row.number,
      row.begunAtMs === null ? null : toWall(row.begunAtMs, zone).date,
      row.minutes,
      row.amount / 100,
      row.currency,
    ]);
  }
  return {
    header: COLUMNS.map((name) => columnText(`documents:columns.${name}`, language)),
    pages,
  };
}
