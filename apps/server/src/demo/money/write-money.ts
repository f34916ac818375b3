import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, asc, inArray, lte } from "drizzle-orm";

import { chargeDue } from "../../modules/billing/payments/charge-due.job.ts";
import { renewSubscriptions } from "../../modules/billing/renewals/renew-subscriptions.job.ts";
import { settleLessons } from "../../modules/billing/settlement/settle-lessons.ts";
import { discounts } from "../../modules/billing/tables/discounts.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import { HOUSEHOLDS, type Household, SCHOLARSHIPS } from "./households.ts";
import type { Seeding } from "./seeding.ts";
import { declare, dispute, leave, pause, payForNothing, readToday } from "./stories.ts";
import { goOnRenewing, subscribe } from "./subscribe.ts";
import { Timeline } from "./timeline.ts";
import { type PlanIds, writeShop } from "./write-shop.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * DAY_MS;
const OVER = ["Completed", "Missed"] as const;

/**
 * A shop, who has subscribed to what, and a family in each state. All of it goes through the commands and rounds of the
 * server at the hour at which it happened, and through the till that goes on charging afterwards; so the journal, the
 * invoices and what the till knows agree.
 */
export async function writeMoney(seeding: Seeding): Promise<void> {
  const { now, ids, till, tx } = seeding;
  const nowMs = now.getTime();
  till.stripe.forget();
  till.paypal.forget();
  const planOf = await writeShop(tx, now, ids.staff);
  await writeScholarships(seeding);
  const timeline = new Timeline();
  await planLessons(seeding, timeline);
  const idOf = planSubscriptions(seeding, timeline, planOf);
  planLeaving(seeding, timeline, planOf);
  const at = (hoursAgo: number, run: () => Promise<void>) =>
    timeline.at(nowMs - hoursAgo * HOUR_MS, run);
  at(70, () => dispute(seeding, idOf("maryam")));
  at(50, () => payForNothing(seeding));
  at(29, () =>
    declare(seeding, {
      kind: "withdrawal",
      name: "Julie Peeters",
      email: "julie.peeters@example.org",
      reference: "Cours du jeudi",
    }),
  );
  at(20, () => pause(seeding, idOf("bilal"), "helene"));
  at(5, () =>
    declare(seeding, {
      kind: "leaving",
      name: "Samuel Morel",
      email: "samuel@riwaq.test",
      reference: "",
    }),
  );
  at(3, () => readToday(seeding, "omar"));
  await timeline.play(till.clock, nowMs);
  // What the rounds would find first.
  till.clock.turnTo(nowMs);
  await renewSubscriptions(seeding.deps);
  await chargeDue(seeding.deps);
  till.clock.goOn();
}

async function writeScholarships({ tx, now, ids }: Seeding): Promise<void> {
  const startsAt = new Date(now.getTime() - 60 * DAY_MS);
  await tx.insert(discounts).values(
    SCHOLARSHIPS.map(({ student, ...decided }) => ({
      ...decided,
      studentId: ids[student],
      decidedById: ids.staff,
      startsAt,
      createdAt: startsAt,
    })),
  );
}

/** What was taught uses up what was paid, a week at a time: settling costs by the call, and a demo starts often. */
async function planLessons({ tx, now }: Seeding, timeline: Timeline): Promise<void> {
  const over = await tx
    .select({ id: sessions.id, endsAt: sessions.endsAt })
    .from(sessions)
    .where(and(lte(sessions.endsAt, now), inArray(sessions.status, [...OVER])))
    .orderBy(asc(sessions.endsAt));
  const weekOf = ({ endsAt }: { endsAt: Date }) =>
    Math.floor((now.getTime() - endsAt.getTime()) / WEEK_MS);
  for (const week of Map.groupBy(over, weekOf).values()) {
    const last = week.at(-1)?.endsAt ?? now;
    const lessonIds = week.map(({ id }) => id);
    timeline.at(last.getTime(), async () => void (await settleLessons(tx, lessonIds, last)));
  }
}

function planSubscriptions(seeding: Seeding, timeline: Timeline, planOf: PlanIds) {
  const known = new Map<Household["student"], string>();
  for (const { student, since, ...order } of HOUSEHOLDS) {
    timeline.at(seeding.now.getTime() - since * DAY_MS, async () => {
      const asked = { ...order, studentId: seeding.ids[student], asksEarly: true };
      const id = await subscribe(seeding, planOf, asked);
      known.set(student, id);
      await goOnRenewing(seeding, timeline, id);
    });
  }
  return (student: Household["student"]): string => {
    const id = known.get(student);
    if (id === undefined) throw new Error(`Nobody has subscribed for ${student}`);
    return id;
  };
}

/** A mother who learns too left long ago, and has her money; her second try waits for somebody to approve its refund. */
function planLeaving(seeding: Seeding, timeline: Timeline, planOf: PlanIds): void {
  const plan = (orderedDaysAgo: number, daysLater: number, order: LeavingOrder) => {
    const orderedMs = seeding.now.getTime() - orderedDaysAgo * DAY_MS;
    timeline.at(orderedMs, async () => {
      const { reason, ...rhythm } = order;
      const payer = "leila";
      const asked = { payer, rhythm, by: "pays", studentId: seeding.ids.leila } as const;
      const id = await subscribe(seeding, planOf, { ...asked, asksEarly: false });
      timeline.at(orderedMs + daysLater * DAY_MS, () => leave(seeding, id, { payer, reason }));
    });
  };
  plan(95, 20, { lessonsPerWeek: 1, lengthMinutes: 60, reason: "leaving" });
  plan(6, 5, { lessonsPerWeek: 5, lengthMinutes: 60, reason: "withdrawal" });
}

type LeavingOrder = Household["rhythm"] & { reason: "leaving" | "withdrawal" };
