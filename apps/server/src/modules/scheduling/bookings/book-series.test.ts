import { asc, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildSession, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { holidays } from "../tables/holidays.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
afterEach(() => test.clock.set(TEST_NOW));
const URL = "/api/bookings/";
const PREVIEW = "/api/bookings/preview/";

async function scene() {
  const teacher = await buildOpenTeacher(test.db);
  const { parent, child } = await buildFamily(test.db);
  const request = {
    kind: "series",
    student_id: child.id,
    teacher_id: teacher.id,
    anchor_zone: "Europe/Paris",
    times: [
      { day_of_week: 5, time: "18:00" },
      { day_of_week: 3, time: "18:00" },
    ],
    length_minutes: 60,
    starts_on: "2026-11-23",
    ends_on: null as string | null,
  };
  return { teacher, parent, child, request, browser: await signedIn(test, parent) };
}
const lessonsOf = (teacher: { id: string }) =>
  test.db
    .select()
    .from(sessions)
    .where(eq(sessions.teacherId, teacher.id))
    .orderBy(asc(sessions.startsAt));

describe("a series", () => {
  it("is shown whole before, and booked twelve weeks ahead exactly as shown", async () => {
    const { teacher, request, browser } = await scene();
    const preview = (await browser.post(PREVIEW, request)).json();
    expect(preview).toMatchObject({
      booked_count: 24,
      teacher_zone: "Africa/Cairo",
      family_zone: "Europe/Paris",
      anchor_zone: "Europe/Paris",
      problems: [],
      alternatives: [],
    });
    expect(await lessonsOf(teacher)).toEqual([]);

    const answer = await browser.post(URL, { ...request, expected_count: 23 }, newKey());
    expect(answer.statusCode).toBe(201);
    const lessons = await lessonsOf(teacher);
    expect(lessons.map(({ startsAt }) => startsAt.toISOString())).toEqual(
      preview.occurrences.map(({ starts_at }: { starts_at: string }) => starts_at),
    );
    expect(answer.json()).toEqual({
      series_id: lessons[0]?.seriesId,
      session_ids: lessons.map(({ id }) => id),
      skipped: [],
      offer: null,
    });
    const [row] = await test.db.select().from(series).where(eq(series.id, answer.json().series_id));
    expect(row).toMatchObject({
      anchorZone: "Europe/Paris",
      times: [
        { dayOfWeek: 3, minute: 1080 },
        { dayOfWeek: 5, minute: 1080 },
      ],
      lengthMinutes: 60,
      startsOn: "2026-11-23",
      endsOn: null,
      extendedUntil: "2027-02-13",
    });
    expect(lessons.map(({ seriesOn }) => seriesOn)).toContain("2026-11-24");
  });

  it("is told in one mail for each reader", async () => {
    const { parent, request, browser } = await scene();
    await browser.post(URL, request, newKey());
    const mails = await test.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.to, parent.email));
    expect(mails).toMatchObject([{ template: "lesson-booked", params: { count: "24" } }]);
  });

  it("leaves out what clashes, is closed, or falls on a confirmed holiday, and says so", async () => {
    const { teacher, child, request, browser } = await scene();
    const at = (date: string) => new Date(`${date}T17:30:00Z`);
    await buildSession(test.db, { teacher, startsAt: at("2026-11-24") });
    const elsewhere = await buildTeacher(test.db);
    await buildSession(test.db, {
      teacher: elsewhere,
      students: [child],
      startsAt: at("2026-11-26"),
    });
    await test.db.insert(holidays).values({
      kind: "eid_al_adha",
      hijriYear: 1440,
      startsOn: "2026-12-01",
      endsOn: "2026-12-01",
      confirmedAt: test.clock.now(),
    });
    const body = { ...request, ends_on: "2026-12-05" };
    const preview = (await browser.post(PREVIEW, body)).json();
    expect(
      preview.occurrences.map((one: { on: string; state: string; is_booked: boolean }) => [
        one.on,
        one.state,
        one.is_booked,
      ]),
    ).toEqual([
      ["2026-11-24", "teacher_busy", false],
      ["2026-11-26", "student_busy", false],
      ["2026-12-01", "holiday", false],
      ["2026-12-03", "ok", true],
    ]);
    const answer = await browser.post(URL, { ...body, expected_count: 1 }, newKey());
    expect(answer.statusCode).toBe(201);
    expect(answer.json().session_ids).toHaveLength(1);
    expect(answer.json().skipped).toEqual(preview.occurrences.slice(0, 3));
  });

  it("is not booked at all when fewer lessons are left than the preview showed", async () => {
    const { teacher, request, browser } = await scene();
    await buildSession(test.db, { teacher, startsAt: new Date("2026-11-24T17:00:00Z") });
    const answer = await browser.post(URL, { ...request, expected_count: 23 }, newKey());
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        detail: ["Some of these hours have been taken meanwhile. Look at the preview once more."],
      },
    ]);
    expect(await lessonsOf(teacher)).toHaveLength(1);
  });

  it("outside the teacher's week has nothing to book", async () => {
    const { request, browser } = await scene();
    const body = { ...request, times: [{ day_of_week: 3, time: "06:00" }] };
    const preview = (await browser.post(PREVIEW, body)).json();
    expect(preview).toMatchObject({
      booked_count: 0,
      problems: ["None of these lessons can be booked. Choose other hours."],
    });
    expect((await browser.post(URL, body, newKey())).statusCode).toBe(409);
  });

  it("keeps its hour in Paris when the clocks there change", async () => {
    test.clock.set(new Date("2027-03-01T10:00:00Z"));
    const { teacher, request, browser } = await scene();
    const body = { ...request, starts_on: "2027-03-22", ends_on: "2027-04-01" };
    expect((await browser.post(URL, body, newKey())).statusCode).toBe(201);
    expect((await lessonsOf(teacher)).map(({ startsAt }) => startsAt.toISOString())).toEqual([
      "2027-03-23T17:00:00.000Z",
      "2027-03-25T17:00:00.000Z",
      "2027-03-30T16:00:00.000Z",
      "2027-04-01T16:00:00.000Z",
    ]);
  });

  it.each([
    [
      "the same day twice",
      { times: ["18:00", "19:00"].map((time) => ({ day_of_week: 3, time })) },
      "times",
    ],
    ["no day", { times: [] }, "times"],
    ["an hour on no quarter", { times: [{ day_of_week: 3, time: "18:10" }] }, "times"],
    ["an end before its start", { ends_on: "2026-11-22" }, "ends_on"],
    ["an unknown zone", { anchor_zone: "Europe/Lutetia" }, "anchor_zone"],
    ["a length that is not offered", { length_minutes: 50 }, "length_minutes"],
  ])("with %s is bad input", async (_name, change, field) => {
    const { request, browser } = await scene();
    for (const address of [URL, PREVIEW]) {
      const answer = await browser.post(address, { ...request, ...change }, newKey());
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
    }
  });

  it("starts within the next twelve weeks", async () => {
    const { request, browser } = await scene();
    for (const starts_on of ["2026-11-20", "2027-02-14"]) {
      const answer = await browser.post(URL, { ...request, starts_on }, newKey());
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["starts_on"]]);
    }
  });
});

describe("the preview", () => {
  it("says all that stands against a lesson, in the reader's language, with other hours", async () => {
    const { teacher, child, browser } = await scene();
    await buildSession(test.db, { teacher, startsAt: new Date("2026-11-25T15:00:00Z") });
    const single = {
      kind: "single",
      student_id: child.id,
      teacher_id: teacher.id,
      starts_at: "2026-11-25T15:00:00.000Z",
      length_minutes: 30,
    };
    const preview = (await browser.post(PREVIEW, single)).json();
    expect(preview).toMatchObject({
      booked_count: 0,
      occurrences: [{ state: "teacher_busy", is_booked: false, on: "2026-11-25" }],
      problems: ["This hour has just been taken. Choose one of the hours below."],
    });
    expect(preview.alternatives).toHaveLength(6);
    const inFrench = await browser.post(PREVIEW, single, { "accept-language": "fr" });
    expect(inFrench.json().problems).toEqual([expect.stringMatching(/^Cette heure vient/)]);
    const own = await signedIn(test, child);
    const refused = (
      await own.post(PREVIEW, { ...single, starts_at: "2026-11-20T15:00:00Z" })
    ).json();
    expect([refused.problems.length, refused.alternatives]).toEqual([2, []]);
    expect(refused.problems[0]).toMatch(/parent/);
  });

  it("is for those who are signed in and whose child it is", async () => {
    const { request } = await scene();
    const guest = await test.client().post(PREVIEW, request);
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    const { parent } = await buildFamily(test.db);
    const stranger = await signedIn(test, parent);
    expect((await stranger.post(PREVIEW, request)).statusCode).toBe(404);
    expect((await stranger.post(PREVIEW, {})).statusCode).toBe(400);
  });
});
