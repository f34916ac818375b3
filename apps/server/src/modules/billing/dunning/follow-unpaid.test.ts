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
import { buildFamily } from "../../../../test/booking-scene.ts";
import { bookSeries, buildScene, lessonOf, type Scene } from "../../../../test/change-scene.ts";
import { buildSession, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { lessonOutcomes } from "../../scheduling/tables/lesson-outcomes.ts";
import { makeUps } from "../../scheduling/tables/make-ups.ts";
import { offerHours } from "../../scheduling/tables/offer-hours.ts";
import { series } from "../../scheduling/tables/series.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { renewSubscriptions } from "../renewals/renew-subscriptions.job.ts";
import { charges } from "../tables/charges.ts";
import { unpaidLessons } from "../tables/unpaid-lessons.ts";
import { followUnpaid } from "./follow-unpaid.job.ts";

const test = await startTestApp();
const { db, clock, services } = test;
const planId = await openShopOf(db);
const log = { info() {}, warn() {}, error() {} };
const WORKERS = 8;
const at = (day: string, time = "17:30") => new Date(`2026-${day}T${time}:00Z`);

type Cast = Scene & { id: string; chargeId: string; seriesId: string };
let cast: Cast;
afterEach(async () => {
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

/**
 * Mondays to Thursdays at 17:00 UTC from 30 November: eight lessons are paid for, until 10 December. The payment of what
 * comes then was refused on the 11th; two lessons of grace are the 14th and the 15th.
 */
async function refused(): Promise<Cast> {
  clock.set(TEST_NOW);
  const scene = await buildScene(test);
  const order = await orderOf(scene.family, wishOf(scene.child.id, planId));
  const [first] = await db.select().from(charges).where(eq(charges.id, order.charge_id));
  await settled(test, seenOf(await attempt(db, first as never)));
  const times = [2, 3, 4, 5].map((day_of_week) => ({ day_of_week, time: "18:00" }));
  const { seriesId } = await bookSeries(scene, { times, length_minutes: 60 });
  for (const day of ["12-07", "12-11"]) {
    clock.set(at(day));
    await renewSubscriptions({ ...services, log });
  }
  const [due] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.payerId, scene.parent.id), eq(charges.cause, "renewal")));
  const declined = { kind: "hard", code: "stolen_card" } as const;
  const tried = await attempt(db, due as never, "saved");
  await settled(test, seenOf(tried, { state: "failed", decline: declined }));
  return { ...scene, id: order.subscription_id, chargeId: due?.id ?? "", seriesId };
}
beforeEach(async () => void (cast = await refused()));

/** As many at once as there are workers. */
const round = () =>
  Promise.all(Array.from({ length: WORKERS }, () => followUnpaid({ ...services, log })));
const roundAt = async (...when: Parameters<typeof at>) => {
  clock.set(at(...when));
  await round();
};

async function lessonOn(day: string) {
  const start = at(day, "17:00");
  const [lesson] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.seriesId, cast.seriesId), eq(sessions.startsAt, start)));
  if (!lesson) throw new Error(`no lesson on ${day}`);
  return lesson;
}
const statusOn = async (day: string) => (await lessonOn(day)).status;
const rowsOf = () =>
  db
    .select()
    .from(unpaidLessons)
    .where(eq(unpaidLessons.subscriptionId, cast.id))
    .orderBy(asc(unpaidLessons.startsAt));
const toldTo = async ({ email }: { email: string }) =>
  (await mailsTo(db, email)).map(({ template }) => template);
const pay = async () => {
  const [charge] = await db.select().from(charges).where(eq(charges.id, cast.chargeId));
  await settled(test, seenOf(await attempt(db, charge as never)));
};
const cardOf = async () => {
  const payer = await signedIn(test, cast.parent);
  return (await payer.get("/api/users/me/subscriptions/")).json().subscriptions[0];
};
const heldHours = () => db.$count(offerHours, eq(offerHours.teacherId, cast.teacher.id));

describe("lessons that nothing pays for", () => {
  it("go on within grace, are told of before, and are cancelled a day ahead: each once, by eight at once", async () => {
    await roundAt("12-12");
    expect(await toldTo(cast.parent)).not.toContain("unpaid-near");
    // What is paid for, though nobody has said how it went, is not touched.
    expect(await statusOn("12-10")).toBe("Scheduled");
    await roundAt("12-14");
    expect((await toldTo(cast.parent)).filter((one) => one === "unpaid-near")).toHaveLength(1);
    expect(await rowsOf()).toEqual([]);
    await roundAt("12-15");
    await round();
    expect(await rowsOf()).toMatchObject([{ state: "kept", startsAt: at("12-16", "17:00") }]);
    expect([await statusOn("12-15"), await statusOn("12-16"), await statusOn("12-17")]).toEqual([
      "Scheduled",
      "Cancelled",
      "Scheduled",
    ]);
    const told = await toldTo(cast.parent);
    expect(told.filter((one) => one === "unpaid-near")).toHaveLength(1);
    expect(told.filter((one) => one === "lesson-unpaid")).toHaveLength(1);
    const mail = (await mailsTo(db, cast.parent.email)).find(
      ({ template }) => template === "lesson-unpaid",
    );
    expect(mail?.params).toMatchObject({
      amount: "€96.00",
      until: expect.stringContaining("29 December 2026"),
      link: expect.stringContaining(`/subscription/pay/${cast.chargeId}`),
    });
  });

  it("are cancelled for the teacher by the institute and for no reason, and owe nobody an hour", async () => {
    await roundAt("12-15");
    const lesson = await lessonOn("12-16");
    expect(lesson.cancelledBy).toBe("staff");
    expect(await db.$count(makeUps, eq(makeUps.sessionId, lesson.id))).toBe(0);
    const told = await mailsTo(db, cast.teacher.email);
    expect(told.map(({ template }) => template)).toContain("lesson-cancelled");
    expect(told.map(({ template }) => template).join()).not.toContain("unpaid");
    const desk = await signedIn(test, cast.teacher);
    const seen = await desk.get(`/api/sessions/${lesson.id}/`);
    expect(seen.json()).toMatchObject({ status: "Cancelled", cancelled_by: "staff" });
    expect(seen.body).not.toMatch(/paid/);
  });

  it("keep their hour from everybody else", async () => {
    await roundAt("12-15");
    const other = await buildFamily(db, 9);
    const taking = buildSession(db, {
      teacher: cast.teacher,
      students: [other.child],
      startsAt: at("12-16", "17:00"),
    });
    await expect(taking).rejects.toMatchObject({ cause: { code: "23P01" } });
    expect(await heldHours()).toBe(1);
    await roundAt("12-16", "17:05");
    expect(await rowsOf()).toMatchObject([{ state: "freed" }, { state: "kept" }]);
    expect(await heldHours()).toBe(1);
  });

  it("come back to their hours once it is paid, and are told of", async () => {
    await roundAt("12-15");
    expect(await cardOf()).toMatchObject({
      unpaid: { lessons: 1, kept_until: at("12-29").toISOString() },
    });
    const office = await signedIn(test, cast.staff);
    const today = (await office.get("/api/staff/money/today/")).json();
    expect(today.unpaid.items).toContainEqual({
      subscription_id: cast.id,
      amount: 9600,
      currency: "EUR",
      payer: { id: cast.parent.id, name: cast.parent.name },
      student: { id: cast.child.id, name: cast.child.name },
      lessons: 1,
      first_at: at("12-16", "17:00").toISOString(),
    });
    await pay();
    await round();
    expect(await statusOn("12-16")).toBe("Scheduled");
    expect(await rowsOf()).toMatchObject([{ state: "returned" }]);
    expect([await heldHours(), (await cardOf()).unpaid]).toEqual([0, null]);
    expect(await toldTo(cast.teacher)).toContain("lesson-restored");
    await roundAt("12-17");
    expect(await rowsOf()).toHaveLength(1);
  });

  it("stay away where the pupil has another lesson by then", async () => {
    await roundAt("12-15");
    const { teacher } = await buildScene(test);
    const startsAt = at("12-16", "17:00");
    const other = await buildSession(db, { teacher, students: [cast.child], startsAt });
    await pay();
    await round();
    expect([await statusOn("12-16"), (await lessonOf(db, other.id)).status]).toEqual([
      "Cancelled",
      "Scheduled",
    ]);
    expect(await rowsOf()).toMatchObject([{ state: "freed" }]);
    expect(await heldHours()).toBe(0);
  });

  it("leave their weekly hours to others after the days for which they are kept", async () => {
    for (const day of ["12-15", "12-16", "12-17", "12-20", "12-28"]) await roundAt(day);
    expect(await statusOn("12-31")).toBe("Scheduled");
    await roundAt("12-29", "17:31");
    expect([await statusOn("12-31"), await heldHours()]).toEqual(["Cancelled", 0]);
    const [row] = await db.select().from(series).where(eq(series.id, cast.seriesId));
    expect(row?.endsOn).toBe("2026-12-28");
    expect((await rowsOf()).every(({ state }) => state === "freed")).toBe(true);
    await round();
    const told = await toldTo(cast.parent);
    expect(told.filter((one) => one === "unpaid-hours-freed")).toHaveLength(1);
    // Whoever pays now books anew.
    await pay();
    await round();
    expect(await statusOn("12-31")).toBe("Cancelled");
  });

  it("of grace are counted whoever says how they went", async () => {
    clock.set(at("12-14", "19:00"));
    const { id } = await lessonOn("12-14");
    const staff = await signedIn(test, cast.staff);
    const body = { kind: "completed", reason: "held" };
    expect((await staff.post(`/api/sessions/${id}/outcome/`, body)).statusCode).toBe(200);
    expect(await db.$count(lessonOutcomes, eq(lessonOutcomes.sessionId, id))).toBe(1);
    await roundAt("12-15");
    expect([await statusOn("12-15"), await statusOn("12-16")]).toEqual(["Scheduled", "Cancelled"]);
  });
});
