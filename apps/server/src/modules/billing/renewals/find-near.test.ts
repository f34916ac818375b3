import { describe, expect, it } from "vitest";

import { openShopOf } from "../../../../test/billing-scene.ts";
import { buildSession, buildStudent, buildTeacher } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { charges } from "../tables/charges.ts";
import { periods } from "../tables/periods.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { findNear } from "./find-near.ts";

const { db } = await startTestApp();
const planId = await openShopOf(db);
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
const ALL = {
  after: "00000000-0000-0000-0000-000000000000",
  upTo: "ffffffff-ffff-ffff-ffff-ffffffffffff",
};

type Held = {
  endsInDays: number;
  minutes?: number;
  /** In so many days, an hour each. */
  lessons?: number[];
  isTold?: boolean;
  isAsked?: boolean;
  state?: "active" | "paused";
};

async function hold({ endsInDays, minutes = 480, lessons = [], ...held }: Held): Promise<string> {
  const student = await buildStudent(db);
  const isTold = held.isTold ?? held.isAsked;
  const [row] = await db
    .insert(subscriptions)
    .values({
      payerId: student.id,
      studentId: student.id,
      planId,
      currency: "EUR",
      state: held.state ?? "active",
      orderedAt: inDays(-30),
      startedAt: inDays(-30),
      payerZone: "Europe/Paris",
      country: "FR",
      quoteHash: "0".repeat(64),
      ...(isTold && { noticedAt: inDays(-4), noticedNumber: 2 }),
    })
    .returning();
  const id = row?.id ?? "";
  await db.insert(periods).values({
    subscriptionId: id,
    number: 1,
    trigger: "time",
    startsAt: inDays(endsInDays - 28),
    endsAt: inDays(endsInDays),
    minutes,
    currency: "EUR",
    net: 9_600,
    tax: 0,
  });
  const teacher = await buildTeacher(db);
  for (const days of lessons) {
    await buildSession(db, { teacher, students: [student], startsAt: inDays(days) });
  }
  if (held.isAsked) {
    await db.insert(charges).values({
      key: `renew:${id}:2`,
      number: Math.floor(Math.random() * 1e9),
      payerId: student.id,
      cause: "renewal",
      currency: "EUR",
      amount: 9_600,
      dueAt: TEST_NOW,
    });
  }
  return id;
}

const CASES: ReadonlyArray<[what: string, held: Held, isNear: boolean]> = [
  ["ends in a week", { endsInDays: 7 }, true],
  ["ends later", { endsInDays: 7.1 }, false],
  ["has ended long ago", { endsInDays: -40 }, true],
  ["rests", { endsInDays: 2, state: "paused" }, false],
  ["was told, and ends in three days", { endsInDays: 3, isTold: true }, true],
  ["was told, and ends later", { endsInDays: 3.1, isTold: true }, false],
  ["was asked for the next period", { endsInDays: -1, isAsked: true }, false],
  ["has minutes for a week", { endsInDays: 20, minutes: 120, lessons: [1, 6, 9] }, false],
  ["has none for a lesson in a week", { endsInDays: 20, minutes: 60, lessons: [1, 6] }, true],
  [
    "was told, and has none in a week",
    { endsInDays: 20, minutes: 30, lessons: [5], isTold: true },
    false,
  ],
  [
    "was told, and has none in two days",
    { endsInDays: 20, minutes: 30, lessons: [2], isTold: true },
    true,
  ],
];

describe("of the subscriptions that may be told or charged", () => {
  it.each(CASES)("one that %s", async (_, held, isNear) => {
    const id = await hold(held);
    const found = (await findNear(db, ALL, TEST_NOW)).map((one) => one.id);
    expect(found.includes(id)).toBe(isNear);
  });

  it("each is in the one range that has its id, in the order of the ids", async () => {
    const all = (await findNear(db, ALL, TEST_NOW)).map(({ id }) => id);
    expect(all).toEqual(all.toSorted());
    const [first = ""] = all;
    const upTo = await findNear(db, { ...ALL, upTo: first }, TEST_NOW);
    const after = await findNear(db, { ...ALL, after: first }, TEST_NOW);
    expect([...upTo, ...after].map(({ id }) => id)).toEqual(all);
  });
});
