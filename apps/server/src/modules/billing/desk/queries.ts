import type { Provider, REFUND_REASONS } from "@riwaq/domain/billing/charge";
import type { Decline } from "@riwaq/domain/billing/dunning";
import type { Currency } from "@riwaq/domain/billing/units";
import { type SQL, sql } from "drizzle-orm";

import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";

type Somebody = { id: string; name: string };

/** Of each list as many as one person works off before looking again; `count` is how many there are. Instants are ms. */
type Found<Item> = Item & { count: number; place: number };

const SHOWN = 8;

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

const shown = sql.raw(String(SHOWN));

/** The one place in which people are named: whose account is gone has no name. */
const nameOf = (id: SQL) => sql`jsonb_build_object('id', ${id}, 'name',
  coalesce((select person.name from users person where person.id = ${id} and person.closed_at is null), ''))`;

const subscriptionOf = (charge: SQL) => sql`(select line.subscription_id from charge_lines line
  where line.charge_id = ${charge} order by line.id limit 1)`;

export type StuckCharge = Found<{
  id: string;
  isTried: boolean;
  sinceMs: number;
  amount: number;
  currency: Currency;
  payer: Somebody;
  subscriptionId: string | null;
  nextAttemptAtMs: number | null;
  decline: Decline | null;
  code: string | null;
}>;

/** Charges that could not be paid: those that are tried again, and those that wait for the payer. */
export const findStuckCharges = (db: Database) =>
  rowsOf<StuckCharge>(
    db,
    sql`select charge.id, charge.is_tried as "isTried", charge.count, charge.place, ${ms(sql`charge.refused_at`)} as "sinceMs",
      charge.amount, charge.currency, ${nameOf(sql`charge.payer_id`)} as payer,
      ${subscriptionOf(sql`charge.id`)} as "subscriptionId", ${ms(sql`charge.next_attempt_at`)} as "nextAttemptAtMs",
      last.decline, last.decline_code as code
    from (select one.*, one.next_attempt_at is not null as is_tried,
        count(*) over (partition by one.next_attempt_at is not null)::int as count,
        (row_number() over (partition by one.next_attempt_at is not null order by one.refused_at, one.id))::int as place
      from charges one where one.state = 'due' and one.refused_at is not null) charge
    left join lateral (select try.decline, try.decline_code from payments try
      where try.charge_id = charge.id and try.decline is not null
      order by try.created_at desc, try.id limit 1) last on true
    where charge.place <= ${shown} order by charge.place`,
  );

export type UnclearPayment = Found<{
  id: string;
  sinceMs: number;
  amount: number;
  currency: Currency;
  provider: Provider;
  reference: string | null;
  isStrange: boolean;
  payer: Somebody;
  subscriptionId: string | null;
}>;

export const findUnclear = (db: Database) =>
  rowsOf<UnclearPayment>(
    db,
    sql`select try.id, try.count, try.place, ${ms(sql`try.first_sent_at`)} as "sinceMs", try.amount, try.currency,
      try.provider, try.reference, try.is_strange as "isStrange", ${nameOf(sql`charge.payer_id`)} as payer,
      ${subscriptionOf(sql`charge.id`)} as "subscriptionId"
    from (select one.*, count(*) over ()::int as count,
        (row_number() over (order by one.first_sent_at, one.id))::int as place
      from payments one where one.state = 'unclear') try
    join charges charge on charge.id = try.charge_id
    where try.place <= ${shown} order by try.place`,
  );

/** Money that came without anything it was meant for. */
export const findSuspense = (db: Database) =>
  rowsOf<{ provider: string; amount: number; currency: Currency }>(
    db,
    sql`select account.subject as provider, account.balance::float8 as amount, account.unit as currency
    from ledger_accounts account where account.kind = 'suspense' and account.balance <> 0
    order by account.subject, account.unit`,
  );

export type WaitingRefund = Found<{
  id: string;
  state: "to_approve" | "to_transfer";
  sinceMs: number;
  amount: number;
  currency: Currency;
  payer: Somebody;
  subscriptionId: string | null;
  reason: (typeof REFUND_REASONS)[number];
  note: string | null;
  askedById: string | null;
}>;

/** Refunds that wait for staff: to be approved, and to be transferred. */
export const findWaitingRefunds = (db: Database) =>
  rowsOf<WaitingRefund>(
    db,
    sql`select back.id, back.state, back.count, back.place, ${ms(sql`back.created_at`)} as "sinceMs", back.amount,
      back.currency, ${nameOf(sql`back.payer_id`)} as payer, back.subscription_id as "subscriptionId", back.reason,
      back.note, back.asked_by_id as "askedById"
    from (select one.*, count(*) over (partition by one.state)::int as count,
        (row_number() over (partition by one.state order by one.created_at, one.id))::int as place
      from refunds one where ${isOneOf(sql`one.state`, ["to_approve", "to_transfer"])}) back
    where back.place <= ${shown} order by back.place`,
  );

export type UnpaidFamily = Found<{
  subscriptionId: string;
  amount: number;
  currency: Currency;
  payer: Somebody;
  student: Somebody;
  lessons: number;
  firstAtMs: number;
}>;

/** Whose lessons are cancelled for want of a payment and can still come back, the next of them first. */
export const findUnpaidFamilies = (db: Database) =>
  rowsOf<UnpaidFamily>(
    db,
    sql`select kept.count, kept.place, kept.subscription_id as "subscriptionId", charge.amount, charge.currency,
      ${nameOf(sql`held.payer_id`)} as payer, ${nameOf(sql`held.student_id`)} as student, kept.lessons,
      ${ms(sql`kept.first_at`)} as "firstAtMs"
    from (select one.subscription_id, one.charge_id, count(*)::int as lessons, min(one.starts_at) as first_at,
        count(*) over ()::int as count,
        (row_number() over (order by min(one.starts_at), one.subscription_id))::int as place
      from unpaid_lessons one where one.state = 'kept'
      group by one.subscription_id, one.charge_id) kept
    join charges charge on charge.id = kept.charge_id
    join subscriptions held on held.id = kept.subscription_id
    where kept.place <= ${shown} order by kept.place`,
  );

/** How far back lessons without a subscription are looked for. */
const TAUGHT_DAYS = 28;

export type Unplanned = Found<{
  student: Somebody;
  lessons: number;
  lastAtMs: number;
  teacher: Somebody;
}>;

/** Who was taught lately, trials apart, without a subscription that held then. */
export const findUnplanned = (db: Database, now: Date) =>
  rowsOf<Unplanned>(
    db,
    sql`select learner.count, learner.place, ${nameOf(sql`learner.student_id`)} as student, learner.lessons,
      ${ms(sql`learner.last_at`)} as "lastAtMs", ${nameOf(sql`learner.teacher_id`)} as teacher
    from (select place.student_id, count(*)::int as lessons, max(place.starts_at) as last_at,
        (array_agg(lesson.teacher_id order by place.starts_at desc))[1] as teacher_id,
        count(*) over ()::int as count,
        (row_number() over (order by count(*) desc, max(place.starts_at) desc, place.student_id))::int as place
      from session_students place join sessions lesson on lesson.id = place.session_id
      where place.ends_at <= ${now.toISOString()}::timestamptz
        and place.starts_at > ${now.toISOString()}::timestamptz - make_interval(days => ${sql.raw(String(TAUGHT_DAYS))})
        and not ${isOneOf(sql`place.status`, ["Cancelled", "Missed"])} and lesson.kind <> 'trial'
        and not exists (select from subscriptions held where held.student_id = place.student_id
          and held.started_at <= place.starts_at and (held.ended_at is null or held.ended_at > place.starts_at))
        and not exists (select from lesson_uses used where used.session_id = place.session_id
          and used.student_id = place.student_id)
      group by place.student_id) learner
    where learner.place <= ${shown} order by learner.place`,
  );

export const listOf = <Row extends { count: number }, Item>(
  rows: readonly Row[],
  present: (row: Row) => Item,
) => ({ count: rows[0]?.count ?? 0, items: rows.map(present) });
