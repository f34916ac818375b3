import type { Subscription, Subscriptions } from "@riwaq/contracts/billing/subscriptions";
import { withdrawableUntil } from "@riwaq/domain/billing/withdrawal";
import { sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { findChargesOf } from "../charges/find-charges.ts";
import { presentCharge } from "../charges/show-ways-to-pay.ts";
import { findUnpaid } from "../dunning/find-unpaid.ts";
import { isSelling } from "../shop/is-selling.ts";
import { findSelling } from "../shop/queries.ts";
import { type Coverage, findCoverage, renewalOf, uncoveredOf } from "./find-coverage.ts";

type At = Parameters<typeof renewalOf>[1];

const iso = (atMs: number) => new Date(atMs).toISOString();
const isoOrNull = (atMs: number | null) => (atMs === null ? null : iso(atMs));

/** What a payer has, owes and can order. Nobody else's is in it, and nothing where nothing is sold or was. */
export async function listOwn(ctx: Context): Promise<Subscriptions> {
  const { id } = requireSignedIn(ctx.actor);
  return subscriptionsOf(ctx, id, ctx.clock.now().getTime() - RECENT_MS);
}

/** What one payer has, with what ended since (ms). */
export async function subscriptionsOf(
  { db, clock, config }: Context,
  payerId: string,
  endedSinceMs: number,
): Promise<Subscriptions> {
  const now = clock.now();
  const { seller, values } = await findSelling(db);
  const held = await findCoverage(
    db,
    sql`held.payer_id = ${payerId} and (held.state <> 'ended' or held.ended_at > ${iso(endedSinceMs)})`,
    now,
  );
  const { method, credits, learners } = await findPayer(db, payerId);
  const charges = await findChargesOf(
    db,
    sql`charge.payer_id = ${payerId} and charge.state = 'due'`,
  );
  const at = { now, zone: seller.timeZone, values };
  const unpaid = await findUnpaid(db, { ids: held.map(({ id }) => id), values });
  const isOpen = isSelling(seller);
  return {
    is_open: isOpen,
    subscriptions: held.map((one) => ({
      ...presentSubscription(one, at),
      unpaid: unpaid.get(one.id) ?? null,
    })),
    learners: isOpen ? learners : [],
    charges: await Promise.all(
      charges.map((charge) => presentCharge(charge, { db, seller, config })),
    ),
    method,
    credits,
    time_zone: seller.timeZone,
  };
}

/** What ended is shown so long. */
const RECENT_MS = 60 * 86_400_000;

function presentSubscription(one: Coverage, at: At): Omit<Subscription, "unpaid"> {
  const renewal = one.isAsked ? null : renewalOf(one, at);
  const untilMs = withdrawableUntil(one.orderedAtMs, one.payerZone);
  const isBought = one.state !== "ordered" && one.state !== "ended";
  return {
    id: one.id,
    state: one.state,
    student: { id: one.studentId, name: one.studentName },
    lessons_per_week: one.lessonsPerWeek,
    length_minutes: one.lengthMinutes,
    currency: one.currency,
    minutes_left: one.minutesLeft,
    lessons_left: Math.floor(one.minutesLeft / one.lengthMinutes),
    minutes_owed: one.minutesOwed,
    discount_basis_points: one.discountPoints,
    ordered_at: iso(one.orderedAtMs),
    withdrawable_until: isBought && untilMs > at.now.getTime() ? iso(untilMs) : null,
    next_payment: renewal && {
      at: iso(renewal.dueAtMs),
      amount: renewal.amount,
      trigger: renewal.trigger,
      starts_at: iso(renewal.startsAtMs),
    },
    awaits_payment: one.isAsked,
    next_plan: one.next && {
      lessons_per_week: one.next.lessonsPerWeek,
      length_minutes: one.next.lengthMinutes,
    },
    period_ends_at: isoOrNull(one.periodEndsAtMs),
    paused_until: one.state === "paused" ? isoOrNull(one.pausedUntilMs) : null,
    ends_at: isoOrNull(one.endedAtMs),
    first_uncovered_at: isBought ? isoOrNull(uncoveredOf(one)?.startsAtMs ?? null) : null,
  };
}

type Payer = Pick<Subscriptions, "method" | "credits" | "learners">;

/** By what the payer is charged, what lies with the institute, and whose lessons nothing pays yet. */
async function findPayer(db: Database, payerId: string): Promise<Payer> {
  const [row] = await rowsOf<Payer>(
    db,
    sql`select (select jsonb_build_object('id', one.id, 'provider', one.provider, 'brand', one.brand,
          'last4', one.last4, 'account', one.account, 'expires_on', case when one.expires_year is not null
            then one.expires_year || '-' || lpad(one.expires_month::text, 2, '0') end)
        from payment_methods one where one.payer_id = ${payerId} and one.removed_at is null) as method,
      coalesce((select jsonb_agg(jsonb_build_object('currency', account.unit, 'amount', account.balance))
        from ledger_accounts account where account.kind = 'credit' and account.subject = ${payerId}::text
          and account.balance > 0), '[]') as credits,
      coalesce((select jsonb_agg(jsonb_build_object('id', learner.id, 'name', learner.name) order by learner.name)
        from users learner where learner.closed_at is null and learner.id in (${learnersOf(payerId)})
          and not exists (select from subscriptions held where held.student_id = learner.id
            and held.state <> 'ended')), '[]') as learners`,
  );
  return row ?? { method: null, credits: [], learners: [] };
}

/** Children whose family this person pays for, and whoever learns and is no child of a family. */
const learnersOf = (payerId: string) => sql`select member.user_id from families family
    join family_members member on member.family_id = family.id and member.kind = 'child'
    where family.payer_id = ${payerId}
  union select student.user_id from students student where student.user_id = ${payerId}
    and not exists (select from family_members child where child.user_id = ${payerId} and child.kind = 'child')`;
