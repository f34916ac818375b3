import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { memoryPages } from "../tables/memory-pages.ts";
import { memoryPlans } from "../tables/memory-plans.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { newPortions } from "../tables/new-portions.ts";

const test = await startTestApp();
const { db } = test;
const { student, people } = await buildMemoryScene(test);
const base = `/api/students/${student.id}/memory/`;
const memory = async (who = people.teacher) => (await who.get(base)).json();
const plan = {
  minutes: 20,
  pages: 4,
  cycle_days: 30,
  recent_days: 10,
  days_off: [6],
  mode: "usual",
  mode_until: null,
  exam_pages: null,
};
const held = (first: number, last: number, standing: string) => ({
  held: [{ first, last, standing }],
});

beforeEach(async () => {
  for (const table of [memoryPlans, memoryReviews, newPortions, memoryPages]) {
    await db.delete(table);
  }
  test.clock.set(TEST_NOW);
});

describe("a plan", () => {
  it("is the usual one until a teacher sets it, and then this one, on the next reading", async () => {
    expect(await memory()).toMatchObject({ is_set: false, side: "teacher", plan: { minutes: 10 } });
    expect((await people.teacher.put(`${base}plan/`, plan)).statusCode).toBe(200);
    expect(await memory(people.parent)).toMatchObject({ is_set: true, side: "parent", plan });
  });

  it("is set by a teacher of the pupil alone", async () => {
    for (const who of [people.parent, people.student, people.staff]) {
      expect((await who.put(`${base}plan/`, plan)).statusCode).toBe(403);
    }
    for (const who of [people.stranger, people.neighbour]) {
      expect((await who.put(`${base}plan/`, plan)).json()).toEqual(NOT_FOUND);
    }
    expect((await people.guest.put(`${base}plan/`, plan)).json()).toEqual(SIGN_IN_FIRST);
    expect(await db.$count(memoryPlans)).toBe(0);
  });

  it.each([
    [{ minutes: 4 }, "minutes"],
    [{ pages: 0 }, "pages"],
    [{ days_off: [0, 1, 2, 3, 4, 5, 6] }, "days_off"],
    [{ days_off: [1, 1] }, "days_off"],
    [{ mode: "exam" }, "exam_pages"],
    [{ exam_pages: { first: 1, last: 2 } }, "exam_pages"],
  ])("refuses %j", async (change, field) => {
    const answer = await people.teacher.put(`${base}plan/`, { ...plan, ...change });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json()).map((key) => key.split(".")[0])).toContain(field);
    expect(await db.$count(memoryPlans)).toBe(0);
  });
});

describe("what is held at the beginning", () => {
  it("makes evenings of it, within the plan, the rusty pages first", async () => {
    await people.parent.post(`${base}beginning/`, held(582, 590, "solid"));
    await people.student.post(`${base}beginning/`, held(591, 592, "rusty"));
    const { pages, evenings, today } = await memory(people.student);
    expect(pages).toEqual({ learning: 0, recent: 0, old: 11 });
    expect(evenings[0].day).toBe(today);
    expect(evenings).toHaveLength(7);
    const shown = evenings.flatMap(({ portions }: { portions: Array<{ page: number }> }) =>
      portions.map(({ page }) => page),
    );
    expect(shown.slice(0, 2)).toEqual([591, 592]);
  });

  it("is said anew: the last word counts, and what is not held is forgotten", async () => {
    await people.teacher.post(`${base}beginning/`, held(582, 584, "solid"));
    await people.teacher.post(`${base}beginning/`, held(583, 584, "not-yet"));
    expect((await memory()).pages.old).toBe(1);
    await people.teacher.post(`${base}beginning/`, held(582, 582, "not-yet"));
    expect((await memory()).pages.old).toBe(0);
  });

  it("is said by family and teacher, not by staff, and by nobody else", async () => {
    const send = (who: typeof people.staff) => who.post(`${base}beginning/`, held(1, 1, "solid"));
    expect((await send(people.staff)).statusCode).toBe(403);
    expect((await send(people.stranger)).statusCode).toBe(404);
    expect((await people.teacher.post(`${base}beginning/`, held(3, 2, "solid"))).statusCode).toBe(
      400,
    );
    expect(
      (await people.teacher.post(`${base}beginning/`, held(605, 605, "solid"))).statusCode,
    ).toBe(400);
    expect(await db.$count(memoryReviews)).toBe(0);
  });
});

describe("a new portion", () => {
  const give = (portion: object, who = people.teacher) => who.post(`${base}portions/`, portion);

  it("is there the same evening, the next one ends it, and the same again changes nothing", async () => {
    await give({ page: 582, lines: { first: 1, last: 4 } });
    await give({ page: 582, lines: { first: 1, last: 4 } });
    expect(await db.$count(newPortions)).toBe(1);
    const { portion, evenings } = await memory(people.parent);
    expect(portion).toMatchObject({ page: 582, lines: { first: 1, last: 4 }, by: "Youssef" });
    expect(evenings[0].portions).toMatchObject([{ stream: "sabaq", page: 582 }]);
    await give({ page: 583, lines: null });
    expect((await memory()).portion).toMatchObject({ page: 583, lines: null });
    await people.teacher.unsafe("DELETE", `${base}portions/`, undefined, {});
    expect((await memory()).portion).toBeNull();
  });

  it("is given by a teacher of the pupil, on lines that the page has", async () => {
    expect((await give({ page: 1, lines: { first: 1, last: 9 } })).statusCode).toBe(400);
    expect((await give({ page: 3, lines: { first: 5, last: 4 } })).statusCode).toBe(400);
    expect((await give({ page: 3, lines: null }, people.parent)).statusCode).toBe(403);
    expect((await give({ page: 3, lines: null }, people.stranger)).statusCode).toBe(404);
    expect(await db.$count(newPortions)).toBe(0);
  });
});

it("is read by whoever reaches the pupil, and by nobody else", async () => {
  expect((await memory(people.staff)).side).toBe("staff");
  expect((await people.neighbour.get(base)).json()).toEqual(NOT_FOUND);
  expect((await people.stranger.get(base)).json()).toEqual(NOT_FOUND);
  expect((await people.guest.get(base)).json()).toEqual(SIGN_IN_FIRST);
});
