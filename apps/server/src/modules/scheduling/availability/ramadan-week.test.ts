import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildSession, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { holidays } from "../tables/holidays.ts";

const test = await startTestApp();
const BULK_CREATE = "/api/time-slots/bulk_create/";
const RAMADAN = `${BULK_CREATE}?plan=ramadan`;
const MONDAY = 2;
// 18:00 in Cairo on a Monday of Ramadan, and on one before it.
const IN_RAMADAN = new Date("2027-02-15T16:00:00Z");
const BEFORE_RAMADAN = new Date("2027-02-01T16:00:00Z");
await test.db.insert(holidays).values([
  { kind: "ramadan", hijriYear: 1448, startsOn: "2027-02-08", endsOn: "2027-03-08" },
  { kind: "eid_al_fitr", hijriYear: 1448, startsOn: "2027-03-09", endsOn: "2027-03-11" },
]);

function entry(start_time: string, end_time: string) {
  return { day_of_week: MONDAY, start_time, end_time, is_free: true };
}
const EVENING = entry("18:00", "20:00");
const NIGHT = entry("21:00", "23:00");

async function teacherWithWeeks({ usual, ramadan }: Record<"usual" | "ramadan", unknown[]>) {
  const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
  const client = await signedIn(test, teacher);
  await client.post(BULK_CREATE, usual);
  await client.post(RAMADAN, ramadan);
  return { teacher, client, url: `/api/time-slots/${teacher.id}/teacher_slots/` };
}

type Slot = { start_time: string };
const startsOf = (slots: Slot[]) => slots.map(({ start_time }) => start_time.slice(0, 5));

describe("the week of Ramadan", () => {
  it("stands beside the usual one, over the same hours too", async () => {
    const { client, url } = await teacherWithWeeks({ usual: [EVENING], ramadan: [EVENING] });
    const answer = await client.post(RAMADAN, [NIGHT, EVENING]);
    expect(answer.statusCode).toBe(201);
    expect(startsOf(answer.json())).toEqual(["18:00", "21:00"]);
    expect(startsOf((await client.get(url)).json())).toEqual(["18:00"]);
    expect(startsOf((await client.get(`${url}?plan=usual`)).json())).toEqual(["18:00"]);
    expect(startsOf((await client.get(`${url}?plan=ramadan`)).json())).toEqual(["18:00", "21:00"]);
  });

  it("changes nothing when it comes twice, and the audit names the plan", async () => {
    const { teacher, client } = await teacherWithWeeks({ usual: [], ramadan: [NIGHT] });
    const first = await client.post(RAMADAN, [NIGHT]);
    expect((await client.post(RAMADAN, [NIGHT])).json()).toEqual(first.json());
    const entries = await test.db
      .select({ payload: events.payload })
      .from(events)
      .where(and(eq(events.subjectId, teacher.id), eq(events.kind, "replace-free-week")));
    expect(entries).toEqual([{ payload: { added: 1, removed: 0, plan: "ramadan" } }]);
  });

  it("is refused under an unknown name", async () => {
    const { client, url } = await teacherWithWeeks({ usual: [], ramadan: [] });
    expect((await client.post(`${BULK_CREATE}?plan=summer`, [])).statusCode).toBe(400);
    expect((await client.get(`${url}?plan=summer`)).statusCode).toBe(400);
  });
});

describe("lessons in either week", () => {
  it("bind the usual week outside of Ramadan only", async () => {
    const { teacher, client } = await teacherWithWeeks({ usual: [EVENING], ramadan: [EVENING] });
    await buildSession(test.db, { teacher, startsAt: IN_RAMADAN });
    expect((await client.post(BULK_CREATE, [NIGHT])).statusCode).toBe(201);
    await client.post(BULK_CREATE, [EVENING]);
    await buildSession(test.db, { teacher, startsAt: BEFORE_RAMADAN });
    const answer = await client.post(BULK_CREATE, [NIGHT]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().non_field_errors).toHaveLength(1);
  });

  it("bind the week of Ramadan inside of it only", async () => {
    const { teacher, client } = await teacherWithWeeks({ usual: [EVENING], ramadan: [EVENING] });
    await buildSession(test.db, { teacher, startsAt: BEFORE_RAMADAN });
    expect((await client.post(RAMADAN, [NIGHT])).statusCode).toBe(201);
    await client.post(RAMADAN, [EVENING]);
    await buildSession(test.db, { teacher, startsAt: IN_RAMADAN });
    const answer = await client.post(RAMADAN, [NIGHT]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().non_field_errors[0]).toContain("Monday 18:00–19:00");
  });

  it("bind the usual week in Ramadan as well while there is no other", async () => {
    const { teacher, client } = await teacherWithWeeks({ usual: [EVENING], ramadan: [] });
    await buildSession(test.db, { teacher, startsAt: IN_RAMADAN });
    expect((await client.post(BULK_CREATE, [NIGHT])).statusCode).toBe(400);
    expect((await client.post(RAMADAN, [NIGHT])).statusCode).toBe(400);
    expect((await client.post(RAMADAN, [entry("17:00", "19:00")])).statusCode).toBe(201);
  });

  it("bind it too when the week of Ramadan is emptied", async () => {
    const { teacher, client } = await teacherWithWeeks({ usual: [EVENING], ramadan: [NIGHT] });
    await buildSession(test.db, { teacher, startsAt: new Date("2027-02-15T19:00:00Z") });
    expect((await client.post(RAMADAN, [])).statusCode).toBe(400);
    expect((await client.post(BULK_CREATE, [NIGHT])).statusCode).toBe(201);
    expect((await client.post(RAMADAN, [])).statusCode).toBe(201);
  });
});
