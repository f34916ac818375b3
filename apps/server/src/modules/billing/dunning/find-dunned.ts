import type { Currency } from "@riwaq/domain/billing/units";
import { type SQL, sql } from "drizzle-orm";

import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";

/** What a subscription goes on for; an order that is not paid has nothing that could be cancelled. */
const GOING_ON = ["renewal", "top_up"];

/** A charge that was refused and waits, with what has come of it so far. Instants are ms. */
export type Dunned = {
  subscriptionId: string;
  studentId: string;
  payerId: string;
  chargeId: string;
  amount: number;
  currency: Currency;
  refusedAtMs: number;
  isWarned: boolean;
  /** When the first lesson was cancelled for want of it; null before. */
  firstCancelledAtMs: number | null;
  /** Lessons since the refusal that nothing covered and that were taught all the same. */
  taughtUnpaid: number;
};

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** Active subscriptions with a charge that was refused: of several the one that was refused first. */
export const findDunned = (db: Database, which: SQL = sql`true`): Promise<Dunned[]> =>
  rowsOf<Dunned>(
    db,
    sql`select distinct on (held.id) held.id as "subscriptionId", held.student_id as "studentId",
      held.payer_id as "payerId", charge.id as "chargeId", charge.amount, charge.currency,
      ${ms(sql`charge.refused_at`)} as "refusedAtMs", charge.warned_at is not null as "isWarned",
      (select ${ms(sql`min(gone.cancelled_at)`)} from unpaid_lessons gone
        where gone.charge_id = charge.id) as "firstCancelledAtMs",
      (select count(distinct used.session_id)::int from lesson_uses used
        join sessions lesson on lesson.id = used.session_id
        where used.subscription_id = held.id and used.period_id is null
          and lesson.starts_at >= charge.refused_at) as "taughtUnpaid"
    from subscriptions held
    join charge_lines line on line.subscription_id = held.id
    join charges charge on charge.id = line.charge_id
    where held.state = 'active' and charge.state = 'due' and charge.refused_at is not null
      and ${isOneOf(sql`charge.cause`, GOING_ON)} and ${which}
    order by held.id, charge.refused_at, charge.id`,
  );
