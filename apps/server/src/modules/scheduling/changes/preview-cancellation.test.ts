import { expect, it } from "vitest";

import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  preview,
  to,
} from "../../../../test/change-scene.ts";
import { buildStudent } from "../../../../test/factories.ts";
import { link } from "../../../../test/family-links.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();

it("says how many lessons could be made up after it, as they are then", async () => {
  const scene = await buildScene(test);
  const lessons = [
    await buildLesson(test.db, scene, inHours(26)),
    await buildLesson(test.db, scene, inHours(28)),
    await buildLesson(test.db, scene, inHours(30)),
  ];
  const after: unknown[] = [];
  for (const { id } of lessons) {
    const { owed_after } = (await preview(scene.family, "cancel", id)).json();
    after.push(owed_after);
    await cancel(scene.family, id);
  }
  // The third is beyond the month's two: it is free, and owes nothing more.
  expect(after).toEqual([1, 2, 2]);
  const makeUps = (await scene.family.get("/api/make-ups/")).json() as Array<{
    session_id: string;
  }>;
  expect(makeUps.map(({ session_id }) => session_id)).toEqual(
    lessons.slice(0, 2).map(({ id }) => id),
  );
});

it("counts what is owed to the other children as well, and tells it to nobody else", async () => {
  const scene = await buildScene(test);
  const sibling = await buildStudent(test.db);
  await link(test.db, scene.parent, sibling);
  const own = await buildLesson(test.db, scene, inHours(26));
  const theirs = await buildLesson(test.db, { ...scene, child: sibling }, inHours(28));
  await cancel(scene.family, theirs.id);
  expect((await preview(scene.family, "cancel", own.id)).json()).toMatchObject({ owed_after: 2 });
  expect((await preview(scene.desk, "cancel", own.id)).json()).toMatchObject({ owed_after: null });
});

it("counts nothing where it would count as taken, and a move owes nothing", async () => {
  const scene = await buildScene(test);
  const { id } = await buildLesson(test.db, scene, inHours(1));
  expect((await preview(scene.family, "cancel", id)).json()).toMatchObject({ owed_after: 0 });
  const later = await buildLesson(test.db, scene, inHours(50));
  const moved = await preview(scene.family, "move", later.id, to(inHours(74)));
  expect(moved.json()).toMatchObject({ owed_after: null });
});
