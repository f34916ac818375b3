import type { DocumentsSpan } from "@riwaq/contracts/billing/documents";
import { spanOfDays } from "@riwaq/domain/time/spans";
import { toWall } from "@riwaq/domain/time/zone";
import { sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Table } from "../../../platform/files/write-csv.ts";
import { columnText } from "../../../platform/i18n/translate.ts";
import { findSeller } from "../shop/queries.ts";

const COLUMNS = ["moved_on", "movement", "means", "amount", "currency", "payer", "reference"];

const AT_ONCE = 500;

type Moved = {
  id: string;
  atMs: number;
  kind: "payment" | "refund" | "dispute" | "correction" | "fee";
  means: keyof typeof MEANS;
  currency: string;
  amount: number;
  payer: string;
  reference: string;
};

/** As documents name it. */
const MEANS = { stripe: "card", paypal: "paypal", bank: "transfer" } as const;

const boundsOf = ({ from, to }: DocumentsSpan, zone: string) => [
  new Date(spanOfDays(from, 1, zone).fromMs).toISOString(),
  new Date(spanOfDays(to, 1, zone).untilMs).toISOString(),
];

/** What moved at the providers and the bank, as the journal has it: each line of `clearing`, the oldest first. */
async function* findMoved(db: Database, span: DocumentsSpan, zone: string) {
  const [since, until] = boundsOf(span, zone);
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await rowsOf<Moved>(
      db,
      sql`select posted.id, (extract(epoch from posted.created_at) * 1000)::float8 as "atMs", posted.kind,
          account.subject as means, account.unit as currency, (-entry.amount)::float8 as amount,
          coalesce(profile.payer_name, '') as payer, coalesce(told.reference, '') as reference
        from ledger_transactions posted
          join ledger_entries entry on entry.transaction_id = posted.id
          join ledger_accounts account on account.id = entry.ledger_account and account.kind = 'clearing'
          left join lateral (
            select charge.payer_id, try.reference from payments try join charges charge on charge.id = try.charge_id
              where try.id::text = posted.subject
            union all select back.payer_id, back.reference from refunds back where back.id::text = posted.subject
            union all select line.payer_id, line.key from bank_lines line where line.id::text = posted.subject
            union all select charge.payer_id, asked.reference from disputes asked
              left join payments try on try.id = asked.payment_id left join charges charge on charge.id = try.charge_id
              where asked.id::text = posted.subject
            limit 1) as told on true
          left join payer_profiles profile on profile.payer_id = told.payer_id
        where posted.created_at >= ${since} and posted.created_at < ${until}
        order by posted.created_at, posted.id, entry.line limit ${AT_ONCE} offset ${offset}`,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
  }
}

/** Money that came and went on these days of the seller; it sums to what the journal has at each provider. */
export function listPaymentsTable({ db, actor, language }: Context, span: DocumentsSpan): Table {
  requireRight("money")(actor);
  async function* pages() {
    const { timeZone: zone } = await findSeller(db);
    for await (const rows of findMoved(db, span, zone)) {
      yield rows.map(({ atMs, kind, means, amount, currency, payer, reference }) => [
        toWall(atMs, zone).date,
        columnText(`documents:movements.${kind}`, language),
        columnText(`documents:means.${MEANS[means]}`, language),
        amount / 100,
        currency,
        payer,
        reference,
      ]);
    }
  }
  return {
    header: COLUMNS.map((name) => columnText(`documents:columns.${name}`, language)),
    pages,
  };
}
