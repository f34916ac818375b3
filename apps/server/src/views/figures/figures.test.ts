import type { FigureSums, Figures } from "@riwaq/contracts/views/figures";
import { lastMonths } from "@riwaq/domain/time/spans";
import { fateOf, LESSON_FATES, wasOnTime } from "@riwaq/domain/views/figures";
import { expect, it } from "vitest";

import { buildStaff, buildStudent, buildTeacher, signedIn } from "../../../test/factories.ts";
import {
  buildFiguresWorld,
  isRegularSince,
  medianOf,
  type WorldLesson,
} from "../../../test/figures-world.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/figures/";
const staff = await signedIn(test, await buildStaff(db));
const asked = async (query = ""): Promise<Figures> => {
  const answer = await staff.get(`${URL}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

// Each 32nd hour of seven months, so that some lie before what is asked for.
const from = new Date("2026-05-02T01:00:00Z");
const { lessons, teachers, programmeIds } = await buildFiguresWorld(db, {
  from,
  hours: 160,
  everyHours: 32,
  now: TEST_NOW,
  seed: 7,
});

/** Row by row, by nothing but the rules. */
function recount(some: readonly WorldLesson[]): Omit<FigureSums, "families_gone"> {
  const fates = LESSON_FATES.map((fate) => [
    fate,
    some.filter(({ counted }) => fateOf(counted) === fate).length,
  ]);
  const given = some.filter(({ counted }) => fateOf(counted) === "given");
  const timed = some.flatMap(({ counted }) => wasOnTime(counted) ?? []);
  const delays = some.flatMap(({ reports, endsAtMs }) =>
    reports.flatMap((atMs) => (atMs === null ? [] : [(atMs - endsAtMs) / 1000])),
  );
  const trials = given.filter(({ kind }) => kind === "trial");
  return {
    lessons: some.length,
    ...(Object.fromEntries(fates) as Record<(typeof LESSON_FATES)[number], number>),
    timed: timed.length,
    on_time: timed.filter(Boolean).length,
    given_minutes: given.length * 30,
    reports: delays.length,
    report_median_seconds: medianOf(delays),
    trials: trials.length,
    trials_regular: trials.filter((trial) => isRegularSince(trial, lessons)).length,
  };
}

const rounded = ({
  report_median_seconds: median,
  ...sums
}: Omit<FigureSums, "families_gone">) => ({
  ...sums,
  report_median_seconds: median === null ? null : Math.round(median * 1000),
});

function expectSums(found: FigureSums | undefined, some: readonly WorldLesson[]) {
  expect(found && rounded(found)).toMatchObject(rounded(recount(some)));
}

const spans = lastMonths(TEST_NOW.getTime(), 6, "Africa/Cairo");
const within = lessons.filter(({ startsAtMs }) => startsAtMs >= (spans[0]?.fromMs ?? 0));

it("the figures equal a recount of every row, by month, programme and teacher", async () => {
  const figures = await asked();
  expect(within.length).toBeLessThan(lessons.length);
  expectSums(figures.total, within);
  for (const { month, fromMs, untilMs } of spans) {
    const ofMonth = within.filter((one) => fromMs <= one.startsAtMs && one.startsAtMs < untilMs);
    expectSums(
      figures.months.find((one) => one.month === month),
      ofMonth,
    );
  }
  for (const id of programmeIds) {
    const ofProgramme = within.filter(({ programmeId }) => programmeId === id);
    expectSums(
      figures.programmes.find((one) => one.id === id),
      ofProgramme,
    );
  }
  for (const { id } of teachers) {
    const ofTeacher = within.filter(({ teacherId }) => teacherId === id);
    const found = figures.teachers.find((one) => one.id === id);
    expectSums(found, ofTeacher);
    const weeks = (TEST_NOW.getTime() - (spans[0]?.fromMs ?? 0)) / (7 * 86_400_000);
    expect(found?.hours_a_week).toBeCloseTo((found?.given_minutes ?? 0) / 60 / weeks, 0);
  }
  expect(figures.time_zone).toBe("Africa/Cairo");
});

it("are of the months, the programme and the teacher that are asked for", async () => {
  const [teacher, programme] = [teachers[1]?.id, programmeIds[0]];
  const {
    total,
    months,
    teachers: found,
  } = await asked(`months=3&teacher=${teacher}&programme=${programme}`);
  const [first] = lastMonths(TEST_NOW.getTime(), 3, "Africa/Cairo");
  expectSums(
    total,
    within.filter(
      (one) =>
        one.startsAtMs >= (first?.fromMs ?? 0) &&
        one.teacherId === teacher &&
        one.programmeId === programme,
    ),
  );
  expect(months.map(({ month }) => month)).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(found.map(({ id }) => id)).toEqual([teacher]);
});

it("count a family as gone thirty days after its last lesson, in the month of that lesson", async () => {
  const { months, gone, total } = await asked("months=12");
  const last = new Map<string, WorldLesson>();
  for (const lesson of lessons.filter(({ counted }) => counted.status !== "Cancelled")) {
    for (const id of lesson.pupils) last.set(id, lesson);
  }
  // Everybody still has lessons: the world goes on to the end of November.
  expect(
    [...last.values()].every(({ endsAtMs }) => endsAtMs > TEST_NOW.getTime() - 30 * 864e5),
  ).toBe(true);
  expect([total.families_gone, Object.values(gone)]).toEqual([0, [0, 0, 0, 0, 0]]);
  test.clock.set(new Date("2026-12-31T12:00:00Z"));
  const client = await signedIn(test, await buildStaff(db));
  const later: Figures = (await client.get(`${URL}?months=12`)).json();
  test.clock.set(TEST_NOW);
  expect(later.total.families_gone).toBe(last.size);
  expect(Object.values(later.gone).reduce((sum, count) => sum + count, 0)).toBe(last.size);
  expect(months).toHaveLength(12);
  const november = [...last.values()].filter(
    ({ startsAtMs }) => startsAtMs >= Date.parse("2026-10-31T22:00:00Z"),
  );
  expect(later.months.find(({ month }) => month === "2026-11")?.families_gone).toBe(
    november.length,
  );
});

it("come as a table for each kind of rows, in the reader's language, and its sum is the page's", async () => {
  const { months } = await asked();
  const answer = await staff.get(`${URL}table/?by=months`);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toContain("months-2026-06-2026-11.csv");
  const [header, ...rows] = answer.body.trimEnd().split("\r\n");
  expect(header).toMatch(/^\uFEFFMonth,Lessons,Given,/);
  expect(rows.map((row) => row.split(",").slice(0, 3))).toEqual(
    months.map(({ month, lessons: all, given }) => [month, String(all), String(given)]),
  );
  for (const by of ["programmes", "teachers"]) {
    expect((await staff.get(`${URL}table/?by=${by}`)).statusCode).toBe(200);
  }
});

it("refuse what is no question, and whoever does not decide about lessons", async () => {
  expect((await staff.get(`${URL}?months=7`)).statusCode).toBe(400);
  expect((await staff.get(`${URL}?teacher=me`)).statusCode).toBe(400);
  expect((await staff.get(`${URL}table/?by=moons`)).statusCode).toBe(400);
  for (const other of [await buildTeacher(db), await buildStudent(db)]) {
    const client = await signedIn(test, other);
    expect((await client.get(URL)).statusCode).toBe(403);
    expect((await client.get(`${URL}table/?by=months`)).statusCode).toBe(403);
  }
  expect((await test.client().get(URL)).statusCode).toBe(401);
});
