import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { timeSlots } from "../tables/time-slots.ts";

const test = await startTestApp();
const BULK_CREATE = "/api/time-slots/bulk_create/";
const teacher = await buildTeacher(test.db);
const client = await signedIn(test, teacher);

function entry(day_of_week: unknown, start_time: unknown, end_time: unknown) {
  return { day_of_week, start_time, end_time, is_free: true };
}

const good = entry(1, "09:00", "10:00");
await client.post(BULK_CREATE, [good]);
const kept = await test.db.select().from(timeSlots).where(eq(timeSlots.teacherId, teacher.id));

async function refusalOf(body: unknown) {
  const answer = await client.post(BULK_CREATE, body);
  expect(answer.statusCode).toBe(400);
  const stored = await test.db.select().from(timeSlots).where(eq(timeSlots.teacherId, teacher.id));
  expect(stored).toEqual(kept);
  return answer.json();
}

describe("a week with a fault stores nothing and names it", () => {
  it.each([
    ["a day that is none", entry(7, "09:00", "10:00"), "Unknown day of the week"],
    ["a day before the first", entry(-1, "09:00", "10:00"), "Unknown day of the week"],
    ["half a day", entry(1.5, "09:00", "10:00"), "Unknown day of the week"],
    ["a time that is none", entry(1, "nine", "10:00"), "Invalid time"],
    ["hour 24", entry(1, "09:00", "24:00"), "Invalid time"],
    ["minute 60", entry(1, "09:60", "10:00"), "Invalid time"],
    ["a time without zeros", entry(1, "9:00", "10:00"), "Invalid time"],
    ["a half hour", entry(1, "09:30", "10:00"), "Times must be on the hour"],
    ["an end at a half hour", entry(1, "09:00", "10:30"), "Times must be on the hour"],
    ["a second after the hour", entry(1, "09:00:01", "10:00"), "Times must be on the hour"],
    ["an end before the start", entry(1, "10:00", "09:00"), "The end must be after the start"],
    ["an end at the start", entry(1, "10:00", "10:00"), "The end must be after the start"],
    ["a day in words", entry("1", "09:00", "10:00"), "Invalid time range"],
    ["a time in numbers", entry(1, 9, 10), "Invalid time range"],
    [
      "a missing time",
      { day_of_week: 1, start_time: "09:00", is_free: true },
      "Invalid time range",
    ],
    ["hours that are not free", { ...good, is_free: false }, "Invalid time range"],
    ["nothing", null, "Invalid time range"],
    ["a list", [], "Invalid time range"],
    ["a text", "09:00", "Invalid time range"],
  ])("%s", async (_name, faulty, reason) => {
    expect(await refusalOf([good, faulty])).toEqual({ non_field_errors: [`Entry 2: ${reason}`] });
  });

  it("names every faulty entry in one answer", async () => {
    const week = [entry(9, "09:00", "10:00"), good, entry(1, "x", "10:00"), 7];
    expect(await refusalOf(week)).toEqual({
      non_field_errors: [
        "Entry 1: Unknown day of the week",
        "Entry 3: Invalid time",
        "Entry 4: Invalid time range",
      ],
    });
  });

  it("names both entries of an overlap", async () => {
    const week = [
      entry(1, "09:00", "12:00"),
      entry(2, "09:00", "12:00"),
      entry(1, "11:00", "13:00"),
    ];
    expect(await refusalOf(week)).toEqual({
      non_field_errors: ["Entry 3 overlaps entry 1 on the same day"],
    });
  });

  it("refuses the same range twice", async () => {
    expect(await refusalOf([good, good])).toEqual({
      non_field_errors: ["Entry 2 overlaps entry 1 on the same day"],
    });
  });

  it("refuses more than a hundred ranges", async () => {
    const week = Array.from({ length: 101 }, () => good);
    expect(await refusalOf(week)).toEqual({
      non_field_errors: ["A week can have at most 100 time ranges"],
    });
  });

  it.each([[{}], ["text"], [7], [null], [good], [{ data: [good] }]])(
    "refuses %j, which is not a list",
    async (body) => {
      const answer = await client.post(BULK_CREATE, JSON.stringify(body), {
        "content-type": "application/json",
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ non_field_errors: ["Invalid value"] });
    },
  );

  it("speaks the reader's language", async () => {
    client.cookies.set("lang", "fr");
    const french = await client.post(BULK_CREATE, [entry(9, "09:00", "10:00")]);
    client.cookies.set("lang", "ar");
    const arabic = await client.post(BULK_CREATE, [good, good]);
    client.cookies.delete("lang");
    expect(french.json().non_field_errors[0]).toMatch(/^Plage 1\s: Jour de la semaine inconnu$/);
    expect(french.headers["content-language"]).toBe("fr");
    expect(arabic.json().non_field_errors[0]).toMatch(/\p{Script=Arabic}/u);
  });
});
