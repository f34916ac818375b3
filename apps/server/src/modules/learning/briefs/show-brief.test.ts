import { afterEach, expect, it } from "vitest";

import { inHours } from "../../../../test/change-scene.ts";
import { type IllScene, buildIllScene, coverIn } from "../../../../test/cover-scene.ts";
import { buildReport, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildHeldLesson, hoursAgo, send } from "../../../../test/report-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const { db, clock } = test;
afterEach(() => clock.set(TEST_NOW));

const briefOf = (browser: IllScene["stand"], lesson: { id: string }) =>
  browser.get(`/api/sessions/${lesson.id}/brief/`);

/** Two lessons with the teacher who is ill have been reported, and the first lesson of the leave is covered. */
async function buildBriefScene() {
  const scene = await buildIllScene(test);
  const { teacher, child, desk, lessons } = scene;
  const older = await buildHeldLesson(db, { teacher, children: [child] }, hoursAgo(90));
  const newer = await buildHeldLesson(db, { teacher, children: [child] }, hoursAgo(20));
  const said = { to_work_on: ["Madd"], homework: "Al-Ikhlas", internal_note: "Shy, be gentle" };
  await send(desk, older.reportIds[0] ?? "", { to_work_on: ["Madd", "Qalqala"], homework: "Old" });
  await send(desk, newer.reportIds[0] ?? "", said);
  await coverIn(scene, lessons[0]);
  return scene;
}

it("says to who covers a lesson where its pupil is, from a day before", async () => {
  const scene = await buildBriefScene();
  const { stand, teacher, substitute, child } = scene;
  const [lesson] = scene.lessons;
  const early = (await briefOf(stand, lesson)).json();
  expect(early).toMatchObject({
    side: "substitute",
    pupils: null,
    opens_at: inHours(26).toISOString(),
    regular_name: teacher.name,
    substitute_name: substitute.name,
  });
  expect(early.declinable_until).not.toBeNull();
  clock.set(inHours(49));
  const brief = (await briefOf(stand, lesson)).json();
  expect(brief).toMatchObject({ opens_at: null, declinable_until: null });
  expect(brief.pupils).toMatchObject([
    {
      student_id: child.id,
      to_work_on: ["Madd", "Qalqala"],
      homework: "Al-Ikhlas",
      notes: [{ text: "Shy, be gentle" }],
    },
  ]);
  expect(brief.pupils[0].lessons).toHaveLength(2);
  expect(brief.pupils[0].lessons[0].covered).toHaveLength(1);
});

it("and no more once the report is sent", async () => {
  const scene = await buildBriefScene();
  const [lesson] = scene.lessons;
  const session = { ...lesson, teacherId: scene.substitute.id };
  await buildReport(db, { session, student: scene.child, submittedAt: inHours(52) });
  clock.set(inHours(53));
  expect((await briefOf(scene.stand, lesson)).json()).toMatchObject({
    pupils: null,
    opens_at: null,
  });
});

it("to its regular teacher and to staff who decide about lessons, and to nobody else", async () => {
  const scene = await buildBriefScene();
  const [covered, other] = scene.lessons;
  for (const browser of [scene.desk, scene.office]) {
    expect((await briefOf(browser, covered)).json().pupils).toHaveLength(1);
  }
  const stranger = await signedIn(test, await buildTeacher(db));
  expect((await briefOf(stranger, covered)).statusCode).toBe(404);
  expect((await briefOf(scene.family, covered)).statusCode).toBe(403);
  expect((await briefOf(scene.stand, other)).statusCode).toBe(404);
  expect((await briefOf(test.client(), covered)).statusCode).toBe(401);
});
