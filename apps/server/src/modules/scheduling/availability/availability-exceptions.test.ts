import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
  CANCELLED,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { availabilityExceptions } from "../tables/availability-exceptions.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const URL = "/api/availability-exceptions/";
const MONDAY_OFF = { kind: "time_off", starts: "2026-11-23T09:00", ends: "2026-11-23T12:00" };
const MONDAY_MORE = { ...MONDAY_OFF, kind: "extra_hours" };
// 10:00 in Cairo.
const LESSON_AT = new Date("2026-11-23T08:00:00Z");

async function teacherWithClient() {
  const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
  return { teacher, client: await signedIn(test, teacher) };
}

function storedOf(teacher: { id: string }) {
  return test.db
    .select()
    .from(availabilityExceptions)
    .where(eq(availabilityExceptions.teacherId, teacher.id));
}

describe("an exception to the week", () => {
  it("is taken by the teacher's own clock, kept with its note, and audited", async () => {
    const { teacher, client } = await teacherWithClient();
    const answer = await client.post(URL, { ...MONDAY_OFF, note: "  Dentist " });
    expect(answer.statusCode).toBe(201);
    const exception = {
      id: expect.any(String),
      kind: "time_off",
      starts_at: "2026-11-23T07:00:00.000Z",
      ends_at: "2026-11-23T10:00:00.000Z",
      note: "Dentist",
      lessons: [],
    };
    expect(answer.json()).toEqual(exception);
    expect((await client.get(URL)).json()).toEqual([exception]);
    const [entry] = await test.db
      .select()
      .from(events)
      .where(
        and(eq(events.subjectId, teacher.id), eq(events.kind, "create-availability-exception")),
      );
    expect(entry?.payload).toEqual({ exception: answer.json().id, kind: "time_off" });
  });

  it("is shifted where the clock jumps over its hour", async () => {
    const { client } = await teacherWithClient();
    // Egypt's clock goes from 00:00 to 01:00 on the last Friday of April.
    const answer = await client.post(URL, {
      kind: "extra_hours",
      starts: "2027-04-30T00:30",
      ends: "2027-04-30T02:00",
    });
    expect(answer.json()).toMatchObject({
      starts_at: "2027-04-29T22:30:00.000Z",
      ends_at: "2027-04-29T23:00:00.000Z",
    });
  });

  it("leaves the lessons in time off as they are, and names them to the teacher", async () => {
    const { teacher, client } = await teacherWithClient();
    const students = [
      await buildStudent(test.db, { name: "Yusuf" }),
      await buildStudent(test.db, { name: "Aïcha" }),
    ];
    const lesson = await buildSession(test.db, { teacher, students, startsAt: LESSON_AT });
    await buildSession(test.db, { teacher, startsAt: new Date("2026-11-23T10:00:00Z") });
    const other = await teacherWithClient();
    await buildSession(test.db, { teacher: other.teacher, students: [], startsAt: LESSON_AT });
    const answer = await client.post(URL, MONDAY_OFF);
    const named = [
      { id: lesson.id, starts_at: LESSON_AT.toISOString(), students_names: ["Aïcha", "Yusuf"] },
    ];
    expect(answer.json().lessons).toEqual(named);
    expect((await client.get(URL)).json()[0].lessons).toEqual(named);
    const [row] = await test.db.select().from(sessions).where(eq(sessions.id, lesson.id));
    expect(row).toEqual(lesson);
  });

  it("is listed soonest first until it is over, to its teacher alone", async () => {
    const { teacher, client } = await teacherWithClient();
    await client.post(URL, {
      kind: "time_off",
      starts: "2026-12-01T00:00",
      ends: "2026-12-05T00:00",
    });
    await client.post(URL, MONDAY_MORE);
    await test.db.insert(availabilityExceptions).values({
      teacherId: teacher.id,
      kind: "time_off",
      startsAt: new Date("2026-11-01T00:00:00Z"),
      endsAt: new Date("2026-11-02T00:00:00Z"),
    });
    const kinds = (await client.get(URL)).json().map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["extra_hours", "time_off"]);
    expect((await (await teacherWithClient()).client.get(URL)).json()).toEqual([]);
  });

  it.each([
    ["an end before the start", { ends: "2026-11-23T08:00" }, "ends", "The end must be after"],
    ["an end at the start", { ends: "2026-11-23T09:00" }, "ends", "The end must be after"],
    ["a day that is none", { starts: "2026-02-30T09:00" }, "starts", "Invalid"],
    ["an hour that is none", { ends: "2026-11-23T25:00" }, "ends", "Invalid"],
    ["an instant", { starts: "2026-11-23T09:00:00Z" }, "starts", "Invalid"],
    ["the first century", { starts: "0001-01-01T00:00" }, "starts", "Invalid"],
    ["more than a year", { ends: "2027-12-01T00:00" }, "ends", "Ask for a shorter"],
    ["years ahead", { starts: "2040-01-01T00:00", ends: "2040-01-02T00:00" }, "ends", "Invalid"],
    ["what is over", { starts: "2026-11-20T09:00", ends: "2026-11-20T10:00" }, "ends", "This hour"],
    ["an unknown kind", { kind: "holiday" }, "kind", "Invalid"],
    ["too long a note", { note: "x".repeat(201) }, "note", ""],
  ])("is refused with %s", async (_name, change, field, text) => {
    const { teacher, client } = await teacherWithClient();
    const answer = await client.post(URL, { ...MONDAY_OFF, ...change });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
    expect(answer.json()[field][0]).toContain(text);
    expect(await storedOf(teacher)).toEqual([]);
  });
});

describe("taking an exception back", () => {
  it("removes it once", async () => {
    const { teacher, client } = await teacherWithClient();
    const { id } = (await client.post(URL, MONDAY_OFF)).json();
    const answer = await client.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    expect(await storedOf(teacher)).toEqual([]);
    const again = await client.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    expect([again.statusCode, again.json()]).toEqual([404, NOT_FOUND]);
  });

  it("keeps extra hours that carry a lesson", async () => {
    const { teacher, client } = await teacherWithClient();
    const { id } = (await client.post(URL, MONDAY_MORE)).json();
    const students = [await buildStudent(test.db, { name: "Yusuf" })];
    const lesson = await buildSession(test.db, { teacher, students, startsAt: LESSON_AT });
    const answer = await client.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      non_field_errors: [
        "Monday 10:00–11:00 carries a lesson with Yusuf. Keep these hours or move the lesson first",
      ],
    });
    expect(await storedOf(teacher)).toHaveLength(1);
    await test.db.update(sessions).set(CANCELLED).where(eq(sessions.id, lesson.id));
    const freed = await client.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    expect(freed.statusCode).toBe(200);
  });

  it("drops extra hours where the week covers the lesson as well", async () => {
    const { teacher, client } = await teacherWithClient();
    await client.post("/api/time-slots/bulk_create/", [
      { day_of_week: 2, start_time: "08:00", end_time: "12:00", is_free: true },
    ]);
    const { id } = (await client.post(URL, MONDAY_MORE)).json();
    await buildSession(test.db, { teacher, startsAt: LESSON_AT });
    const answer = await client.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    expect(answer.statusCode).toBe(200);
  });

  it("finds no exception of another teacher's, nor a malformed id", async () => {
    const { teacher, client } = await teacherWithClient();
    const { id } = (await client.post(URL, MONDAY_OFF)).json();
    const other = (await teacherWithClient()).client;
    for (const address of [`${URL}${id}/`, `${URL}1/`]) {
      const answer = await other.unsafe("DELETE", address, undefined, {});
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    expect(await storedOf(teacher)).toHaveLength(1);
  });
});

describe("who has exceptions", () => {
  it("is no guest, and nobody but teachers", async () => {
    const calls = [
      ["GET", URL],
      ["POST", URL],
      ["DELETE", `${URL}11111111-1111-4111-8111-111111111111/`],
    ] as const;
    const others = [
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ];
    for (const [method, url] of calls) {
      const body = method === "POST" ? MONDAY_OFF : undefined;
      const guest = await test.client().unsafe(method, url, body, {});
      expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
      for (const other of others) {
        const answer = await (await signedIn(test, other)).unsafe(method, url, body, {});
        expect([answer.statusCode, answer.json()]).toEqual([403, TEACHERS_ONLY]);
      }
    }
  });
});
