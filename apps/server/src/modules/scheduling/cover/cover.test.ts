import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { buildLesson, inHours, makeUpsOf } from "../../../../test/change-scene.ts";
import {
  type IllScene,
  buildIllScene,
  coverIn,
  coverStates,
  setCoverFamily,
  teacherOf,
} from "../../../../test/cover-scene.ts";
import { buildSession, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { meetings } from "../tables/meetings.ts";

const test = await startTestApp();
const { db, clock } = test;
afterEach(async () => {
  clock.set(TEST_NOW);
  await setCoverFamily(test, "tell");
});

const newsOf = async ({ id }: { id: string }) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ event }) => event,
  );
const leaveOf = async ({ office, leaveId }: IllScene) =>
  (await office.get(`/api/staff/leaves/${leaveId}/`)).json();
const statesOf = async (scene: IllScene) =>
  (await leaveOf(scene)).lessons.map(({ state }: { state: string }) => state);

describe("a lesson is covered", () => {
  it("by its new teacher, in that teacher's room, and everybody is told once", async () => {
    const scene = await buildIllScene(test);
    const { substitute, teacher, parent, lessons } = scene;
    const link = "https://meet.example/of-the-substitute";
    await db.update(teachers).set({ meetingLink: link }).where(eq(teachers.userId, substitute.id));
    const answer = await coverIn(scene, lessons[0]);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { state: "standing", substitute_id: substitute.id, regular_id: teacher.id },
    ]);
    expect(await teacherOf(test, lessons[0])).toBe(substitute.id);
    const [room] = await db.select().from(meetings).where(eq(meetings.sessionId, lessons[0].id));
    expect(room?.link).toBe(link);
    expect(await newsOf(substitute)).toEqual(["cover-given"]);
    expect(await newsOf(parent)).toEqual(["lesson-covered"]);
    expect((await newsOf(teacher)).toSorted()).toEqual(["cover-taken", "leave-granted"]);
    expect((await coverIn(scene, lessons[0])).statusCode).toBe(409);
  });

  it("while it runs, where its teacher has not come, whatever families are asked otherwise", async () => {
    await setCoverFamily(test, "ask");
    const scene = await buildIllScene(test);
    const { lessons, substitute, desk } = scene;
    clock.set(new Date(lessons[0].startsAt.getTime() + 5 * 60_000));
    const running = (await coverIn(scene, lessons[0])).json();
    expect(running).toMatchObject({ state: "standing", declinable_until: null });
    expect(await teacherOf(test, lessons[0])).toBe(substitute.id);
    expect(await newsOf(substitute)).toEqual(["cover-now"]);
    clock.set(lessons[1].startsAt);
    expect((await desk.post(`/api/sessions/${lessons[1].id}/join/`)).statusCode).toBeLessThan(300);
    expect((await coverIn(scene, lessons[1])).statusCode).toBe(409);
    clock.set(lessons[1].endsAt);
    expect((await coverIn(scene, lessons[1])).statusCode).toBe(409);
  });

  it("and is its regular teacher's again, until it begins", async () => {
    const scene = await buildIllScene(test);
    const { office, teacher, lessons } = scene;
    const undo = async ({ id }: { id: string }) => office.post(`/api/staff/covers/${id}/undo/`);
    const first = (await coverIn(scene, lessons[0])).json();
    const second = (await coverIn(scene, lessons[1])).json();
    expect((await undo(first)).json().state).toBe("undone");
    expect((await undo(first)).statusCode).toBe(200);
    expect(await teacherOf(test, lessons[0])).toBe(teacher.id);
    expect(await newsOf(scene.parent)).toContain("cover-ended");
    clock.set(lessons[1].startsAt);
    expect((await undo(second)).statusCode).toBe(409);
  });

  it("only once the same key is sent, and not by whom the rules refuse", async () => {
    const scene = await buildIllScene(test);
    const { office, lessons, substitute } = scene;
    const key = { "idempotency-key": crypto.randomUUID() };
    const asked = { session_id: lessons[0].id, substitute_id: substitute.id };
    const [one, two] = [
      await office.post("/api/staff/covers/", asked, key),
      await office.post("/api/staff/covers/", asked, key),
    ];
    expect([one.statusCode, two.json()]).toEqual([201, one.json()]);
    const foreign = await buildIllScene(test);
    expect((await coverIn(scene, foreign.lessons[1])).statusCode).toBe(404);
    await db.update(teachers).set({ approval: "paused" }).where(eq(teachers.userId, substitute.id));
    expect((await coverIn(scene, lessons[1])).statusCode).toBe(409);
    const nobody = { substitute_id: scene.parent.id };
    expect((await coverIn(scene, lessons[1], nobody)).statusCode).toBe(404);
  });

  it("and who covers it decides about nothing else of the series", async () => {
    const scene = await buildIllScene(test);
    const { stand, lessons } = scene;
    await coverIn(scene, lessons[0]);
    const at = `/api/sessions/${lessons[0].id}/cancel/preview/`;
    expect((await stand.post(at, { scope: "following" })).json().problems).not.toEqual([]);
    await stand.post(
      `/api/sessions/${lessons[0].id}/cancel/`,
      { scope: "one" },
      {
        "idempotency-key": crypto.randomUUID(),
      },
    );
    const [owed] = await makeUpsOf(db, scene);
    expect(owed?.teacherId).toBe(scene.teacher.id);
  });

  it("several at once, each with its own answer", async () => {
    const scene = await buildIllScene(test);
    const { office, substitute, lessons, leaveId } = scene;
    await buildSession(db, { teacher: substitute, startsAt: lessons[1].startsAt });
    const wish = lessons.map(({ id }) => ({ session_id: id, substitute_id: substitute.id }));
    const answer = await office.post(`/api/staff/leaves/${leaveId}/covers/`, { lessons: wish });
    expect(answer.json().lessons).toMatchObject([
      { cover: { state: "standing" }, problem: null },
      { cover: null, problem: expect.stringContaining("hour") },
    ]);
    expect(await statesOf(scene)).toEqual(["covered", "open"]);
  });

  it("and those that nobody gives are cancelled together; each can be taken back", async () => {
    const scene = await buildIllScene(test);
    const { office, lessons, leaveId, child } = scene;
    await coverIn(scene, lessons[0]);
    const url = `/api/staff/leaves/${leaveId}/cancellations/`;
    const answer = await office.post(url, { session_ids: lessons.map(({ id }) => id) });
    expect(answer.json().lessons).toMatchObject([
      { session_id: lessons[0].id, change_id: null, problem: expect.any(String) },
      { session_id: lessons[1].id, change_id: expect.any(String), problem: null },
    ]);
    expect(await statesOf(scene)).toEqual(["covered", "cancelled"]);
    expect(await makeUpsOf(db, { child })).toHaveLength(1);
    const undo = await office.post(`/api/changes/${answer.json().lessons[1].change_id}/undo/`);
    expect(undo.statusCode).toBeLessThan(300);
    expect(await statesOf(scene)).toEqual(["covered", "open"]);
    expect((await scene.desk.post(url, { session_ids: [lessons[1].id] })).statusCode).toBe(403);
  });

  it("or not, where two lessons want one substitute at one hour: one wins", async () => {
    const scene = await buildIllScene(test);
    const rival = await buildIllScene(test);
    const answers = await Promise.all([
      coverIn(scene, scene.lessons[0]),
      coverIn({ ...rival, substitute: scene.substitute }, rival.lessons[0]),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it("by the word of staff with the right alone", async () => {
    const scene = await buildIllScene(test);
    const { id } = (await coverIn(scene, scene.lessons[0])).json();
    const { family, desk, stand } = scene;
    const stranger = await signedIn(test, (await buildFamily(db)).parent);
    for (const browser of [family, desk, stand, stranger]) {
      expect((await coverIn({ ...scene, office: browser }, scene.lessons[1])).statusCode).toBe(403);
      expect((await browser.post(`/api/staff/covers/${id}/undo/`)).statusCode).toBe(403);
      expect((await browser.get(`/api/staff/leaves/${scene.leaveId}/`)).statusCode).toBe(403);
    }
    const answer = (browser: typeof family, word: string) =>
      browser.post(`/api/covers/${id}/answer/`, { answer: word });
    expect((await answer(stranger, "agree")).statusCode).toBe(404);
    expect((await answer(desk, "decline")).statusCode).toBe(404);
    expect((await answer(stranger, "decline")).statusCode).toBe(404);
  });

  it("and the substitute declines in time, with a word, so that staff decide again", async () => {
    const scene = await buildIllScene(test);
    const { stand, office, teacher, lessons, staff } = scene;
    const { id } = (await coverIn(scene, lessons[0])).json();
    const own = (await stand.get("/api/covers/")).json().covers;
    expect(own).toMatchObject([{ id, side: "substitute", can_answer: true }]);
    clock.set(new Date(lessons[0].startsAt.getTime() - 3_600_000));
    const decline = () =>
      stand.post(`/api/covers/${id}/answer/`, { answer: "decline", word: "Ill too" });
    expect((await decline()).statusCode).toBe(409);
    clock.set(TEST_NOW);
    expect((await decline()).json().state).toBe("declined");
    expect(await teacherOf(test, lessons[0])).toBe(teacher.id);
    expect(await newsOf(staff)).toContain("cover-open-again");
    expect((await office.get("/api/staff-home/")).json().tasks).toContainEqual(
      expect.objectContaining({ task: "leave" }),
    );
  });
});

describe("a family is asked, where the institute asks", () => {
  it("and the hour is nobody else's until it answers", async () => {
    await setCoverFamily(test, "ask");
    const scene = await buildIllScene(test);
    const { family, parent, substitute, teacher, lessons } = scene;
    const { id, state } = (await coverIn(scene, lessons[0])).json();
    expect(state).toBe("offered");
    expect(await newsOf(parent)).toContain("cover-asked");
    expect(await teacherOf(test, lessons[0])).toBe(teacher.id);
    const rival = await buildIllScene(test);
    const taken = await coverIn({ ...rival, substitute }, rival.lessons[0]);
    expect(taken.statusCode).toBe(409);
    const into = buildLesson(db, { teacher: substitute, child: rival.child }, inHours(50));
    await expect(into).rejects.toMatchObject({ cause: { code: "23P01" } });
    expect((await family.get("/api/covers/")).json().covers).toMatchObject([
      { id, side: "family", can_answer: true },
    ]);
    const yes = () => family.post(`/api/covers/${id}/answer/`, { answer: "agree" });
    expect((await yes()).json().state).toBe("standing");
    expect((await yes()).statusCode).toBe(200);
    expect(await teacherOf(test, lessons[0])).toBe(substitute.id);
  });

  it("and a no, or a day without a word, frees it again; staff are told", async () => {
    await setCoverFamily(test, "ask");
    const scene = await buildIllScene(test);
    const { family, lessons, staff } = scene;
    const { id } = (await coverIn(scene, lessons[0])).json();
    const no = await family.post(`/api/covers/${id}/answer/`, { answer: "refuse" });
    expect(no.json().state).toBe("declined");
    const late = (await coverIn(scene, lessons[0])).json();
    const { letCoversGo } = await import("./let-covers-go.job.ts");
    const deps = { ...test.services, log: console };
    expect(await letCoversGo(deps)).toBe(0);
    clock.set(new Date(late.held_until));
    const tooLate = await family.post(`/api/covers/${late.id}/answer/`, { answer: "agree" });
    expect(tooLate.statusCode).toBe(409);
    expect([await letCoversGo(deps), await letCoversGo(deps)]).toEqual([1, 0]);
    expect(await coverStates(test, lessons[0])).toEqual(["declined", "lapsed"]);
    expect((await newsOf(staff)).filter((kind) => kind === "cover-open-again")).toHaveLength(2);
  });
});
