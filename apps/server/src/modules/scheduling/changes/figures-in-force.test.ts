import { FIRST_POLICY, type PolicyValues } from "@riwaq/domain/scheduling/policy/values";
import { afterEach, expect, it } from "vitest";

import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  move,
  preview,
  to,
} from "../../../../test/change-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { policies } from "../../institute/tables/policies.ts";

const test = await startTestApp();
const { db } = test;

const set = (values: Partial<PolicyValues>) =>
  db.insert(policies).values({ ...FIRST_POLICY, ...values, holdsFrom: "2026-11-01" });
afterEach(() => db.delete(policies));

it("what comes too late is refused with the notice that holds", async () => {
  await set({ noticeHours: 12 });
  const scene = await buildScene(test);
  const { id } = await buildLesson(db, scene, inHours(11));
  const answer = await move(scene.family, id, to(inHours(50)));
  expect([answer.statusCode, answer.json().detail]).toEqual([
    409,
    [
      "A lesson is moved at least 12 hours before it begins. It can still be cancelled, and then counts as taken.",
    ],
  ]);
  const shown = (await preview(scene.family, "cancel", id)).json();
  expect(shown.decision).toMatchObject({ outcome: "counts_as_taken", notice_hours: 12 });
});

it("a month whose make-ups are used says how many it has", async () => {
  await set({ makeUpsPerMonth: 1 });
  const scene = await buildScene(test);
  await cancel(scene.family, (await buildLesson(db, scene, inHours(26))).id);
  const { id } = await buildLesson(db, scene, inHours(74));
  const shown = (await preview(scene.family, "move", id, to(inHours(50)))).json();
  expect(shown.problems[0]).toContain("The one make-up class of this month is used.");
});

it("a lesson that may not be moved again says how often it might", async () => {
  await set({ movesPerLesson: 3 });
  const scene = await buildScene(test);
  const { id } = await buildLesson(db, scene, inHours(26), "trial");
  for (const hours of [50, 74, 98]) await move(scene.family, id, to(inHours(hours)));
  const answer = await move(scene.family, id, to(inHours(122)));
  expect(answer.json().detail[0]).toContain("The terms allow 3 moves of a lesson");
});
