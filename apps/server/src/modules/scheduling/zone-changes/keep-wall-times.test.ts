import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  bookSeries,
  buildLesson,
  buildScene,
  inHours,
  move,
  to,
} from "../../../../test/change-scene.ts";
import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildSession, buildStaff, buildTimeSlot, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { buildSeries } from "../../../../test/series.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";
import { timeSlots } from "../tables/time-slots.ts";

const test = await startTestApp();
const { db } = test;
const PREVIEW = "/api/profile/time-zone/preview/";
const URL = "/api/profile/time-zone/";
const LISBON = { time_zone: "Europe/Lisbon" };
const KEPT_WALL = { ...LISBON, lessons: "wall_time" };

/** Mondays 18:00 in Paris for a child whose account is the parent's, with a teacher who is open all day. */
async function family() {
  const scene = await buildScene(test);
  await db.update(users).set({ email: null }).where(eq(users.id, scene.child.id));
  await db.delete(timeSlots).where(eq(timeSlots.teacherId, scene.teacher.id));
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1) {
    await buildTimeSlot(db, { teacher: scene.teacher, dayOfWeek, fromHour: 8, toHour: 24 });
  }
  return { ...scene, ...(await bookSeries(scene)) };
}

const startsOf = async (seriesId: string) => {
  const rows = await db
    .select({ startsAt: sessions.startsAt })
    .from(sessions)
    .where(eq(sessions.seriesId, seriesId))
    .orderBy(asc(sessions.startsAt));
  return rows.map(({ startsAt }) => startsAt.toISOString());
};
const anchorOf = async (id: string) =>
  (await db.select().from(series).where(eq(series.id, id)))[0]?.anchorZone;
const zoneOf = async ({ id }: { id: string }) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.timeZone;

describe("another time zone", () => {
  it("is shown before with what keeping the wall times would do", async () => {
    const { family: browser, ids } = await family();
    const shown = await browser.post(PREVIEW, LISBON);
    expect(shown.statusCode).toBe(200);
    expect(shown.json()).toEqual({
      time_zone_now: "Europe/Paris",
      lessons: ids.length,
      first: { starts_at: "2026-11-30T17:00:00.000Z", new_starts_at: "2026-11-30T18:00:00.000Z" },
      kept: [],
    });
    // The same offset all year: nothing to be asked.
    const same = await browser.post(PREVIEW, { time_zone: "Europe/Brussels" });
    expect(same.json()).toMatchObject({ lessons: 0, first: null, kept: [] });
  });

  it("moves no lesson where their instants are to be kept", async () => {
    const { family: browser, seriesId, parent } = await family();
    const before = await startsOf(seriesId);
    const answer = await browser.put(URL, { ...LISBON, lessons: "instant" });
    expect([answer.statusCode, answer.json().time_zone]).toEqual([200, "Europe/Lisbon"]);
    expect(await startsOf(seriesId)).toEqual(before);
    expect(await anchorOf(seriesId)).toBe("Europe/Paris");
    expect(await zoneOf(parent)).toBe("Europe/Lisbon");
  });

  it("moves the lessons of the series anchored there, with decisions, and tells the other side", async () => {
    const { family: browser, seriesId, ids, parent, child, teacher } = await family();
    const before = await startsOf(seriesId);
    const answer = await browser.put(URL, KEPT_WALL);
    expect(answer.statusCode).toBe(200);
    const after = await startsOf(seriesId);
    expect(after).toEqual(before.map((at) => new Date(Date.parse(at) + 3_600_000).toISOString()));
    expect([await anchorOf(seriesId), await zoneOf(parent), await zoneOf(child)]).toEqual(
      Array.from({ length: 3 }, () => "Europe/Lisbon"),
    );
    const lesson = (await browser.get(`/api/sessions/${ids[0]}/`)).json();
    expect(lesson).toMatchObject({ status: "Scheduled", start_time: "18:00:00" });
    expect(lesson.series.anchor_zone).toBe("Europe/Lisbon");
    const decisions = await db
      .select()
      .from(policyDecisions)
      .where(eq(policyDecisions.sessionId, ids[0] ?? ""));
    expect(decisions).toMatchObject([{ rule: "move", decision: { outcome: "agreed_in_advance" } }]);
    const told = (await mailsTo(db, teacher.email)).map(({ template }) => template);
    expect(told).toContain("lesson-moved");
    // Asked again, nothing moves any more.
    expect((await browser.put(URL, KEPT_WALL)).statusCode).toBe(200);
    expect(await startsOf(seriesId)).toEqual(after);
  });

  it("keeps what cannot move, and what was moved by itself", async () => {
    const { family: browser, seriesId, ids, teacher } = await family();
    const before = await startsOf(seriesId);
    await buildSession(db, { teacher, startsAt: new Date("2026-12-07T18:15:00Z") });
    const apart = new Date("2026-12-15T17:00:00Z");
    expect((await move(browser, ids[2] ?? "", to(apart))).statusCode).toBe(200);
    const shown = (await browser.post(PREVIEW, LISBON)).json();
    expect(shown).toMatchObject({ lessons: ids.length - 2, kept: [before[1]] });
    expect((await browser.put(URL, KEPT_WALL)).statusCode).toBe(200);
    const after = await startsOf(seriesId);
    expect([after[1], after[2]]).toEqual([before[1], apart.toISOString()]);
    expect(after[3]).toBe(new Date(Date.parse(before[3] ?? "") + 3_600_000).toISOString());
  });

  it("keeps a series whole where none of its lessons can move", async () => {
    const { family: browser, seriesId, teacher } = await family();
    await db
      .update(timeSlots)
      .set({ endMinute: 19 * 60 + 45 })
      .where(eq(timeSlots.teacherId, teacher.id));
    const before = await startsOf(seriesId);
    const shown = (await browser.post(PREVIEW, LISBON)).json();
    expect(shown).toMatchObject({ lessons: 0, first: null, kept: before });
    expect((await browser.put(URL, KEPT_WALL)).statusCode).toBe(200);
    expect([await startsOf(seriesId), await anchorOf(seriesId)]).toEqual([before, "Europe/Paris"]);
  });

  it("of lessons that lie behind each other moves all, whichever way", async () => {
    const { teacher, desk, child } = await buildScene(test);
    await db.update(users).set({ timeZone: "Europe/Paris" }).where(eq(users.id, teacher.id));
    const browser = await signedIn(test, teacher);
    const made = await buildSeries(db, { teacher, student: child, startsOn: "2026-11-23" });
    for (const [index, hour] of [15, 16, 17].entries()) {
      const startsAt = new Date(`2026-12-01T${hour}:00:00Z`);
      const lesson = await buildSession(db, { teacher, students: [child], startsAt });
      const times = [{ dayOfWeek: 3, minute: (hour + 1) * 60 }];
      const own = index === 0 ? made : await buildSeries(db, { teacher, student: child });
      await db.update(series).set({ times, lengthMinutes: 60 }).where(eq(series.id, own.id));
      const placed = { seriesId: own.id, seriesOn: "2026-12-01", kind: "series" } as const;
      await db.update(sessions).set(placed).where(eq(sessions.id, lesson.id));
    }
    expect((await browser.post(PREVIEW, LISBON)).json()).toMatchObject({ lessons: 3, kept: [] });
    expect((await desk.put(URL, KEPT_WALL)).statusCode).toBe(200);
    const berlin = { time_zone: "Europe/Berlin", lessons: "wall_time" };
    expect((await desk.put(URL, berlin)).statusCode).toBe(200);
    expect(await startsOf(made.id)).toEqual(["2026-12-01T15:00:00.000Z"]);
  });
});

describe("who asks", () => {
  it("moves nothing of other people's, nor what is anchored on the other side", async () => {
    const { family: browser, desk, seriesId, child, ...scene } = await family();
    await buildLesson(db, { ...scene, child }, inHours(50));
    const other = await family();
    expect((await desk.post(PREVIEW, LISBON)).json()).toMatchObject({ lessons: 0, kept: [] });
    const before = await startsOf(other.seriesId);
    expect((await browser.put(URL, KEPT_WALL)).statusCode).toBe(200);
    expect(await startsOf(other.seriesId)).toEqual(before);
    expect(await anchorOf(seriesId)).toBe("Europe/Lisbon");
    const staff = await signedIn(test, await buildStaff(db));
    expect((await staff.post(PREVIEW, LISBON)).json()).toMatchObject({ lessons: 0 });
  });

  it("is signed in and names a zone and a choice", async () => {
    const { family: browser } = await family();
    for (const body of [{}, { time_zone: "Mars/Base" }]) {
      const shown = await browser.post(PREVIEW, body);
      expect([shown.statusCode, Object.keys(shown.json())]).toEqual([400, ["time_zone"]]);
    }
    const answer = await browser.put(URL, LISBON);
    expect(answer.json()).toEqual({ lessons: ["This field is required"] });
    expect((await test.client().post(PREVIEW, LISBON)).json()).toEqual(SIGN_IN_FIRST);
    expect((await test.client().put(URL, KEPT_WALL)).json()).toEqual(SIGN_IN_FIRST);
  });
});
