import { randomUUID } from "node:crypto";

import { and, eq, isNull, sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";

import { ChargingWorkers } from "../test/charging-workers.ts";
import { type KillScene, openCardKills, openPaypalKills } from "../test/kill-scene.ts";
import { urlOf } from "../test/server-database.ts";
import { TEST_NOW } from "../test/test-app.ts";
import { findJournalFaults } from "./modules/billing/journal/check-journal.ts";
import { chargeLines } from "./modules/billing/tables/charge-lines.ts";
import { charges } from "./modules/billing/tables/charges.ts";
import { ledgerAccounts } from "./modules/billing/tables/ledger-accounts.ts";
import { paymentMethods } from "./modules/billing/tables/payment-methods.ts";
import { payments } from "./modules/billing/tables/payments.ts";
import { periods } from "./modules/billing/tables/periods.ts";
import { providerEvents } from "./modules/billing/tables/provider-events.ts";
import { subscriptions } from "./modules/billing/tables/subscriptions.ts";
import { rowsOf } from "./platform/db/table-names.ts";

const CHARGES = 250;
/** Of these, those that nobody charges before the last kill. */
const LAST = 25;
const WORKERS = 3;
const KILLS = 9;
const serverUrl = process.env.TEST_DATABASE_URL;

const SCENES = [
  ["card", await openCardKills()],
  ["PayPal", await openPaypalKills()],
] as const;

async function openWorkers({ test, way }: KillScene): Promise<ChargingWorkers> {
  const [{ name }] = (await rowsOf<{ name: string }>(
    test.db,
    sql`select current_database() as name`,
  )) as [{ name: string }];
  const workers = new ChargingWorkers({ databaseUrl: urlOf(serverUrl ?? "", name), env: way.env });
  onTestFinished(() => workers.killAll());
  return workers;
}

/** When the last ones can be charged, until they are let go. */
const LATER = new Date(TEST_NOW.getTime() + 365 * 86_400_000);

/** A payer whom the provider can charge by itself, and who owes a first period. */
async function owing({ test: { db }, planId, save }: KillScene, number: number): Promise<void> {
  const payerId = randomUUID();
  await db.insert(paymentMethods).values({ payerId, ...(await save()), createdAt: TEST_NOW });
  const [held] = await db
    .insert(subscriptions)
    .values({
      payerId,
      studentId: randomUUID(),
      planId,
      currency: "EUR",
      orderedAt: TEST_NOW,
      payerZone: "Europe/Paris",
      country: "FR",
      quoteHash: "0".repeat(64),
    })
    .returning();
  const [charge] = await db
    .insert(charges)
    .values({
      key: `order:${held?.id}`,
      number: 10 ** 9 + number,
      payerId,
      cause: "order",
      currency: "EUR",
      amount: 9_600,
      dueAt: TEST_NOW,
      nextAttemptAt: number < LAST ? LATER : TEST_NOW,
    })
    .returning();
  await db.insert(chargeLines).values({
    chargeId: charge?.id ?? "",
    subscriptionId: held?.id ?? "",
    planId,
    trigger: "time",
    startsAt: TEST_NOW,
    minutes: 480,
    listAmount: 9_600,
    amount: 9_600,
    tax: 0,
    taxCountry: "FR",
    taxPoints: 0,
    taxGround: "Art. 261 4 4° b CGI",
  });
}

/** Until everything is charged and looked at that can be at this instant. */
const calm = (isDone: () => Promise<boolean>) =>
  expect.poll(isDone, { interval: 100, timeout: 120_000 }).toBe(true);

/** All are gone, and what they had asked the provider for has been answered: then the time of its keys goes by. */
async function forgetKeys({ test, fake }: KillScene, workers: ChargingWorkers): Promise<void> {
  await workers.killAll();
  let before = -1;
  const asked = () => {
    const { length } = fake.answers.calls;
    const isStill = length === before;
    before = length;
    return isStill;
  };
  await expect.poll(asked, { interval: 300 }).toBe(true);
  const open = await test.db.select().from(payments).where(eq(payments.state, "sending"));
  for (const { id } of open) fake.answers.expireKeys(id);
}

/** Answers what the workers complained of. */
async function killRun(scene: KillScene): Promise<string> {
  const { test, fake, way } = scene;
  const { db, clock } = test;
  const { webhookUrl } = fake.deliveries;
  const [untilForgotten, untilAnew] = way.laterMs;
  const countPaid = () => db.$count(charges, eq(charges.state, "paid"));
  const countSending = () => db.$count(payments, eq(payments.state, "sending"));
  fake.deliveries.webhookUrl = null;
  for (let first = 0; first < CHARGES; first += 25) {
    await Promise.all(Array.from({ length: 25 }, (_, place) => owing(scene, first + place)));
  }
  const before = fake.sums().EUR?.captured ?? 0;
  const known = new Set(way.successes().map(({ id }) => id));
  fake.deliveries.webhookUrl = webhookUrl;
  Object.assign(fake.deliveries, { copies: 5, isShuffled: true, forgedShare: 0.02 });
  Object.assign(fake.answers, { slowMs: 40 });
  Object.assign(fake.answers.shares, { fail: 0.03, "fail-after": 0.02 });

  const workers = await openWorkers(scene);
  await workers.start(WORKERS, clock.now());
  const delivered = { accepted: 0, refused: 0 };
  const deliver = async () => {
    const { accepted, refused } = await fake.deliveries.deliverHeld();
    delivered.accepted += accepted;
    delivered.refused += refused;
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const enough = (CHARGES * kill) / (KILLS + 3);
    await calm(async () => way.successes().length - known.size >= enough);
    await Promise.all([deliver(), workers.killOne(clock.now())]);
  }

  // The last kill finds some of them under way, however busy the machine is.
  fake.answers.slowMs = 200;
  await db.update(charges).set({ nextAttemptAt: TEST_NOW }).where(eq(charges.nextAttemptAt, LATER));
  const { length: asked } = fake.answers.calls;
  await calm(async () => fake.answers.calls.length > asked && (await countSending()) > 0);
  await forgetKeys(scene, workers);
  expect(await countSending()).toBeGreaterThan(0);
  clock.advance(untilForgotten);
  fake.answers.slowMs = 5;
  await workers.start(WORKERS, clock.now());
  await deliver();
  await calm(async () => (await countPaid()) + (await countSending()) >= CHARGES);

  // What failed at the provider itself, or never came there, is tried anew once nothing of it can come to light.
  await forgetKeys(scene, workers);
  fake.answers.shares.fail = fake.answers.shares["fail-after"] = 0;
  clock.advance(untilAnew);
  await workers.start(WORKERS, clock.now());
  await calm(async () => (await countPaid()) === CHARGES);
  await deliver();
  const isWaiting = isNull(providerEvents.handledAt);
  await calm(async () => (await db.$count(providerEvents, isWaiting)) === 0);
  await workers.killAll();

  const tries = await db.select().from(payments);
  const chargeOf = new Map(tries.map(({ id, chargeId }) => [id, chargeId]));
  const charged = way
    .successes()
    .flatMap(({ id, paymentId }) => (known.has(id) ? [] : [chargeOf.get(paymentId)]));
  expect([charged.length, new Set(charged).size]).toEqual([CHARGES, CHARGES]);
  const states = tries.map(({ state }) => state);
  expect(states.filter((state) => state === "succeeded")).toHaveLength(CHARGES);
  expect(states.filter((state) => state !== "succeeded" && state !== "canceled")).toEqual([]);
  expect(await db.$count(periods)).toBe(CHARGES);

  const { captured, refunded } = fake.sums().EUR ?? { captured: 0, refunded: 0 };
  const { name } = way.client;
  const clearing = and(eq(ledgerAccounts.kind, "clearing"), eq(ledgerAccounts.subject, name));
  const [held] = await db.select().from(ledgerAccounts).where(clearing);
  expect(captured - before - refunded).toBe(-(held?.balance ?? 0));
  expect(await findJournalFaults(db)).toEqual([]);

  const told = new Set(fake.events().map(({ id }) => id));
  const kept = await db.select({ event: providerEvents.event }).from(providerEvents);
  expect(kept.filter(({ event }) => !told.has(event))).toEqual([]);
  expect(delivered.refused).toBeGreaterThan(0);
  return workers.errors;
}

it.runIf(serverUrl).each(SCENES)(
  "by %s: killed again and again while they charge, the workers charge everybody once and lose nobody",
  { timeout: 240_000 },
  async (_, scene) => {
    expect(await killRun(scene)).toBe("");
  },
);
