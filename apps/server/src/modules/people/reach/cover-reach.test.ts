import { expect, it } from "vitest";

import { inHours } from "../../../../test/change-scene.ts";
import { buildIllScene, coverIn } from "../../../../test/cover-scene.ts";
import { actorOf, buildReport } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { reachesPupil } from "./pupils.ts";

const test = await startTestApp();

it("who covers a lesson reaches its pupil around it, until the report is sent; its teacher as before", async () => {
  const scene = await buildIllScene(test);
  const { substitute, teacher, child, lessons } = scene;
  const [lesson] = lessons;
  const reaches = (someone: typeof teacher, hours: number) =>
    reachesPupil(test.db, actorOf(someone), child.id, inHours(hours));
  expect(await reaches(substitute, 40)).toBe(false);
  await coverIn(scene, lesson);
  expect(await reaches(substitute, 25)).toBe(false);
  expect(await reaches(substitute, 27)).toBe(true);
  expect(await reaches(substitute, 51 + 24 * 6)).toBe(true);
  expect(await reaches(substitute, 51 + 24 * 7)).toBe(false);
  expect(await reaches(teacher, 51 + 24 * 6)).toBe(true);
  const session = { ...lesson, teacherId: substitute.id };
  await buildReport(test.db, { session, student: child, submittedAt: inHours(52) });
  expect(await reaches(substitute, 53)).toBe(false);
});
