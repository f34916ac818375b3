import { describe, expect, it } from "vitest";

import {
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/sessions/";

// Paris has left summer time on 25 October; the institute's clock is Cairo's.
const [salma, karim] = [
  await buildTeacher(db, { name: "Salma Hegazy" }),
  await buildTeacher(db, { name: "Karim Mansour" }),
];
const [ines, yusuf] = [
  await buildStudent(db, { name: "Inès Lambert" }),
  await buildStudent(db, { name: "يُوسُف النجار" }),
];
const at = async (
  time: string,
  rest: Partial<Parameters<typeof buildSession>[1]> = {},
): Promise<string> => {
  const startsAt = new Date(time);
  const lesson = await buildSession(db, { teacher: salma, students: [ines], startsAt, ...rest });
  return lesson.id;
};
const lastOfDay = await at("2026-12-01T21:30:00Z");
const firstOfNext = await at("2026-12-01T22:00:00Z", { teacher: karim, students: [yusuf] });
const noon = await at("2026-12-02T10:00:00Z", { students: [ines, yusuf] });
const cancelled = await at("2026-12-02T12:00:00Z", { status: "Cancelled" });
const inSixDays = await at("2026-12-08T10:00:00Z", { teacher: karim, students: [ines] });

const staff = await signedIn(test, await buildStaff(db));
const listed = async (query: string) => (await staff.get(`${URL}?${query}`)).json();
const idsOf = ({ lessons }: { lessons: Array<{ id: string }> }) => lessons.map(({ id }) => id);

describe("everybody's lessons", () => {
  it("are those that begin on a day of the institute, the earliest first, on its clock", async () => {
    const day = await listed("on=2026-12-02");
    expect(idsOf(day)).toEqual([firstOfNext, noon, cancelled]);
    expect(day).toMatchObject({ on: "2026-12-02", time_zone: "Africa/Cairo", total: 3, page: 1 });
    expect(day.lessons[0]).toMatchObject({ date: "2026-12-02", start_time: "00:00:00" });
    expect(idsOf(await listed("on=2026-12-01"))).toEqual([lastOfDay]);
    const week = await listed("on=2026-12-02&days=7");
    expect(idsOf(week)).toEqual([firstOfNext, noon, cancelled, inSixDays]);
  });

  it("are found by half a name of either side, whatever the accents, and narrowed", async () => {
    expect(idsOf(await listed("on=2026-12-02&search=ines"))).toEqual([noon, cancelled]);
    expect(idsOf(await listed("on=2026-12-02&search=%D9%8A%D9%88%D8%B3%D9%81"))).toEqual([
      firstOfNext,
      noon,
    ]);
    expect(idsOf(await listed("on=2026-12-02&search=mans"))).toEqual([firstOfNext]);
    const ofKarim = await listed(`on=2026-12-02&days=7&teacher=${karim.id}`);
    expect(idsOf(ofKarim)).toEqual([firstOfNext, inSixDays]);
    const nobodys = await listed(`on=2027-01-02&teacher=${karim.id}`);
    expect(nobodys).toMatchObject({ lessons: [], total: 0, teachers: ofKarim.teachers });
    expect(ofKarim.teachers.map(({ name }: { name: string }) => name)).toEqual([
      "Karim Mansour",
      "Salma Hegazy",
    ]);
    expect(idsOf(await listed("on=2026-12-02&state=cancelled"))).toEqual([cancelled]);
  });

  it("come fifty at a time, and a page past the last is the last", async () => {
    const hour = (index: number) =>
      new Date(Date.parse("2026-12-20T00:00:00Z") + index * 3_600_000);
    for (let index = 0; index < 51; index += 1) await at(hour(index).toISOString());
    const first = await listed("on=2026-12-20&days=7");
    expect(first).toMatchObject({ total: 51, page: 1, pages: 2 });
    expect(first.lessons).toHaveLength(50);
    const last = await listed("on=2026-12-20&days=7&page=9");
    expect(last).toMatchObject({ page: 2 });
    expect(last.lessons).toHaveLength(1);
  });

  it("begin today where no day is named; what is no day is refused", async () => {
    const today = await listed("");
    expect(today).toMatchObject({ on: "2026-11-21", lessons: [] });
    expect((await staff.get(`${URL}?on=2026-02-30`)).statusCode).toBe(400);
    expect((await staff.get(`${URL}?days=3`)).statusCode).toBe(400);
  });

  it("are the staff's who decide about people", async () => {
    expect((await test.client().get(URL)).statusCode).toBe(401);
    for (const other of [salma, ines]) {
      expect((await (await signedIn(test, other)).get(URL)).statusCode).toBe(403);
    }
  });
});
