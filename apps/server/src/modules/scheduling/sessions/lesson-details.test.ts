import type { Session, SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildMeeting,
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { buildSeries } from "../../../../test/series.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

type Person = { id: string };

async function family() {
  const teacher = await buildTeacher(test.db, { name: "Amal" });
  const student = await buildStudent(test.db, { name: "Nour" });
  const parent = await buildParent(test.db, [student], { name: "Claire" });
  return { teacher, student, parent };
}

async function get(reader: Person, url: string) {
  return (await signedIn(test, reader)).get(url);
}
const one = (id: string) => `/api/sessions/${id}/`;
const between = (from: Date, to: Date) =>
  `/api/sessions/?from=${from.toISOString()}&to=${to.toISOString()}`;

describe("one lesson", () => {
  it("is shown to its teacher, its student, their parents and staff", async () => {
    const { teacher, student, parent } = await family();
    const { id } = await buildSession(test.db, { teacher, students: [student] });
    for (const reader of [teacher, student, parent, await buildStaff(test.db)]) {
      const answer = await get(reader, one(id));
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        id,
        students_names: ["Nour"],
        join_opens_at: "2026-11-21T10:50:00.000Z",
        join_closes_at: "2026-11-21T12:00:00.000Z",
        presence: [],
        outcomes: [],
        question: null,
        can_cancel: true,
        can_move: true,
        can_join: false,
        can_say_outcome: false,
      });
    }
  });

  it("leads to its reports: for the teacher also to one that is to be written, for nobody to another family's", async () => {
    const { teacher, student, parent } = await family();
    const other = await buildStudent(test.db, { name: "Zayd" });
    const stranger = await buildParent(test.db, [other], { name: "Leila" });
    const session = await buildSession(test.db, { teacher, students: [student, other] });
    await buildReport(test.db, { session, student, submittedAt: TEST_NOW });
    await buildReport(test.db, { session, student: other });
    const reportsFor = async (reader: Person) => {
      const { reports } = (await get(reader, one(session.id))).json<SessionDetails>();
      return reports.map(({ student: name, is_sent }) => [name, is_sent]);
    };
    const sent = ["Nour", true];
    expect(await reportsFor(teacher)).toEqual([sent, ["Zayd", false]]);
    for (const reader of [student, parent, await buildStaff(test.db)]) {
      expect(await reportsFor(reader)).toEqual([sent]);
    }
    expect(await reportsFor(stranger)).toEqual([]);
  });

  it("of a series comes with its weekly hours on the anchor's wall", async () => {
    const { teacher, student, parent } = await family();
    const { id } = await buildSession(test.db, { teacher, students: [student] });
    expect((await get(parent, one(id))).json()).toMatchObject({ series: null });
    const { id: seriesId } = await buildSeries(test.db, { teacher, student });
    await test.db
      .update(sessions)
      .set({ kind: "series", seriesId, seriesOn: "2026-11-21" })
      .where(eq(sessions.id, id));
    expect((await get(parent, one(id))).json()).toMatchObject({
      series: { anchor_zone: "Europe/Paris", times: [{ day_of_week: 3, time: "18:00" }] },
    });
  });

  it("is not found by anyone else, nor under an id of nothing", async () => {
    const { teacher, student } = await family();
    const { id } = await buildSession(test.db, { teacher, students: [student] });
    const others = [await family(), await family()];
    for (const { teacher: t, student: s, parent: p } of others) {
      for (const other of [t, s, p]) {
        const answer = await get(other, one(id));
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual(NOT_FOUND);
      }
    }
    expect((await get(teacher, one(crypto.randomUUID()))).statusCode).toBe(404);
    expect((await get(teacher, one("lesson"))).statusCode).toBe(404);
    const guest = await test.client().get(one(id));
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });

  it("shared by two families names neither to the other, nor lets one cancel it", async () => {
    const { teacher, student, parent } = await family();
    const other = await buildStudent(test.db, { name: "Yusuf" });
    const otherParent = await buildParent(test.db, [other], { name: "Ibrahim" });
    const { id } = await buildSession(test.db, {
      teacher,
      students: [student, other],
      startsAt: TEST_NOW,
      meetingLink: "https://meet.example/amal",
    });
    for (const person of [teacher, otherParent, parent]) {
      const client = await signedIn(test, person);
      expect((await client.post(`${one(id)}join/`)).statusCode).toBe(200);
    }
    const answer = (await get(parent, one(id))).json();
    expect(answer.students_names).toEqual(["Nour"]);
    expect(answer.presence.map(({ name }: { name: string }) => name)).toEqual(["Amal", "Claire"]);
    expect(answer).toMatchObject({ can_cancel: false, can_move: false });
    const asTaught = (await get(teacher, one(id))).json();
    expect(asTaught.presence).toHaveLength(3);
  });
});

describe("lessons of a range", () => {
  it("are the reader's own that touch it, earliest first", async () => {
    const { teacher, student, parent } = await family();
    const of = { teacher, students: [student] };
    const [later, first] = [
      await buildSession(test.db, { ...of, startsAt: inHours(30) }),
      await buildSession(test.db, { ...of, startsAt: inHours(1) }),
    ];
    await buildSession(test.db, { ...of, startsAt: inHours(-1) });
    await buildSession(test.db, { ...of, startsAt: inHours(48) });
    await buildSession(test.db, { teacher: await buildTeacher(test.db), startsAt: inHours(2) });
    for (const reader of [teacher, student, parent]) {
      const answer = await get(reader, between(inHours(0), inHours(48)));
      expect(answer.json().map(({ id }: Person) => id)).toEqual([first.id, later.id]);
    }
    const half = await get(teacher, between(inHours(1.5), inHours(30)));
    expect(half.json().map(({ id }: Person) => id)).toEqual([first.id]);
    const staff = await get(await buildStaff(test.db), between(inHours(0), inHours(48)));
    expect(staff.json()).toEqual([]);
  });

  it.each([
    ["longer than 93 days", between(inHours(0), inHours(93 * 24 + 1)), "to"],
    ["backwards", between(inHours(2), inHours(1)), "to"],
    ["without an end", `/api/sessions/?from=${TEST_NOW.toISOString()}`, "to"],
    ["without a zone", "/api/sessions/?from=2026-11-21T10:00:00&to=2026-11-22T10:00:00Z", "from"],
  ])("that is %s is refused", async (_name, url, field) => {
    const answer = await get(await buildTeacher(test.db), url);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
  });

  it("is refused to a guest", async () => {
    expect((await test.client().get(between(inHours(0), inHours(1)))).statusCode).toBe(401);
  });
});

describe("the way into a lesson's room", () => {
  const LINK = "https://meet.example.org/amal";

  async function linksFor(reader: Person, id: string) {
    const browser = await signedIn(test, reader);
    const [at, until] = [inHours(-24), inHours(240)].map((instant) => instant.toISOString());
    const details = await browser.get(`/api/sessions/${id}/`);
    const lists = [
      await browser.get(`/api/sessions/?from=${at}&to=${until}`),
      await browser.get("/api/time-slots/user_sessions/"),
    ];
    const listed = lists.flatMap((list) => list.json<Session[]>().filter((row) => row.id === id));
    return [details.json<Session>(), ...listed].map((row) => row.zoom_meeting_link);
  }

  it.each([
    ["before its door opens", 0.25, "Scheduled", null],
    ["once its door is open", 0.1, "Scheduled", LINK],
    ["while it is held", -0.5, "Joined", LINK],
    ["when it is over", -2, "Completed", null],
    ["when it is cancelled", 0.1, "Cancelled", null],
  ] as const)("%s", async (_when, hours, status, link) => {
    const { teacher, student, parent } = await family();
    const of = { teacher, students: [student], startsAt: inHours(hours), status };
    const { id } = await buildSession(test.db, { ...of, meetingLink: LINK });
    expect(await linksFor(teacher, id)).toEqual([LINK, LINK, LINK]);
    for (const person of [student, parent]) {
      expect(await linksFor(person, id)).toEqual([link, link, link]);
    }
    expect(await linksFor(await buildStaff(test.db), id)).toEqual([null]);
  });

  it.each([
    ["days before", 60, "Scheduled", true],
    ["once its door is open", 0.1, "Scheduled", true],
    ["while it is held", -0.5, "Joined", true],
    ["when its end has passed", -1, "Joined", false],
    ["when it is over", -2, "Completed", false],
    ["when it is cancelled", 0.1, "Cancelled", false],
  ] as const)(
    "of this site's own, which asks at its door, %s",
    async (_when, hours, status, is) => {
      const { teacher, student, parent } = await family();
      const of = { teacher, students: [student], startsAt: inHours(hours), status };
      const { id } = await buildSession(test.db, of);
      await buildMeeting(test.db, id, { provider: "embedded", state: "made", link: null });
      const room = `http://riwaq.test/classroom/${id}`;
      const link = is ? room : null;
      expect(await linksFor(teacher, id)).toEqual([room, room, room]);
      for (const person of [student, parent]) {
        expect(await linksFor(person, id)).toEqual([link, link, link]);
      }
      expect(await linksFor(await buildStaff(test.db), id)).toEqual([null]);
    },
  );
});
