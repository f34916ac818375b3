import { describe, expect, it } from "vitest";

import { buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { buildLesson, inHours } from "../../../../test/change-scene.ts";
import { type IllScene, buildIllScene, coverIn } from "../../../../test/cover-scene.ts";
import { buildSession } from "../../../../test/factories.ts";
import { statementsOf } from "../../../../test/statements.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const { db } = test;

const leaveOf = async ({ office, leaveId }: IllScene) =>
  (await office.get(`/api/staff/leaves/${leaveId}/`)).json();
const statesOf = async (scene: IllScene) =>
  (await leaveOf(scene)).lessons.map(({ state }: { state: string }) => state);

describe("a leave, lesson by lesson", () => {
  it("proposes who can, and says of the others why not", async () => {
    const scene = await buildIllScene(test);
    const [lesson] = scene.lessons;
    const busy = await buildOpenTeacher(db);
    await buildSession(db, { teacher: busy, startsAt: lesson.startsAt });
    const details = await leaveOf(scene);
    expect(details).toMatchObject({
      leave: { undecided: 2, lessons: 2 },
      asks_family: false,
      lessons: [{ session_id: lesson.id, state: "open", cover: null }, { state: "open" }],
    });
    expect(details.lessons[0].proposals.length).toBeGreaterThan(0);
    const all = (await scene.office.get(`/api/staff/sessions/${lesson.id}/substitutes/`)).json()
      .substitutes;
    const faultOf = (who: { id: string }) =>
      all.find((one: { teacher_id: string }) => one.teacher_id === who.id)?.fault;
    expect([faultOf(scene.substitute), faultOf(busy), faultOf(scene.teacher)]).toEqual([
      null,
      "busy",
      "self",
    ]);
  });

  it("asks the database as often for many lessons as for one", async () => {
    const scene = await buildIllScene(test);
    const url = `/api/staff/leaves/${scene.leaveId}/`;
    const statements = () => statementsOf(db, () => scene.office.get(url));
    const two = await statements();
    await buildLesson(db, scene, inHours(52));
    await buildLesson(db, scene, inHours(54));
    expect(await statesOf(scene)).toHaveLength(4);
    expect(await statements()).toHaveLength(two.length);
  });

  it("says what has become of each", async () => {
    const scene = await buildIllScene(test);
    await coverIn(scene, scene.lessons[0]);
    expect(await statesOf(scene)).toEqual(["covered", "open"]);
    const kept = `/api/staff/leaves/${scene.leaveId}/lessons/${scene.lessons[1].id}/`;
    expect((await scene.office.put(kept, { is_kept: true })).statusCode).toBe(200);
    expect(await statesOf(scene)).toEqual(["covered", "kept"]);
    expect((await leaveOf(scene)).leave.undecided).toBe(0);
    await scene.office.put(kept, { is_kept: false });
    const cancelled = { scope: "one", reason: "" };
    await scene.office.post(`/api/sessions/${scene.lessons[1].id}/cancel/`, cancelled, {
      "idempotency-key": crypto.randomUUID(),
    });
    expect(await statesOf(scene)).toEqual(["covered", "cancelled"]);
  });
});

it("a teacher reads which lessons of theirs a leave concerns and who gives them; nobody else does", async () => {
  const scene = await buildIllScene(test);
  await coverIn(scene, scene.lessons[0]);
  const url = `/api/leaves/${scene.leaveId}/lessons/`;
  const answer = (await scene.desk.get(url)).json();
  expect(answer.lessons).toMatchObject([
    { session_id: scene.lessons[0].id, state: "covered", substitute_name: scene.substitute.name },
    { state: "open", substitute_name: null },
  ]);
  expect((await scene.stand.get(url)).statusCode).toBe(404);
  expect((await scene.family.get(url)).statusCode).toBe(403);
});
