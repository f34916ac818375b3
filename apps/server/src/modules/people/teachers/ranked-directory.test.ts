import { FIT_POINTS, type FitReason } from "@riwaq/domain/people/wishes/rank-teachers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildStaff, buildTimeSlot, signedIn } from "../../../../test/factories.ts";
import { buildProgramme, buildTeaching } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { genderExceptions } from "../tables/gender-exceptions.ts";
import { students } from "../tables/students.ts";

const test = await startTestApp();
const { db } = test;
const sought = await buildProgramme(db, { area: "quran" });
const { parent, child } = await buildFamily(db, 9);
await db
  .update(users)
  .set({ language: "fr", timeZone: "Europe/Paris" })
  .where(eq(users.id, child.id));
await db.update(students).set({ teacherGender: "F" }).where(eq(students.userId, child.id));
const family = await signedIn(test, parent);
await family.put(`/api/students/${child.id}/wish/`, {
  programme_id: sought.id,
  level_id: null,
  days: [4],
  parts: ["evening"],
});

type Traits = { teaches?: boolean; speaks?: boolean; gender?: "F" | "M"; hours?: [number, number] };

/** Wednesday in Cairo, which is an hour ahead of Paris in November. */
async function build(name: string, { teaches, speaks, gender = "F", hours }: Traits) {
  const teacher = await buildTeaching(db, {
    user: { name, gender, timeZone: "Africa/Cairo" },
    languages: speaks ? ["ar", "fr"] : ["ar"],
    programmes: teaches ? [sought] : [],
    meetingLink: "https://meet.example.org/x",
  });
  if (hours) {
    const [fromHour, toHour] = hours;
    await buildTimeSlot(db, { teacher, dayOfWeek: 4, fromHour, toHour });
  }
  return teacher;
}

await build("All", { teaches: true, speaks: true, hours: [18, 20] });
await build("Too early", { teaches: true, speaks: true, hours: [12, 18] });
await build("Another programme", { speaks: true, hours: [17, 24] });
await build("Only a woman", {});
await build("A man", { teaches: true, speaks: true, hours: [18, 20], gender: "M" });
const allowed = await build("A man, allowed", { gender: "M" });
await db
  .insert(genderExceptions)
  .values({ studentId: child.id, teacherId: allowed.id, allowedById: parent.id });

type Found = {
  teachers: Array<{
    name: string;
    fit: { reasons: FitReason[]; minutes_in_common: number } | null;
  }>;
};
const ask = async (query: string, client = family) =>
  (await client.get(`/api/teachers/?${query}`)).json<Found>().teachers;

describe("the directory for somebody's wish", () => {
  it("has those first who suit it, with the reasons, and keeps everybody", async () => {
    const found = await ask(`for=${child.id}`);
    const told = found.map(({ name, fit }) => [name, fit?.reasons, fit?.minutes_in_common]);
    expect(told.slice(0, 3)).toEqual([
      ["All", ["programme", "hours", "language", "gender"], 120],
      ["Too early", ["programme", "language", "gender"], 0],
      ["Another programme", ["hours", "language", "gender"], 300],
    ]);
    // Alike, and so by their ids.
    expect(told.slice(3, 5).toSorted()).toEqual([
      ["A man, allowed", ["gender"], 0],
      ["Only a woman", ["gender"], 0],
    ]);
    expect(told.slice(5)).toEqual([["A man", ["programme", "hours", "language"], 120]]);
  });

  it("orders in the database by the points of the rule", async () => {
    const found = (await ask(`for=${child.id}`)).filter(({ name }) => name !== "A man");
    const points = found.map(({ fit }) =>
      (fit?.reasons ?? []).reduce((sum, reason) => sum + FIT_POINTS[reason], 0),
    );
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it("keeps the filters, and says nothing of fitting where nobody is named", async () => {
    expect((await ask(`for=${child.id}&gender=M`)).map(({ name }) => name)).toEqual([
      "A man, allowed",
      "A man",
    ]);
    expect((await ask("")).map(({ fit }) => fit)).toEqual(Array(6).fill(null));
  });

  it("is asked about one's own alone, and about everybody by staff who look after people", async () => {
    const stranger = await signedIn(test, (await buildFamily(db, 9)).parent);
    const answer = await stranger.get(`/api/teachers/?for=${child.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    const office = await signedIn(test, await buildStaff(db));
    expect((await ask(`for=${child.id}`, office))[0]?.name).toBe("All");
  });
});
