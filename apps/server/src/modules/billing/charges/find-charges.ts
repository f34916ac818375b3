import type {
  CHARGE_CAUSES,
  CHARGE_STATES,
  PAYMENT_STATES,
  Provider,
} from "@riwaq/domain/billing/charge";
import type { Decline } from "@riwaq/domain/billing/dunning";
import type { Currency } from "@riwaq/domain/billing/units";
import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";

/** A charge with its last try and whose lessons it is for. Instants are ms. */
export type FoundCharge = {
  id: string;
  number: number;
  payerId: string;
  cause: (typeof CHARGE_CAUSES)[number];
  state: (typeof CHARGE_STATES)[number];
  currency: Currency;
  amount: number;
  dueAtMs: number;
  paidAtMs: number | null;
  nextAttemptAtMs: number | null;
  attempt: {
    state: (typeof PAYMENT_STATES)[number];
    provider: Provider;
    decline: Decline | null;
    atMs: number;
  } | null;
  students: Array<{ id: string; name: string }>;
};

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** Those that `which` chooses, by the name of the table `charge`; the newest first. */
export const findChargesOf = (db: Database, which: SQL): Promise<FoundCharge[]> =>
  rowsOf<FoundCharge>(
    db,
    sql`select charge.id, charge.number::float8 as number, charge.payer_id as "payerId", charge.cause, charge.state,
      charge.currency, charge.amount, ${ms(sql`charge.due_at`)} as "dueAtMs", ${ms(sql`charge.paid_at`)} as "paidAtMs",
      ${ms(sql`charge.next_attempt_at`)} as "nextAttemptAtMs",
      (select jsonb_build_object('state', try.state, 'provider', try.provider, 'decline', try.decline,
          'atMs', ${ms(sql`coalesce(try.settled_at, try.created_at)`)})
        from payments try where try.charge_id = charge.id order by try.created_at desc, try.id limit 1) as attempt,
      coalesce((select jsonb_agg(distinct jsonb_build_object('id', held.student_id, 'name', coalesce(learner.name, '')))
        from charge_lines line join subscriptions held on held.id = line.subscription_id
        left join users learner on learner.id = held.student_id and learner.closed_at is null
        where line.charge_id = charge.id), '[]') as students
    from charges charge where ${which} order by charge.created_at desc, charge.id`,
  );
