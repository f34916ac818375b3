import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { memoryEvenings } from "../tables/memory-evenings.ts";
import { memoryPages } from "../tables/memory-pages.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { newPortions } from "../tables/new-portions.ts";
import { prepareEvenings } from "./prepare-evenings.job.ts";

const test = await startTestApp();
const { db } = test;
const { student, people } = await buildMemoryScene(test);
const base = `/api/students/${student.id}/memory/`;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const prepare = () => prepareEvenings({ ...test.services, log });
const today = async (who = people.parent) => (await who.get(base)).json().evenings[0];
const pagesOf = ({ portions }: { portions: Array<{ page: number }> }) =>
  portions.map(({ page }) => page);

async function answer(page: number, change: object = {}) {
  const { day } = await today();
  return {
    id: randomUUID(),
    day,
    page,
    lines: null,
    verdict: "alone",
    answered_at: test.clock.now().toISOString(),
    ...change,
  };
}
const send = (answers: object[], who = people.parent) => who.post(`${base}answers/`, { answers });

beforeEach(async () => {
  for (const table of [memoryEvenings, memoryReviews, newPortions, memoryPages]) {
    await db.delete(table);
  }
  test.clock.set(TEST_NOW);
  await people.teacher.post(`${base}beginning/`, {
    held: [{ first: 582, last: 593, standing: "rusty" }],
  });
  test.clock.advance(86_400_000);
});

describe("an answer", () => {
  it("stands beside its portion, and the evening stays as it was", async () => {
    const before = await today();
    const [page] = pagesOf(before) as [number];
    const one = await answer(page, { verdict: "helped" });
    expect((await send([one])).json()).toEqual({ taken: [one.id] });
    const after = await today();
    expect(pagesOf(after)).toEqual(pagesOf(before));
    expect(after.portions[0].done).toEqual({ verdict: "helped", by: "parent" });
    expect(after.portions[1]?.done ?? null).toBeNull();
  });

  it("counts once, however often it is sent, and by whomever", async () => {
    const one = await answer(582);
    await Promise.all([send([one]), send([one]), send([one, one], people.student)]);
    expect(await db.$count(memoryReviews, eq(memoryReviews.source, "evening"))).toBe(1);
  });

  it("moves the page away where it went well, and brings it back where it did not", async () => {
    await send([await answer(582), await answer(583, { verdict: "again" })]);
    const rows = await db.select().from(memoryPages);
    const stability = (page: number) => rows.find((row) => row.page === page)!.stability;
    expect(stability(582)).toBeGreaterThan(stability(584));
    expect(stability(583)).toBeLessThan(stability(584));
  });

  it("of a page of no plan, of a day long ago or to come is not taken, and the others are", async () => {
    const [good, strange, old, early] = [
      await answer(582),
      await answer(100),
      await answer(583, { day: "2020-01-01" }),
      await answer(584, { day: "2199-01-01" }),
    ];
    expect((await send([strange, old, good, early])).json()).toEqual({ taken: [good.id] });
  });

  it("says nothing of an id that is in use elsewhere", async () => {
    const one = await answer(582);
    await send([one]);
    const [row] = await db.select().from(memoryReviews).where(eq(memoryReviews.id, one.id));
    expect(row?.studentId).toBe(student.id);
    const other = await buildMemoryScene(test);
    const path = `/api/students/${other.student.id}/memory/answers/`;
    expect((await other.people.parent.post(path, { answers: [one] })).json()).toEqual({
      taken: [],
    });
  });

  it("comes from the family alone", async () => {
    const one = await answer(582);
    for (const who of [people.teacher, people.staff]) {
      expect((await send([one], who)).statusCode).toBe(403);
    }
    for (const who of [people.neighbour, people.stranger]) {
      expect((await send([one], who)).json()).toEqual(NOT_FOUND);
    }
    expect((await send([one], people.guest)).json()).toEqual(SIGN_IN_FIRST);
    expect((await send([])).statusCode).toBe(400);
    expect((await send([{ ...one, verdict: "perfect" }])).statusCode).toBe(400);
  });
});

describe("prepared evenings", () => {
  it("are each person's own today, once, and go on where they were cut off", async () => {
    expect(await prepare()).toBe(1);
    expect(await prepare()).toBe(0);
    const [row] = await db.select().from(memoryEvenings);
    expect(row?.day).toBe((await today()).day);
    expect(row?.plan.portions.map(({ page }) => page)).toEqual(pagesOf(await today()));
  });

  it("are made anew when the teacher changes something, but not once they have begun", async () => {
    await prepare();
    const give = (page: number) => people.teacher.post(`${base}portions/`, { page, lines: null });
    await give(594);
    expect(pagesOf(await today())).toContain(594);
    const one = await answer(pagesOf(await today())[1] as number);
    await send([one]);
    await give(595);
    expect(pagesOf(await today())).toContain(594);
    test.clock.advance(86_400_000);
    expect(pagesOf(await today())).toContain(595);
  });

  it("are cleared after a month", async () => {
    await prepare();
    test.clock.advance(32 * 86_400_000);
    await prepare();
    expect(await db.$count(memoryEvenings)).toBe(1);
  });
});

it("tonight is of oneself and one's children who practise, and of nobody else", async () => {
  const people_ = (await people.parent.get("/api/tonight/")).json().people;
  expect(people_).toMatchObject([{ student_id: student.id, name: "Inès", is_self: false }]);
  expect((await people.student.get("/api/tonight/")).json().people).toMatchObject([
    { is_self: true },
  ]);
  for (const who of [people.neighbour, people.teacher, people.staff]) {
    expect((await who.get("/api/tonight/")).json()).toEqual({ people: [] });
  }
  expect((await people.guest.get("/api/tonight/")).statusCode).toBe(401);
});
