import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/time-slots/user_sessions/";
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

type Listed = { id: string; students_names: string[]; starts_at: string };

async function listOf(reader: { id: string }): Promise<Listed[]> {
  const answer = await (await signedIn(test, reader)).get(URL);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe("a teacher's sessions", () => {
  it("carry every named field, and the instants", async () => {
    const teacher = await buildTeacher(test.db, { name: "Amal" });
    const student = await buildStudent(test.db, { name: "Nour" });
    const meetingLink = "https://zoom.example/j/1";
    const session = await buildSession(test.db, { teacher, students: [student], meetingLink });
    expect(await listOf(teacher)).toEqual([
      {
        id: session.id,
        teacher_id: teacher.id,
        teacher_name: "Amal",
        teacher_gender: teacher.gender,
        students_ids: [student.id],
        students_names: ["Nour"],
        programme: null,
        kind: "single",
        series_id: null,
        teacher_zone: "Africa/Cairo",
        family_zone: "Europe/Paris",
        date: "2026-11-21",
        start_time: "13:00:00",
        end_time: "14:00:00",
        time_zone: "Africa/Cairo",
        starts_at: "2026-11-21T11:00:00.000Z",
        ends_at: "2026-11-21T12:00:00.000Z",
        status: "Scheduled",
        cancelled_by: null,
        is_shifted: false,
        zoom_meeting_link: meetingLink,
      },
    ]);
  });

  it("come newest first, of every status", async () => {
    const teacher = await buildTeacher(test.db);
    const statuses = ["Completed", "Missed", "Cancelled", "Joined", "Scheduled"] as const;
    for (const [index, status] of statuses.entries()) {
      await buildSession(test.db, { teacher, status, startsAt: inHours(index * 24 - 72) });
    }
    const list = await listOf(teacher);
    expect(list).toMatchObject(statuses.toReversed().map((status) => ({ status })));
  });

  it("are never another teacher's", async () => {
    const teacher = await buildTeacher(test.db);
    await buildSession(test.db, { teacher: await buildTeacher(test.db) });
    const own = await buildSession(test.db, { teacher });
    expect((await listOf(teacher)).map(({ id }) => id)).toEqual([own.id]);
  });

  it("may have no student yet, and no link", async () => {
    const teacher = await buildTeacher(test.db);
    await buildSession(test.db, { teacher });
    expect(await listOf(teacher)).toMatchObject([{ students_names: [], zoom_meeting_link: null }]);
  });
});

describe("more than five hundred sessions", () => {
  const HOURLY = 1100;

  /** An hour after the other, from so many hours before now on. */
  async function buildHourly(hoursBefore: number) {
    const teacher = await buildTeacher(test.db);
    const student = await buildStudent(test.db);
    const parent = await buildParent(test.db, [student, await buildStudent(test.db)]);
    await test.db.execute(
      `with lessons as (insert into sessions (teacher_id, starts_at, ends_at)
         select '${teacher.id}', at, at + interval '1 hour' from generate_series(0, ${HOURLY - 1}) hour,
           lateral (select timestamptz '${inHours(-hoursBefore).toISOString()}' + hour * interval '1 hour' as at) each
         returning id, starts_at, ends_at, status)
       insert into session_students (session_id, student_id, starts_at, ends_at, status)
         select id, '${student.id}', starts_at, ends_at, status from lessons`,
    );
    return { teacher, student, parent };
  }

  it("come in pages, each reader's, until there are none: every session once", async () => {
    const people = await buildHourly(HOURLY);
    for (const reader of Object.values(people)) {
      const client = await signedIn(test, reader);
      const pages: Listed[][] = [];
      let before = "";
      do {
        const answer = await client.get(`${URL}${before && `?before=${before}`}`);
        pages.push(answer.json());
        before = pages.at(-1)?.at(-1)?.starts_at ?? "";
      } while (pages.at(-1)?.length === 500);
      expect(pages.map(({ length }) => length)).toEqual([500, 500, 100]);
      const all = pages.flat();
      expect(new Set(all.map(({ id }) => id)).size).toBe(HOURLY);
      expect(all.at(0)?.starts_at).toBe(inHours(-1).toISOString());
      expect(all.at(-1)?.starts_at).toBe(inHours(-HOURLY).toISOString());
    }
  });

  it("hide none of those that come, the next one least of all", async () => {
    const { teacher } = await buildHourly(10);
    const list = await listOf(teacher);
    expect(list).toHaveLength(HOURLY);
    expect(list.map(({ starts_at }) => starts_at)).toContain(inHours(0).toISOString());
  });

  it("want an instant to come before", async () => {
    const { body, statusCode } = await (
      await signedIn(test, await buildTeacher(test.db))
    ).get(`${URL}?before=yesterday`);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toHaveProperty("before");
  });
});

describe("a student's sessions", () => {
  it("are those they sit in, with everyone who sits there", async () => {
    const teacher = await buildTeacher(test.db);
    const [nour, yusuf] = [
      await buildStudent(test.db, { name: "Nour" }),
      await buildStudent(test.db, { name: "Yusuf" }),
    ];
    const shared = await buildSession(test.db, { teacher, students: [yusuf, nour] });
    const alone = await buildSession(test.db, { teacher, students: [nour], startsAt: inHours(5) });
    await buildSession(test.db, { teacher, students: [yusuf], startsAt: inHours(8) });
    expect(await listOf(nour)).toMatchObject([
      { id: alone.id, students_names: ["Nour"] },
      { id: shared.id, students_names: ["Nour", "Yusuf"] },
    ]);
  });

  it("are empty for who has none", async () => {
    expect(await listOf(await buildStudent(test.db))).toEqual([]);
  });
});

describe("a parent's sessions", () => {
  it("are their children's, each once, without the names of other families", async () => {
    const teacher = await buildTeacher(test.db);
    const [nour, sami, other] = [
      await buildStudent(test.db, { name: "Nour" }),
      await buildStudent(test.db, { name: "Sami" }),
      await buildStudent(test.db, { name: "Other" }),
    ];
    const parent = await buildParent(test.db, [nour, sami]);
    const shared = await buildSession(test.db, { teacher, students: [other, sami, nour] });
    const mixed = await buildSession(test.db, {
      teacher,
      students: [nour, other],
      startsAt: inHours(4),
    });
    await buildSession(test.db, { teacher, students: [other], startsAt: inHours(7) });
    const list = await listOf(parent);
    expect(list).toMatchObject([
      { id: mixed.id, students_names: ["Nour"] },
      { id: shared.id, students_names: ["Nour", "Sami"] },
    ]);
    expect(JSON.stringify(list)).not.toContain("Other");
  });

  it("end with the guardianship", async () => {
    const child = await buildStudent(test.db);
    const parent = await buildParent(test.db, [child]);
    await buildSession(test.db, { teacher: await buildTeacher(test.db), students: [child] });
    expect(await listOf(parent)).toHaveLength(1);
    await test.db.execute(`delete from family_members where user_id = '${parent.id}'`);
    expect(await listOf(parent)).toEqual([]);
  });
});

describe("the list of sessions", () => {
  it("is empty for staff, who have none of their own", async () => {
    await buildSession(test.db, { teacher: await buildTeacher(test.db) });
    expect(await listOf(await buildStaff(test.db))).toEqual([]);
  });

  it("is refused to a guest", async () => {
    const answer = await test.client().get(URL);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(SIGN_IN_FIRST);
  });
});

describe("wall time around the clock changes of 2027", () => {
  const summer = ["09:00:00", "10:00:00"];

  it.each([
    // Paris: forward on 28 March at 01:00Z, back on 31 October at 01:00Z.
    ["Europe/Paris", "2027-03-28T00:30:00Z", "2027-03-28", ["01:30:00", "03:30:00"]],
    ["Europe/Paris", "2027-03-28T07:00:00Z", "2027-03-28", summer],
    ["Europe/Paris", "2027-03-27T08:00:00Z", "2027-03-27", summer],
    ["Europe/Paris", "2027-10-31T00:30:00Z", "2027-10-31", ["02:30:00", "02:30:00"]],
    ["Europe/Paris", "2027-10-31T08:00:00Z", "2027-10-31", summer],
    // Cairo: forward on Friday 30 April at 00:00, back on Friday 29 October at 00:00.
    ["Africa/Cairo", "2027-04-29T21:30:00Z", "2027-04-29", ["23:30:00", "01:30:00"]],
    ["Africa/Cairo", "2027-04-29T22:00:00Z", "2027-04-30", ["01:00:00", "02:00:00"]],
    ["Africa/Cairo", "2027-04-30T06:00:00Z", "2027-04-30", summer],
    ["Africa/Cairo", "2027-10-28T20:30:00Z", "2027-10-28", ["23:30:00", "23:30:00"]],
    ["Africa/Cairo", "2027-10-29T07:00:00Z", "2027-10-29", summer],
    ["Africa/Casablanca", "2027-06-01T09:00:00Z", "2027-06-01", summer],
    ["America/Montreal", "2027-06-02T02:00:00Z", "2027-06-01", ["22:00:00", "23:00:00"]],
  ])("in %s, %s is read on %s at %j", async (timeZone, startsAt, date, [start_time, end_time]) => {
    const student = await buildStudent(test.db, { timeZone });
    const teacher = await buildTeacher(test.db);
    await buildSession(test.db, { teacher, students: [student], startsAt: new Date(startsAt) });
    expect(await listOf(student)).toMatchObject([
      { date, start_time, end_time, time_zone: timeZone },
    ]);
  });

  it("is each reader's own for one and the same session", async () => {
    const child = await buildStudent(test.db, { timeZone: "Europe/Paris" });
    const parent = await buildParent(test.db, [child], { timeZone: "Asia/Dubai" });
    const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
    const startsAt = new Date("2027-04-10T18:00:00Z");
    await buildSession(test.db, { teacher, students: [child], startsAt });
    const walls = [];
    for (const reader of [teacher, child, parent]) walls.push(...(await listOf(reader)));
    expect(walls).toMatchObject([
      { start_time: "20:00:00" },
      { start_time: "20:00:00" },
      { start_time: "22:00:00" },
    ]);
  });
});
