import { and, asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { buildScene, buildLesson, inHours, type Scene } from "../../../../test/change-scene.ts";
import { signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { makeUps } from "../../scheduling/tables/make-ups.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { renewSubscriptions } from "../renewals/renew-subscriptions.job.ts";
import { charges } from "../tables/charges.ts";
import { payments } from "../tables/payments.ts";
import { periods } from "../tables/periods.ts";
import { planPrices } from "../tables/plan-prices.ts";
import { plans } from "../tables/plans.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const test = await startTestApp();
const { db, clock, services } = test;
const DAY_MS = 86_400_000;
const planId = await openShopOf(db);
const [large] = await db.insert(plans).values({ lessonsPerWeek: 3, lengthMinutes: 60 }).returning();
const LARGE = large?.id ?? "";
const price = { currency: "EUR" as const, validFrom: new Date(0), announcedAt: new Date(0) };
await db.insert(planPrices).values({ planId: LARGE, ...price, amount: 14_000 });

let scene: Scene & { id: string };
beforeEach(async () => {
  clock.set(TEST_NOW);
  const family = await buildScene(test);
  const order = await orderOf(family.family, wishOf(family.child.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, order.charge_id));
  await settled(test, seenOf(await attempt(db, charge as never)));
  scene = { ...family, id: order.subscription_id };
});
afterEach(async () => {
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

const url = (kind: string) => `/api/subscriptions/${scene.id}/${kind}/`;
const lots = () =>
  db
    .select()
    .from(periods)
    .where(eq(periods.subscriptionId, scene.id))
    .orderBy(asc(periods.number));
const chargesOf = (cause: "top_up" | "renewal") =>
  db
    .select()
    .from(charges)
    .where(and(eq(charges.payerId, scene.parent.id), eq(charges.cause, cause)));
const held = async () =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, scene.id)))[0];
const round = () => renewSubscriptions({ ...services, log: console });

describe("a pause", () => {
  it("cancels the lessons in it without a make-up, moves the end and asks for nothing", async () => {
    const tomorrow = await buildLesson(db, scene, inHours(20));
    const within = await buildLesson(db, scene, inHours(100));
    const after = await buildLesson(db, scene, inHours(15 * 24));
    const [before] = await lots();
    const answer = await scene.family.put(url("pause"), { until: "2026-12-05" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscriptions[0]).toMatchObject({ state: "paused", next_payment: null });
    const statusOf = async ({ id }: { id: string }) =>
      (await db.select().from(sessions).where(eq(sessions.id, id)))[0]?.status;
    expect([await statusOf(tomorrow), await statusOf(within), await statusOf(after)]).toEqual([
      "Scheduled",
      "Cancelled",
      "Scheduled",
    ]);
    expect(await db.$count(makeUps, eq(makeUps.sessionId, within.id))).toBe(0);
    const restMs = Date.parse("2026-12-04T23:00:00Z") - TEST_NOW.getTime();
    const [moved] = await lots();
    expect((moved?.endsAt.getTime() ?? 0) - (before?.endsAt.getTime() ?? 0)).toBe(restMs);
    clock.set(new Date("2026-12-04T23:00:00Z"));
    await round();
    expect((await held())?.state).toBe("active");
  });

  it("takes a renewal back that was asked for and not paid; it is asked for anew after the pause", async () => {
    const end = (await lots())[0]?.endsAt.getTime() ?? 0;
    clock.set(new Date(end - 7 * DAY_MS));
    await round();
    clock.set(new Date(end - 3 * DAY_MS));
    await round();
    const [asked] = await chargesOf("renewal");
    expect(asked?.state).toBe("due");
    const tried = await attempt(db, asked as never);
    scene.family = await signedIn(test, scene.parent);
    expect((await scene.family.put(url("pause"), { until: "2026-12-30" })).statusCode).toBe(200);
    const shown = (await scene.family.get("/api/users/me/subscriptions/")).json();
    expect([shown.charges, (await chargesOf("renewal")).map(({ state }) => state)]).toEqual([
      [],
      ["void"],
    ]);
    const [open] = await db.select().from(payments).where(eq(payments.id, tried.id));
    expect(open?.lookAt).toEqual(clock.now());
    clock.set(new Date("2026-12-29T23:00:00Z"));
    await round();
    expect((await lots()).length).toBe(1);
    const later = (await lots())[0]?.endsAt.getTime() ?? 0;
    for (const days of [7, 3]) {
      clock.set(new Date(Math.max(later - days * DAY_MS, clock.now().getTime() + 2 * DAY_MS)));
      await round();
    }
    const states = (await chargesOf("renewal")).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["due", "void"]);
  });

  it("that ends early gives the days back that it did not last", async () => {
    const [before] = await lots();
    await scene.family.put(url("pause"), { until: "2026-12-05" });
    const resume = () => scene.family.unsafe("DELETE", url("pause"), undefined, {});
    expect((await resume()).json().subscriptions[0]).toMatchObject({ state: "active" });
    expect((await lots())[0]?.endsAt).toEqual(before?.endsAt);
    expect((await resume()).statusCode).toBe(409);
  });

  it("is neither over already nor longer than the institute allows", async () => {
    for (const until of ["2026-11-21", "2027-03-01"]) {
      const answer = await scene.family.put(url("pause"), { until });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["until"]]);
    }
  });
});

describe("another rhythm", () => {
  const shownOf = async (id: string) => (await scene.family.get(`${url("plan")}${id}/`)).json();

  it("that is larger adds its share at once and holds from the next period on", async () => {
    const shown = await shownOf(LARGE);
    const [lot] = await lots();
    expect(shown).toEqual({
      minutes: 240,
      amount: 4400,
      currency: "EUR",
      next_period_at: lot?.endsAt.toISOString(),
    });
    const answer = await scene.family.put(url("plan"), { plan_id: LARGE, amount: 4400 });
    expect(answer.json().subscriptions[0]).toMatchObject({
      lessons_per_week: 2,
      next_plan: { lessons_per_week: 3 },
      next_payment: { amount: 14_000 },
    });
    const [topUp] = await chargesOf("top_up");
    expect(topUp).toMatchObject({ amount: 4400, state: "due" });
    await settled(test, seenOf(await attempt(db, topUp as never)));
    expect(await lots()).toMatchObject([{ minutes: 480 }, { minutes: 240, net: 4400 }]);
    expect((await held())?.planId).toBe(planId);
  });

  it("that is taken back is no longer asked for", async () => {
    await scene.family.put(url("plan"), { plan_id: LARGE, amount: 4400 });
    expect((await scene.family.put(url("plan"), { plan_id: planId, amount: 0 })).statusCode).toBe(
      200,
    );
    expect(await chargesOf("top_up")).toMatchObject([{ state: "void" }]);
    expect((await held())?.nextPlanId).toBeNull();
  });

  it("costs what was shown, or nothing happens: a day later the share is another", async () => {
    clock.advance(86_400_000);
    const answer = await scene.family.put(url("plan"), { plan_id: LARGE, amount: 4400 });
    expect(answer.statusCode).toBe(409);
    expect([await chargesOf("top_up"), (await held())?.nextPlanId]).toEqual([[], null]);
    expect(await shownOf(LARGE)).toMatchObject({ minutes: 232, amount: 4242 });
  });

  it("of somebody else's is not there, and one that is not sold neither", async () => {
    const stranger = (await buildScene(test)).family;
    for (const by of [stranger, scene.family]) {
      const id = by === stranger ? LARGE : crypto.randomUUID();
      expect((await by.get(`${url("plan")}${id}/`)).statusCode).toBe(404);
      expect((await by.put(url("plan"), { plan_id: id, amount: 0 })).statusCode).toBe(404);
    }
  });
});

describe("a renewal", () => {
  it("of a rhythm that is sold no more goes on by its last price", async () => {
    const [before] = await lots();
    const end = before?.endsAt.getTime() ?? 0;
    await db.update(plans).set({ retiredAt: TEST_NOW }).where(eq(plans.id, planId));
    for (const days of [7, 3]) {
      clock.set(new Date(end - days * DAY_MS));
      await round();
    }
    await db.update(plans).set({ retiredAt: null }).where(eq(plans.id, planId));
    expect(await chargesOf("renewal")).toMatchObject([{ amount: 9600, state: "due" }]);
  });

  it("after weeks in which nobody looked is one period, which begins when it is paid and not before", async () => {
    const end = (await lots())[0]?.endsAt.getTime() ?? 0;
    // Ten weeks late: two periods went by.
    for (const days of [70, 72]) {
      clock.set(new Date(end + days * DAY_MS));
      await round();
    }
    const [renewal, ...more] = await chargesOf("renewal");
    expect(more).toEqual([]);
    await settled(test, seenOf(await attempt(db, renewal as never, "saved")));
    expect(await lots()).toMatchObject([{ number: 1 }, { number: 2, startsAt: clock.now() }]);
  });

  it("is told seven days before, asked for three days before, each once", async () => {
    const end = (await lots())[0]?.endsAt.getTime() ?? 0;
    clock.set(new Date(end - 7 * DAY_MS));
    await Promise.all([round(), round()]);
    expect(await held()).toMatchObject({ noticedNumber: 2, noticedAt: clock.now() });
    expect(await chargesOf("renewal")).toEqual([]);
    clock.set(new Date(end - 3 * DAY_MS));
    await Promise.all([round(), round(), round()]);
    const [renewal, ...more] = await chargesOf("renewal");
    expect([renewal, more]).toMatchObject([{ amount: 9600, state: "due" }, []]);
    await settled(test, seenOf(await attempt(db, renewal as never, "saved")));
    expect(await lots()).toMatchObject([{ number: 1 }, { number: 2, startsAt: new Date(end) }]);
  });
});
