import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { newKey } from "../../../../test/booking-scene.ts";
import { buildScene, inHours, type Scene } from "../../../../test/change-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { charges } from "../tables/charges.ts";
import { sellers } from "../tables/sellers.ts";

const test = await startTestApp();
const { db, clock } = test;
const planId = await openShopOf(db);

let scene: Scene;
beforeEach(async () => {
  clock.set(TEST_NOW);
  scene = await buildScene(test);
});

const lessonAt = (hours: number, change: object = {}) => ({
  kind: "single",
  student_id: scene.child.id,
  teacher_id: scene.teacher.id,
  starts_at: inHours(hours).toISOString(),
  length_minutes: 60,
  ...change,
});
/** Every Monday at 18:00 in Paris. */
const series = () => ({
  kind: "series",
  student_id: scene.child.id,
  teacher_id: scene.teacher.id,
  anchor_zone: "Europe/Paris",
  times: [{ day_of_week: 2, time: "18:00" }],
  length_minutes: 60,
  starts_on: "2026-11-30",
});
const book = (body: object, by = scene.family) => by.post("/api/bookings/", body, newKey());
const preview = async (body: object) =>
  (await scene.family.post("/api/bookings/preview/", body)).json();
const lessons = () => db.$count(sessions, eq(sessions.teacherId, scene.teacher.id));

async function subscribe() {
  const { charge_id: id } = await orderOf(scene.family, wishOf(scene.child.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, id));
  await settled(test, seenOf(await attempt(db, charge as never)));
}

const refusedWith = (text: string) => ({ detail: [expect.stringContaining(text)] });

describe("booking", () => {
  it("is refused where nothing pays for it, shown before and writing nothing; a trial is not", async () => {
    expect(await preview(lessonAt(74))).toMatchObject({
      problems: [expect.stringContaining("Choose a rhythm first")],
      cover: { fault: "not_covered", covered_count: 0, next_payment: null },
    });
    const answer = await book(lessonAt(74));
    expect([answer.statusCode, answer.json()]).toEqual([409, refusedWith("Choose a rhythm first")]);
    expect(await lessons()).toBe(0);
    expect((await book(lessonAt(74, { kind: "trial", length_minutes: 30 }))).statusCode).toBe(201);
  });

  it("says nothing of money to a teacher, and lets staff decide", async () => {
    await book(lessonAt(74, { kind: "trial", length_minutes: 30 }));
    expect((await scene.desk.post("/api/bookings/preview/", lessonAt(98))).json()).toMatchObject({
      problems: [expect.stringContaining("The institute looks after it")],
      cover: null,
    });
    const refused = await book(lessonAt(98), scene.desk);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      refusedWith("The institute looks after it"),
    ]);
    const answer = await book(lessonAt(98, { reason: "agreed by phone" }), scene.office);
    expect(answer.statusCode).toBe(201);
  });

  it("goes on as ever while the shop is closed", async () => {
    await db.update(sellers).set({ isOpen: false });
    expect((await preview(lessonAt(74))).cover).toBeNull();
    expect((await book(lessonAt(74))).statusCode).toBe(201);
    await db.update(sellers).set({ isOpen: true });
  });

  it("of a series says what is paid for, what comes next, and stands", async () => {
    await subscribe();
    expect(await preview(series())).toMatchObject({
      problems: [],
      cover: {
        fault: null,
        covered_count: 8,
        next_payment: { at: "2026-12-16T10:00:00.000Z", amount: 9600, currency: "EUR" },
      },
    });
    expect((await book(series())).statusCode).toBe(201);
  });

  it("is refused before the next payment could be made, and possible after it", async () => {
    await subscribe();
    for (let hour = 0; hour < 8; hour += 1) {
      expect((await book(lessonAt(26 + hour))).statusCode).toBe(201);
    }
    clock.advance(24 * 3_600_000);
    const soon = await book(lessonAt(51));
    expect([soon.statusCode, soon.json()]).toEqual([409, refusedWith("before the next payment")]);
    expect((await book(lessonAt(99))).statusCode).toBe(201);
  });
});
