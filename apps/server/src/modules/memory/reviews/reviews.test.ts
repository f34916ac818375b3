import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildReport } from "../../../../test/factories.ts";
import { buildLessonWithMarks, buildMemoryScene } from "../../../../test/memory-scene.ts";
import { send } from "../../../../test/report-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { memoryPages } from "../tables/memory-pages.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";

const test = await startTestApp();
const { db } = test;
const scene = await buildMemoryScene(test);
const { student, people } = scene;
const base = `/api/students/${student.id}/memory/`;
const HOUR = 3_600_000;
let lessons = 0;
/** Hours that no other lesson has. */
const earlier = () => new Date(TEST_NOW.getTime() - (lessons += 2) * HOUR);

const standing = () =>
  db
    .select()
    .from(memoryReviews)
    .where(and(eq(memoryReviews.source, "lesson"), isNull(memoryReviews.voidedAt)));
const history = async (page: number, who = people.teacher) =>
  (await who.get(`${base}pages/${page}/`)).json();
const ayat = (from: number, to: number, work = "revision") => ({
  covered: [{ kind: "ayat", work, from: { sura: 78, aya: from }, to: { sura: 78, aya: to } }],
});

/** A lesson with marks whose report was sent. */
async function reported(kinds: readonly MarkKind[], covered = ayat(1, 30)) {
  const startsAt = earlier();
  const { session, marks } = await buildLessonWithMarks(test, scene, { startsAt, kinds });
  const report = await buildReport(db, { session, student });
  const answer = await send(people.teacher, report!.id, covered);
  expect(answer.statusCode).toBe(200);
  return { session, marks, reportId: report!.id };
}

beforeEach(async () => {
  await db.delete(memoryReviews);
  await db.delete(memoryPages);
  test.clock.set(TEST_NOW);
});

describe("a lesson", () => {
  it("counts for the pages that its report says, graded by the marks on them", async () => {
    const { session } = await reported(["prompted", "madd"]);
    expect(await standing()).toMatchObject([
      { page: 582, firstLine: null, grade: 2, by: "teacher", sessionId: session.id },
    ]);
    const { state, reviews } = await history(582);
    expect(state).toMatchObject({ page: 582, stage: "learning" });
    expect(reviews).toMatchObject([{ grade: 2, source: "lesson", by_name: "Youssef" }]);
  });

  it("without a mark makes its page learnt, and recited daily", async () => {
    await reported([]);
    expect((await history(582)).state.stage).toBe("recent");
    const { evenings } = (await people.parent.get(base)).json();
    expect(evenings[1].portions).toMatchObject([{ stream: "sabqi", page: 582 }]);
  });

  it("counts by its marks as soon as it is settled, and as the report corrects it", async () => {
    const startsAt = earlier();
    const { session } = await buildLessonWithMarks(test, scene, {
      startsAt,
      kinds: ["hesitation"],
    });
    const said = { kind: "completed" };
    const answer = await people.teacher.post(`/api/sessions/${session.id}/outcome/`, said);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    // Once on one line is known, and not on how many lines more.
    expect(await standing()).toMatchObject([{ page: 582, firstLine: 1, lastLine: 3, grade: 3 }]);
    const [report] = (await people.teacher.get(`/api/reports/?session=${session.id}`)).json();
    await send(people.teacher, report.id, ayat(1, 11));
    const [row] = await standing();
    expect(row).toMatchObject({ page: 582, firstLine: 1 });
    expect(row?.lastLine).toBeLessThan(15);
  });

  it("counts anew when a mark is taken back, and what it said before is kept", async () => {
    const { marks } = await reported(["forgot"]);
    expect((await standing())[0]?.grade).toBe(1);
    await people.teacher.unsafe("DELETE", `/api/marks/${marks[0]!.id}/`, undefined, {});
    expect((await standing()).map(({ grade }) => grade)).toEqual([4]);
    expect(await db.$count(memoryReviews)).toBe(2);
    expect((await history(582)).reviews).toHaveLength(1);
  });

  it("of something else counts only on pages that are memorised", async () => {
    const [other] = await db.select().from(programmes).where(eq(programmes.slug, "tajweed"));
    const startsAt = earlier();
    const { session } = await buildLessonWithMarks(test, scene, { startsAt, kinds: [] });
    await db
      .update(sessions)
      .set({ programmeId: other?.id ?? null })
      .where(eq(sessions.id, session.id));
    const report = await buildReport(db, { session, student });
    await send(people.teacher, report!.id, ayat(1, 30));
    expect(await standing()).toEqual([]);
  });
});

describe("the teacher's other word", () => {
  it("counts, is kept beside the marks, and can be taken back", async () => {
    await reported(["forgot"]);
    const [row] = await standing();
    const grade = (override: number | null, who = people.teacher) =>
      who.unsafe("PATCH", `/api/memory/reviews/${row!.id}/`, { override }, {});
    expect((await grade(3)).statusCode).toBe(200);
    expect(await history(582)).toMatchObject({
      state: { stage: "recent" },
      reviews: [{ grade: 1, override: 3 }],
    });
    await grade(null);
    expect((await history(582)).state.stage).toBe("learning");
    expect((await grade(3, people.parent)).statusCode).toBe(403);
    expect((await grade(3, people.staff)).statusCode).toBe(403);
    expect((await grade(3, people.stranger)).statusCode).toBe(404);
    expect((await grade(5)).statusCode).toBe(400);
  });
});

describe("the map", () => {
  it("has each page with its strength, for whoever reaches the pupil", async () => {
    await people.teacher.post(`${base}beginning/`, {
      held: [
        { first: 1, last: 2, standing: "solid" },
        { first: 3, last: 3, standing: "rusty" },
      ],
    });
    test.clock.advance(10 * 86_400_000);
    for (const who of [people.teacher, people.parent, people.student, people.staff]) {
      const { pages } = (await who.get(`${base}pages/`)).json();
      expect(pages.map(({ page }: { page: number }) => page)).toEqual([1, 2, 3]);
      expect(pages[2].strength).toBeLessThan(pages[0].strength);
    }
    for (const who of [people.stranger, people.neighbour]) {
      expect((await who.get(`${base}pages/`)).json()).toEqual(NOT_FOUND);
      expect((await who.get(`${base}pages/3/`)).json()).toEqual(NOT_FOUND);
    }
    expect((await people.teacher.get(`${base}pages/605/`)).statusCode).toBe(404);
  });
});

describe("the pupil's page of today", () => {
  it("says what is due, weak and proposed next, to teachers and staff", async () => {
    await people.teacher.post(`${base}portions/`, { page: 582, lines: { first: 1, last: 15 } });
    await reported([]);
    const today = (await people.teacher.get(`${base}today/`)).json();
    expect(today).toMatchObject({
      name: "Inès",
      weakest: [{ page: 582, stage: "recent" }],
      proposed: { page: 583 },
    });
    expect((await people.staff.get(`${base}today/`)).statusCode).toBe(200);
    expect((await people.parent.get(`${base}today/`)).statusCode).toBe(403);
    expect((await people.stranger.get(`${base}today/`)).statusCode).toBe(404);
  });

  it("has a page that holds for a day before one that has faded a little", async () => {
    const begin = (page: number, standing: string) =>
      people.teacher.post(`${base}beginning/`, { held: [{ first: page, last: page, standing }] });
    await begin(1, "shaky");
    test.clock.advance(8 * 86_400_000);
    await begin(2, "rusty");
    const { weakest } = (await people.teacher.get(`${base}today/`)).json();
    expect(weakest).toMatchObject([{ page: 2, strength: 1 }, { page: 1 }]);
    expect(weakest[1].strength).toBeLessThan(1);
  });
});
