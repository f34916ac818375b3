import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { periodEndsAt } from "@riwaq/domain/billing/renewal";
import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { openShopOf } from "../../../../test/billing-scene.ts";
import { buildParent, buildStudent } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { post } from "../journal/post.ts";
import { openPeriod } from "../periods/open-period.ts";
import { charges } from "../tables/charges.ts";
import { payerProfiles } from "../tables/payer-profiles.ts";
import { periods } from "../tables/periods.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { renewSubscriptions } from "./renew-subscriptions.job.ts";

const isServer = Boolean(process.env.TEST_DATABASE_URL);
const WORKERS = isServer ? 8 : 2;
/** Few enough for every day; TEST_RENEWALS asks for more (with eight workers 100 take half a minute, 2,000 some twenty). */
const SUBSCRIPTIONS = Number(process.env.TEST_RENEWALS ?? (isServer ? 24 : 4));
/** Days from one round to the next; a renewal is told seven days before, and asked for three: with more it would be late. */
const STEP = SUBSCRIPTIONS > 100 ? 3 : 2;
const ZONE = "Europe/Paris";
const DAY_MS = 86_400_000;
/** Half past midnight in Paris, five weeks before the clocks go back; until five weeks after they go forward. */
const FIRST = new Date("2026-09-19T22:30:00Z");
const DAYS = 225;
/** On these days the clock of every worker is wrong by so many days. */
const WRONG = new Map([
  [60, -40],
  [100, 40],
  [150, -40],
]);

const test = await startTestApp();
const { db } = test;
const planId = await openShopOf(db);

/** A family with money enough for everything, in its first period. */
async function begin(index: number): Promise<void> {
  const at = new Date(FIRST.getTime() + (index % 24) * 3 * 3_600_000);
  const student = await buildStudent(db);
  const { id: payerId } = await buildParent(db, [student]);
  const [held] = await db
    .insert(subscriptions)
    .values({
      payerId,
      studentId: student.id,
      planId,
      currency: "EUR",
      state: "active",
      orderedAt: at,
      startedAt: at,
      payerZone: ZONE,
      country: "FR",
      quoteHash: "0".repeat(64),
    })
    .returning();
  const said = { name: "Amina Haddad", address: "Lyon", country: "FR" };
  await db.insert(payerProfiles).values({ payerId, ...said });
  const entries = moved(
    960_000,
    moneyOf("clearing", "EUR", "bank"),
    moneyOf("credit", "EUR", payerId),
  );
  await inTransaction(db, async (tx) => {
    const posting = {
      key: `begin:${payerId}`,
      kind: "payment",
      subject: payerId,
      entries,
    } as const;
    await post(tx, posting, at);
    const endsAt = new Date(periodEndsAt(at.getTime(), ZONE));
    const paid = { minutes: 480, net: 9_600, tax: 0, taxCountry: "FR" };
    const first = {
      subscriptionId: held?.id ?? "",
      trigger: "time",
      startsAt: at,
      endsAt,
    } as const;
    await openPeriod(tx, { ...first, ...paid }, at);
  });
}

const log = { info() {}, warn() {}, error() {} };

/** All at once, each with a clock of its own that is a little off. */
const renewAt = (atMs: number) =>
  Promise.all(
    Array.from({ length: WORKERS }, (_, worker) => {
      const clock = { now: () => new Date(atMs + worker * 1_700) };
      return renewSubscriptions({ ...test.services, clock, log });
    }),
  );

it(
  "many renew at once, over both changes of the clocks and with clocks that jump: each period comes once",
  { timeout: 240_000 + SUBSCRIPTIONS * 2_000 },
  async () => {
    for (let index = 0; index < SUBSCRIPTIONS; index += 1) await begin(index);
    for (let day = 1; day <= DAYS; day += STEP) {
      const wrong = [...WRONG].find(([on]) => on >= day && on < day + STEP);
      if (wrong) await renewAt(FIRST.getTime() + (day + wrong[1]) * DAY_MS);
      await renewAt(FIRST.getTime() + day * DAY_MS);
    }

    const rows = await db
      .select()
      .from(periods)
      .orderBy(asc(periods.subscriptionId), asc(periods.number));
    const bySubscription = Map.groupBy(rows, ({ subscriptionId }) => subscriptionId);
    expect(bySubscription.size).toBe(SUBSCRIPTIONS);
    for (const held of bySubscription.values()) {
      expect(held.map(({ number }) => number)).toEqual(held.map((_, place) => place + 1));
      const isOwnLength = ({ startsAt, endsAt }: (typeof held)[number]) =>
        periodEndsAt(startsAt.getTime(), ZONE) === endsAt.getTime();
      expect(held.every(isOwnLength)).toBe(true);
      const gaps = held.flatMap(({ endsAt }, place) => {
        const next = held[place + 1];
        return next ? [next.startsAt.getTime() - endsAt.getTime()] : [];
      });
      expect(Math.min(...gaps)).toBe(0);
      // One clock was ahead: what went by for it is not asked for.
      expect(gaps.filter((gap) => gap > 0).length).toBeLessThanOrEqual(1);
      expect(held.length).toBeGreaterThanOrEqual(6);
      expect(held.length).toBeLessThanOrEqual(Math.ceil((DAYS + 3) / 28) + 1);
    }
    const asked = await db.select().from(charges).where(eq(charges.cause, "renewal"));
    expect(asked.every(({ state }) => state === "paid")).toBe(true);
    expect(asked).toHaveLength(rows.length - SUBSCRIPTIONS);
    expect(await findJournalFaults(db)).toEqual([]);
  },
);
