import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { buildScene, buildLesson, inHours } from "../../../../test/change-scene.ts";
import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { leaveLessons } from "../tables/leave-lessons.ts";

const test = await startTestApp();
const { db, clock } = test;
afterEach(() => clock.set(TEST_NOW));

const dayOf = (hours: number) => inHours(hours).toISOString().slice(0, 10);
const days = (from: number, to = from) => ({ starts_on: dayOf(from), ends_on: dayOf(to) });
const office = await signedIn(test, await buildStaff(db));

async function asked(change: object = {}) {
  const teacher = await buildTeacher(db);
  const desk = await signedIn(test, teacher);
  const answer = await desk.post("/api/leaves/", { kind: "leave", ...days(72, 120), ...change });
  return { teacher, desk, answer, leave: answer.json() };
}

const decide = (id: string, state: string, answer = "") =>
  office.patch(`/api/staff/leaves/${id}/`, { state, answer });
const newsOf = async ({ id }: { id: string }) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ event }) => event,
  );

describe("a teacher asks for leave", () => {
  it("reads its state, and staff are told", async () => {
    const { desk, answer, leave } = await asked({ words: " Hajj " });
    expect([answer.statusCode, leave]).toMatchObject([201, { state: "asked", words: "Hajj" }]);
    expect((await desk.get("/api/leaves/")).json().leaves).toEqual([leave]);
    const member = await buildStaff(db);
    await asked();
    expect(await newsOf(member)).toContain("leave-asked");
  });

  it("is refused days that are none, too many, over or taken", async () => {
    const { desk } = await asked();
    const wrong = [
      [days(96, 72), 400, "ends_on"],
      [days(-96, -72), 400, "ends_on"],
      [{ starts_on: dayOf(72), ends_on: dayOf(24 * 100) }, 400, "ends_on"],
      [{ starts_on: "soon", ends_on: dayOf(72) }, 400, "starts_on"],
      [days(120, 144), 409, "detail"],
    ] as const;
    for (const [span, status, field] of wrong) {
      const answer = await desk.post("/api/leaves/", { kind: "ill", ...span });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([status, [field]]);
    }
  });

  it("takes it back, once, and nobody else does", async () => {
    const { desk, leave } = await asked();
    const at = `/api/leaves/${leave.id}/withdraw/`;
    const stranger = await signedIn(test, await buildTeacher(db));
    expect((await stranger.post(at)).statusCode).toBe(404);
    expect((await (await signedIn(test, await buildParent(db))).post(at)).statusCode).toBe(403);
    expect((await desk.post(at)).json().state).toBe("withdrawn");
    expect((await desk.post(at)).json().state).toBe("withdrawn");
    expect((await decide(leave.id, "granted")).statusCode).toBe(409);
  });
});

describe("staff", () => {
  it("grant it with a word, the teacher is told, and refuse it again", async () => {
    const { teacher, leave } = await asked();
    expect((await decide(leave.id, "granted", "Gute Reise")).json()).toMatchObject({
      state: "granted",
      answer: "Gute Reise",
    });
    expect(await newsOf(teacher)).toEqual(["leave-granted"]);
    await decide(leave.id, "granted");
    expect(await newsOf(teacher)).toHaveLength(1);
    expect((await decide(leave.id, "refused")).json().state).toBe("refused");
    clock.set(inHours(24 * 6));
    expect((await decide(leave.id, "granted")).statusCode).toBe(409);
  });

  it("enter it for who has phoned; its lessons are counted, and its hours are closed", async () => {
    const scene = await buildScene(test);
    const { teacher, family, child } = scene;
    const lesson = await buildLesson(db, scene, inHours(50));
    await buildLesson(db, scene, inHours(24 * 9));
    const words = "The third time";
    const entered = { teacher_id: teacher.id, kind: "ill", words, ...days(49, 51) };
    const window = `from=${inHours(40).toISOString()}&to=${inHours(60).toISOString()}`;
    const free = `/api/teachers/${teacher.id}/free-slots/?${window}&student=${child.id}`;
    const hours = async () => JSON.stringify((await family.get(free)).json());
    const before = await hours();
    const answer = await office.post("/api/staff/leaves/", entered);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { state: "granted", lessons: 1, undecided: 1 },
    ]);
    expect((await hours()).length).toBeLessThan(before.length);
    const noted = await db
      .select()
      .from(leaveLessons)
      .where(eq(leaveLessons.leaveId, answer.json().id));
    expect(noted.map(({ sessionId }) => sessionId)).toEqual([lesson.id]);
    const list = (await office.get("/api/staff/leaves/")).json();
    expect(list.leaves.map(({ id }: { id: string }) => id)).toContain(answer.json().id);
    expect(list.leaves.find(({ id }: { id: string }) => id === answer.json().id).words).toBe(words);
    const own = (await scene.desk.get("/api/leaves/")).json().leaves;
    expect(own).toMatchObject([{ id: answer.json().id, words: "" }]);
    const home = (await office.get("/api/staff-home/")).json();
    expect(home.tasks.map(({ task }: { task: string }) => task)).toContain("leave");
  });

  it("find what is over or refused beside it, page by page", async () => {
    const { leave } = await asked();
    await decide(leave.id, "refused");
    const past = (await office.get("/api/staff/leaves/?view=past&page=99")).json();
    expect(past.leaves.map(({ id }: { id: string }) => id)).toContain(leave.id);
    expect(past.page).toBe(past.pages);
    expect((await office.get("/api/staff/leaves/?view=odd")).statusCode).toBe(400);
  });

  it("find those that are asked for, under way and to come apart", async () => {
    const { leave } = await asked();
    const idsOf = async (view: string) => {
      const list = (await office.get(`/api/staff/leaves/?view=${view}`)).json();
      return list.leaves.map(({ id }: { id: string }) => id);
    };
    const isIn = async () => {
      const views = ["open", "asked", "running", "coming", "past"];
      const ids = await Promise.all(views.map(idsOf));
      return views.filter((_, index) => ids[index].includes(leave.id));
    };
    expect(await isIn()).toEqual(["open", "asked"]);
    await decide(leave.id, "granted");
    expect(await isIn()).toEqual(["open", "coming"]);
    clock.set(inHours(96));
    expect(await isIn()).toEqual(["open", "running"]);
    clock.set(inHours(24 * 8));
    expect(await isIn()).toEqual(["past"]);
  });

  it("alone do so, and for a teacher", async () => {
    const { desk, leave } = await asked();
    const entered = { teacher_id: leave.teacher_id, kind: "ill", ...days(240) };
    expect((await desk.post("/api/staff/leaves/", entered)).statusCode).toBe(403);
    expect((await desk.get("/api/staff/leaves/")).statusCode).toBe(403);
    const at = `/api/staff/leaves/${leave.id}/`;
    expect((await desk.patch(at, { state: "granted" })).statusCode).toBe(403);
    const nobody = { ...entered, teacher_id: (await buildParent(db)).id };
    expect((await office.post("/api/staff/leaves/", nobody)).statusCode).toBe(404);
    const missing = `/api/staff/leaves/${(await buildOpenTeacher(db)).id}/`;
    expect((await office.patch(missing, { state: "granted" })).statusCode).toBe(404);
  });
});
