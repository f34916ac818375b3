import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { buildSession, buildTimeSlot, buildTeacher } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { institute } from "../../../platform/db/tables/institute.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../../people/tables/teachers.ts";

const test = await startTestApp();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** After the seconds for which an answer stands. */
async function openHours() {
  test.clock.advance(10_000);
  const answer = await test.client().get("/api/open-hours/");
  expect(answer.statusCode).toBe(200);
  return answer.json<{ length_minutes: number; starts: string[] }>();
}

describe("hours that anybody may read", () => {
  it("are none where nobody teaches", async () => {
    expect(await openHours()).toEqual({ length_minutes: 30, starts: [] });
  });

  it("are computed once for all who ask within ten seconds, and then anew", async () => {
    await openHours();
    const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
    await buildTimeSlot(test.db, { teacher, dayOfWeek: 2, fromHour: 6, toHour: 7 });
    const ask = async () => (await test.client().get("/api/open-hours/")).json().starts;
    expect(await ask()).toEqual([]);
    test.clock.advance(9999);
    expect(await ask()).toEqual([]);
    expect((await openHours()).starts).not.toEqual([]);
    await test.db.update(teachers).set({ approval: "paused" });
  });

  it("are those of all who can be booked, after the notice of each, each once, in seven days", async () => {
    const teacher = await buildOpenTeacher(test.db);
    await buildOpenTeacher(test.db, { minimumNoticeHours: 48 });
    const { starts } = await openHours();
    expect(starts).toEqual([...new Set(starts)].toSorted());
    expect(Date.parse(starts[0] ?? "")).toBeGreaterThanOrEqual(TEST_NOW.getTime() + DAY_MS);
    expect(Date.parse(starts.at(-1) ?? "")).toBeLessThan(TEST_NOW.getTime() + 7 * DAY_MS);
    // From 14:00 to 22:00 in Cairo, and half an hour long.
    const walls = starts.map((start) => start.slice(11, 16)).toSorted();
    expect([walls[0], walls.at(-1)]).toEqual(["12:00", "19:30"]);
    const { body } = await test.client().get("/api/open-hours/");
    expect(body).not.toContain(teacher.id);
  });

  it("leave out an hour that is taken with everybody", async () => {
    const [first = ""] = (await openHours()).starts;
    const before = await test.db.select({ id: teachers.userId }).from(teachers);
    for (const { id } of before) {
      await buildSession(test.db, {
        teacher: { id },
        startsAt: new Date(first),
        lengthMinutes: 30,
      });
    }
    expect((await openHours()).starts).not.toContain(first);
  });

  it("are as long as the first lesson that the institute gives", async () => {
    await test.db.update(institute).set({ trialIsGiven: true, trialMinutes: 60 });
    const { length_minutes: length, starts } = await openHours();
    expect(length).toBe(60);
    expect(starts.filter((start) => start.includes("T19:30"))).toEqual([]);
  });

  it.each([
    ["whose application is open", { approval: "applied" }],
    ["who pauses", { approval: "paused" }],
    ["who has nowhere to meet", { meetingProvider: "own", meetingLink: null }],
  ] as const)("are never those of somebody %s", async (_who, change) => {
    const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
    for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1) {
      await buildTimeSlot(test.db, { teacher, dayOfWeek, fromHour: 3, toHour: 5 });
    }
    const atNight = async () =>
      (await openHours()).starts.filter((start) => start.includes("T02:00"));
    expect(await atNight()).not.toEqual([]);
    await test.db.update(teachers).set(change).where(eq(teachers.userId, teacher.id));
    expect(await atNight()).toEqual([]);
  });

  it("are never those of somebody whose account is closed", async () => {
    await test.db.update(users).set({ closedAt: TEST_NOW });
    expect((await openHours()).starts).toEqual([]);
  });
});
