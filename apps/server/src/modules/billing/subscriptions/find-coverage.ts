import { type PriceVersion, priceOf } from "@riwaq/domain/billing/price-versions";
import { type Renewal, firstUncovered, nextRenewal } from "@riwaq/domain/billing/renewal";
import { discounted } from "@riwaq/domain/billing/shares";
import type { SUBSCRIPTION_STATES } from "@riwaq/domain/billing/subscription";
import type { Currency } from "@riwaq/domain/billing/units";
import type { BillingValues } from "@riwaq/domain/billing/values";
import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";

type Lesson = { id: string; startsAtMs: number; lengthMin: number };

/** A subscription with what is left of it, what is to come, and what its next period costs. Instants are ms. */
export type Coverage = {
  id: string;
  payerId: string;
  studentId: string;
  studentName: string;
  state: (typeof SUBSCRIPTION_STATES)[number];
  currency: Currency;
  country: string;
  planId: string;
  lessonsPerWeek: number;
  lengthMinutes: number;
  /** The plan from the next period on, where it is another one. */
  next: { id: string; lessonsPerWeek: number; lengthMinutes: number } | null;
  payerZone: string;
  orderedAtMs: number;
  startedAtMs: number | null;
  endedAtMs: number | null;
  pausedUntilMs: number | null;
  noticedAtMs: number | null;
  noticedNumber: number | null;
  minutesLeft: number;
  minutesOwed: number;
  /** The number and the end of the last period; 0 and null before the first. */
  number: number;
  periodEndsAtMs: number | null;
  /** Not used up yet: those that nobody has settled, and those to come, the oldest first. */
  lessons: Lesson[];
  /** Of the plan that the next period has. */
  prices: PriceVersion[];
  discountPoints: number;
  /** Whether a renewal of it is asked for and not paid yet. */
  isAsked: boolean;
  /** Whether a payment for it was refused and is not made yet. */
  isRefused: boolean;
};

/** More than the two periods that anybody asks about. */
const LESSONS_MAX = 80;

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** Those that `which` chooses, by the name of the table `held`; the oldest order first. */
export const findCoverage = (db: Database, which: SQL, now: Date): Promise<Coverage[]> =>
  rowsOf<Coverage>(
    db,
    sql`select held.id, held.payer_id as "payerId", held.student_id as "studentId",
      coalesce(learner.name, '') as "studentName", held.state, held.currency, held.country,
      plan.id as "planId", plan.lessons_per_week as "lessonsPerWeek", plan.length_minutes as "lengthMinutes",
      case when follow.id is not null and follow.id <> plan.id then jsonb_build_object('id', follow.id,
        'lessonsPerWeek', follow.lessons_per_week, 'lengthMinutes', follow.length_minutes) end as next,
      held.payer_zone as "payerZone", ${ms(sql`held.ordered_at`)} as "orderedAtMs",
      ${ms(sql`held.started_at`)} as "startedAtMs", ${ms(sql`held.ended_at`)} as "endedAtMs",
      ${ms(sql`held.paused_until`)} as "pausedUntilMs",
      ${ms(sql`held.noticed_at`)} as "noticedAtMs", held.noticed_number as "noticedNumber",
      lot.minutes as "minutesLeft", lot.number, ${ms(sql`lot.ends_at`)} as "periodEndsAtMs",
      coalesce(unpaid.minutes, 0)::int as "minutesOwed",
      coalesce(coming.lessons, '[]') as lessons, coalesce(price.versions, '[]') as prices,
      coalesce(discount.points, 0) as "discountPoints", due."isAsked", due."isRefused"
    from subscriptions held
    join plans plan on plan.id = held.plan_id
    left join plans follow on follow.id = held.next_plan_id
    left join users learner on learner.id = held.student_id and learner.closed_at is null
    cross join lateral (select coalesce(max(one.number), 0)::int as number, max(one.ends_at) as ends_at,
        coalesce(sum(one.minutes - one.used_minutes) filter (where one.closed_at is null), 0)::int as minutes
      from periods one where one.subscription_id = held.id) lot
    cross join lateral (select sum(used.minutes) as minutes from lesson_uses used
      where used.subscription_id = held.id and used.period_id is null) unpaid
    cross join lateral (${comingLessons}) coming
    cross join lateral (select jsonb_agg(jsonb_build_object('amount', list.amount,
        'validFromMs', ${ms(sql`list.valid_from`)}, 'announcedAtMs', ${ms(sql`list.announced_at`)})) as versions
      from plan_prices list where list.plan_id = coalesce(follow.id, plan.id) and list.currency = held.currency) price
    cross join lateral (select max(cut.basis_points) as points from discounts cut
      where cut.student_id = held.student_id and cut.starts_at <= ${now.toISOString()}
        and (cut.ends_at is null or cut.ends_at > ${now.toISOString()})) discount
    cross join lateral (${dueCharges}) due
    where ${which}
    order by held.ordered_at, held.id`,
  );

/** A page of payment stays open for what is due. */
const dueCharges = sql`select coalesce(bool_or(charge.cause = 'renewal'), false) as "isAsked",
    coalesce(bool_or(charge.refused_at is not null), false) as "isRefused"
  from charges charge where charge.state = 'due' and charge.id in (select line.charge_id from charge_lines line
    where line.subscription_id = held.id)`;

/**
 * Whether a lesson of `held`'s pupil (`place`, `lesson`) is to be used up: a trial is not paid for, and what was said or
 * posted of a lesson is in its minutes already.
 */
export const isToBeUsed = sql`place.student_id = held.student_id and place.status <> 'Cancelled'
  and lesson.kind <> 'trial' and place.starts_at >= coalesce(held.started_at, held.ordered_at)
  and not exists (select from lesson_outcomes said where said.session_id = place.session_id)
  and not exists (select from lesson_uses used where used.session_id = place.session_id
    and used.student_id = place.student_id)`;

const comingLessons = sql`select jsonb_agg(jsonb_build_object('id', one.session_id,
    'startsAtMs', ${ms(sql`one.starts_at`)}, 'lengthMin', one.length) order by one.starts_at) as lessons
  from (select place.session_id, place.starts_at,
      (extract(epoch from place.ends_at - place.starts_at) / 60)::int as length
    from session_students place join sessions lesson on lesson.id = place.session_id
    where ${isToBeUsed}
    order by place.starts_at limit ${sql.raw(String(LESSONS_MAX))}) one`;

type At = { now: Date; zone: string; values: BillingValues };

/** When an active subscription is renewed next and for how much, as far as it can be known now; null where it is not. */
export function renewalOf(one: Coverage, { now, zone, values }: At) {
  if (one.state !== "active" || one.periodEndsAtMs === null) return null;
  const renewal = nextRenewal({
    periodEndsAtMs: one.periodEndsAtMs,
    minutesLeft: one.minutesLeft,
    lessons: one.lessons,
    noticedAtMs: one.noticedNumber === one.number + 1 ? one.noticedAtMs : null,
    nowMs: now.getTime(),
    zone,
    skipWhenCovered: values.skipWhenCovered,
  });
  const price = renewal && priceAt(one, renewal, values);
  return renewal && price ? { ...renewal, ...price } : null;
}

/** The list's price of the next period, and less the discount. Null where it has none any more. */
function priceAt(one: Coverage, { startsAtMs }: Renewal, { priceNoticeDays }: BillingValues) {
  const asked = { startsAtMs, isRenewal: one.next === null, noticeDays: priceNoticeDays };
  const listAmount = priceOf(one.prices, asked)?.amount;
  if (listAmount === undefined) return null;
  return { listAmount, amount: discounted(listAmount, one.discountPoints) };
}

/** The first lesson that what is paid does not reach. */
export const uncoveredOf = ({ lessons, minutesLeft }: Coverage): Lesson | null =>
  firstUncovered(lessons, minutesLeft);
