import { beforeEach, describe, expect, it } from "vitest";

import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  buildTimeSlot,
  signedIn,
} from "../../../../test/factories.ts";
import { buildProgramme, buildTeaching } from "../../../../test/teaching.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { timeSlots } from "../../scheduling/tables/time-slots.ts";
import { teachers } from "../tables/teachers.ts";

const test = await startTestApp();
const URL = "/api/teachers/";
const parisian = await signedIn(test, await buildStudent(test.db, { timeZone: "Europe/Paris" }));

/** From here on nobody is found who was built before. */
beforeEach(async () => {
  await test.db.update(teachers).set({ approval: "declined" });
  await test.db.delete(timeSlots);
});

async function found(query = "", client = parisian) {
  const answer = await client.get(URL + query);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const namesFound = async (query: string, client = parisian) =>
  (await found(query, client)).teachers.map(({ name }: { name: string }) => name).toSorted();

const named = (name: string, zone = "Africa/Cairo") => ({ user: { name, timeZone: zone } });

describe("the directory", () => {
  it("shows what families choose by, and no contact data", async () => {
    const tajweed = await buildProgramme(test.db, { area: "quran" });
    const bio = { en: "I teach.", fr: "J’enseigne.", ar: "أُدرّس." };
    const teacher = await buildTeaching(test.db, {
      user: { name: "Salma", phoneNumber: "+20100000000" },
      languages: ["fr", "ar"],
      bio,
      meetingLink: "https://meet.example.org/salma",
      programmes: [tajweed],
    });
    expect(await found()).toEqual({
      teachers: [
        {
          id: teacher.id,
          name: "Salma",
          picture: null,
          gender: "F",
          languages: ["fr", "ar"],
          programmes: [{ id: tajweed.id, slug: tajweed.slug, area: "quran", name: tajweed.name }],
          years_of_experience: 5,
          bio,
          time_zone: "Africa/Cairo",
          fit: null,
        },
      ],
      page: 1,
      page_count: 1,
      count: 1,
    });
  });

  it("has the approved only", async () => {
    for (const approval of ["applied", "approved", "paused", "declined"] as const) {
      await buildTeaching(test.db, { ...named(approval), approval });
    }
    expect(await namesFound("")).toEqual(["approved"]);
  });

  it("is filtered by programme, language and gender, together", async () => {
    const [one, other] = [await buildProgramme(test.db), await buildProgramme(test.db)];
    const fr = { languages: ["fr", "ar"] };
    await buildTeaching(test.db, { ...named("fits"), ...fr, programmes: [one, other] });
    await buildTeaching(test.db, { ...named("teaches another"), ...fr, programmes: [other] });
    await buildTeaching(test.db, { ...named("no French"), languages: ["ar"], programmes: [one] });
    const man = { name: "a man", gender: "M" } as const;
    await buildTeaching(test.db, { user: man, ...fr, programmes: [one] });
    expect(await namesFound(`?programme=${one.slug}&language=fr&gender=F`)).toEqual(["fits"]);
    expect(await namesFound(`?programme=${one.slug}`)).toEqual(["a man", "fits", "no French"]);
    expect(await namesFound("?language=fr")).toEqual(["a man", "fits", "teaches another"]);
    expect(await namesFound("?gender=M")).toEqual(["a man"]);
    expect(await found("?programme=astronomy")).toMatchObject({ teachers: [], count: 0, page: 1 });
  });

  it("comes twelve to a page, each teacher once", async () => {
    for (let index = 0; index < 25; index += 1) await buildTeaching(test.db, named(`T ${index}`));
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await found(`?page=${page}`));
    expect(pages.map((page) => page.teachers.length)).toEqual([12, 12, 1]);
    expect(pages[0]).toMatchObject({ page: 1, page_count: 3, count: 25 });
    const ids = pages.flatMap((page) => page.teachers.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(25);
    expect(await found("?page=99")).toEqual(pages[2]);
  });
});

describe("the directory, asked for an hour of the reader's own week", () => {
  const tuesday = "?day=3&from=18:00&to=19:00";

  async function free(name: string, zone: string, hours: readonly [number, number, number]) {
    const teacher = await buildTeaching(test.db, named(name, zone));
    const [dayOfWeek, fromHour, toHour] = hours;
    await buildTimeSlot(test.db, { teacher, dayOfWeek, fromHour, toHour });
    return teacher;
  }

  it("finds whoever is free then, on the teacher's own wall", async () => {
    await free("from 19 to 20 in Cairo", "Africa/Cairo", [3, 19, 20]);
    await free("from 18 to 19 in Cairo", "Africa/Cairo", [3, 18, 19]);
    await free("all day in Paris", "Europe/Paris", [3, 0, 24]);
    await free("another day", "Africa/Cairo", [4, 10, 23]);
    await free("half of it", "Africa/Cairo", [3, 10, 19]);
    expect(await namesFound(tuesday)).toEqual(["all day in Paris", "from 19 to 20 in Cairo"]);
  });

  it("follows the clocks of the coming week", async () => {
    await free("an hour ahead", "Africa/Cairo", [3, 19, 20]);
    await free("two hours ahead", "Africa/Cairo", [2, 20, 21]);
    // In the last days of October 2027 only Paris has gone back: Monday 1 November both have.
    test.clock.set(new Date("2027-10-26T10:00:00Z"));
    const soon = await signedIn(test, await buildStudent(test.db));
    expect(await namesFound(tuesday, soon)).toEqual(["an hour ahead"]);
    expect(await namesFound("?day=2&from=18:00&to=19:00", soon)).toEqual([]);
    test.clock.set(TEST_NOW);
  });

  it("wants both parts where midnight falls into the hours", async () => {
    const client = await signedIn(
      test,
      await buildParent(test.db, [], { timeZone: "America/Toronto" }),
    );
    const both = await free("both", "Africa/Cairo", [3, 22, 24]);
    await buildTimeSlot(test.db, { teacher: both, dayOfWeek: 4, fromHour: 0, toHour: 2 });
    await free("before midnight", "Africa/Cairo", [3, 20, 24]);
    await free("after midnight", "Africa/Cairo", [4, 0, 6]);
    expect(await namesFound("?day=3&from=16:00&to=18:00", client)).toEqual(["both"]);
    expect(await namesFound("?day=3&from=17:00&to=18:00", client)).toEqual([
      "after midnight",
      "both",
    ]);
  });

  it("takes an end before the start as the next day's", async () => {
    const late = await free("late", "Europe/Paris", [3, 20, 24]);
    expect(await namesFound("?day=3&from=23:00&to=00:00")).toEqual(["late"]);
    expect(await namesFound("?day=3&from=23:00&to=01:00")).toEqual([]);
    await buildTimeSlot(test.db, { teacher: late, dayOfWeek: 4, fromHour: 0, toHour: 1 });
    expect(await namesFound("?day=3&from=23:00&to=01:00")).toEqual(["late"]);
  });

  it("knows the week of Ramadan from the usual one", async () => {
    const teacher = await buildTeaching(test.db, named("ramadan", "Europe/Paris"));
    const range = { dayOfWeek: 3, startMinute: 0, endMinute: 1440 };
    await test.db.insert(timeSlots).values({ teacherId: teacher.id, plan: "ramadan", ...range });
    expect(await namesFound(tuesday)).toEqual([]);
  });

  it("finds nobody where nobody is free", async () => {
    expect(await found(tuesday)).toMatchObject({ teachers: [], count: 0, page_count: 1 });
  });

  it("wants the day and both hours", async () => {
    const answer = await parisian.get(`${URL}?from=18:00`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      day: ["This field is required"],
      to: ["This field is required"],
    });
    expect((await parisian.get(`${URL}?day=3&from=18:00&to=18:00`)).json()).toEqual({
      to: ["The end must be after the start"],
    });
  });
});

describe("wrong questions", () => {
  it.each([
    ["day=7&from=18:00&to=19:00", { day: ["Invalid value"] }],
    ["day=1&from=25:00&to=19:00", { from: ["Invalid time"] }],
    ["gender=X", { gender: ["Choose male or female"] }],
    ["language=xx", { language: ["Invalid value"] }],
    ["page=0", { page: ["Invalid value"] }],
  ])("%s", async (query, body) => {
    const answer = await parisian.get(`${URL}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(body);
  });
});

describe("who may look", () => {
  it("is families and staff, no teacher and no guest", async () => {
    for (const build of [buildParent, buildStaff]) {
      const client = await signedIn(test, await build(test.db));
      expect((await client.get(URL)).statusCode).toBe(200);
    }
    const teacher = await signedIn(test, await buildTeacher(test.db));
    const refused = await teacher.get(URL);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ detail: ["This is for students and parents."] });
    expect((await test.client().get(URL)).statusCode).toBe(401);
  });
});
