import type { Ledger } from "@riwaq/contracts/billing/ledgers";
import type { PayerMoney } from "@riwaq/contracts/billing/payers";
import { desc, eq, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { refunds } from "../tables/refunds.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { subscriptionsOf } from "./list-own.ts";
import { ledgerOf } from "./show-ledger.ts";

const REFUNDS_SHOWN = 20;

/** What pays for somebody's lessons, as the payer reads it, and what went back: for those who decide about money. */
export async function showPayer(ctx: Context, personId: string): Promise<PayerMoney> {
  requireRight("money")(ctx.actor);
  const { db } = ctx;
  const payer = await findPayerOf(db, personId);
  if (!payer) throw new AppError("not_found");
  const went = await db
    .select()
    .from(refunds)
    .where(eq(refunds.payerId, payer.id))
    .orderBy(desc(refunds.createdAt), refunds.id)
    .limit(REFUNDS_SHOWN);
  return {
    ...(await subscriptionsOf(ctx, payer.id, 0)),
    payer,
    refunds: went.map(({ id, createdAt, amount, currency, reason, state }) => ({
      id,
      at: createdAt.toISOString(),
      amount,
      currency,
      reason,
      state,
    })),
  };
}

/** Why so much is left of a subscription, whoever pays it. */
export async function showStaffLedger({ db, actor }: Context, id: string): Promise<Ledger> {
  requireRight("money")(actor);
  const [held] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!held) throw new AppError("not_found");
  return ledgerOf(db, held);
}

/** Who pays: this person, whoever paid last for their lessons, whoever pays for their family, or a grown-up themselves. */
async function findPayerOf(db: Database, personId: string): Promise<PayerMoney["payer"] | null> {
  const [row] = await rowsOf<{ id: string; name: string }>(
    db,
    sql`select found.id, coalesce(payer.name, '') as name from (select coalesce(
        (select held.payer_id from subscriptions held where held.payer_id = ${personId} limit 1),
        (select held.payer_id from subscriptions held where held.student_id = ${personId}
          order by held.ordered_at desc limit 1),
        (select family.payer_id from families family join family_members member on member.family_id = family.id
          where member.user_id = ${personId} limit 1),
        (select learner.user_id from students learner where learner.user_id = ${personId})) as id) as found
      left join users payer on payer.id = found.id and payer.closed_at is null
      where found.id is not null`,
  );
  return row ?? null;
}
