import { redecide, type PolicyQuestion } from "@riwaq/domain/scheduling/policy/redecide";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  bookSeries,
  buildLesson,
  buildScene,
  cancel,
  inHours,
  lessonOf,
  makeUpsOf,
  move,
  preview,
  to,
  undo,
} from "../../../../test/change-scene.ts";
import { buildSession, signedIn, buildMeeting, meetingOf } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { holidays } from "../tables/holidays.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";
import { sessionStudents } from "../tables/session-students.ts";

const test = await startTestApp();
const { db } = test;

describe("a family moves a lesson", () => {
  it("to a free hour: the same lesson, with one of the month's make-ups used", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    const shown = (await preview(scene.family, "move", id, to(inHours(50)))).json();
    expect(shown).toMatchObject({
      decision: { outcome: "free", make_up: "granted", used_before: 0, used_after: 1 },
      problems: [],
      lessons: [{ session_id: id, new_starts_at: inHours(50).toISOString(), state: "ok" }],
    });
    const answer = await move(scene.family, id, to(inHours(50)));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ session_ids: [id], decision: shown.decision });
    expect(await lessonOf(db, id)).toMatchObject({
      status: "Scheduled",
      startsAt: inHours(50),
      endsAt: inHours(51),
      sequence: 1,
    });
    const [taught] = await db
      .select()
      .from(sessionStudents)
      .where(eq(sessionStudents.sessionId, id));
    expect(taught?.startsAt).toEqual(inHours(50));
    expect(await makeUpsOf(db, scene)).toMatchObject([
      { sessionId: id, bookedSessionId: id, state: "booked", cause: "family" },
    ]);
    expect((await scene.family.get("/api/make-ups/")).json()).toEqual([]);
    const [stored] = await db
      .select()
      .from(policyDecisions)
      .where(eq(policyDecisions.sessionId, id));
    expect(redecide(stored as unknown as PolicyQuestion & { policyVersion: string })).toEqual(
      stored?.decision,
    );
    const mails = await mailsTo(db, scene.teacher.email);
    expect(mails.map(({ template }) => template)).toEqual(["lesson-moved"]);
  });

  it("twice, or cancels it then: it has used one all the same", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    await move(scene.family, id, to(inHours(50)));
    const again = await move(scene.family, id, to(inHours(74)));
    expect(again.json().decision).toMatchObject({ used_after: 1 });
    const cancelled = await cancel(scene.family, id);
    expect(cancelled.json().decision).toMatchObject({ make_up: "granted", used_after: 1 });
    expect(await makeUpsOf(db, scene)).toMatchObject([{ state: "owed", bookedSessionId: null }]);
  });

  it("twice at most, which is said before; undone, a move does not count", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26), "trial");
    const left = async (browser = scene.family) => {
      const shown = await preview(browser, "move", id, to(inHours(122)));
      return [shown.json().decision.moves_left, shown.json().problems];
    };
    expect(await left()).toEqual([1, []]);
    expect((await move(scene.family, id, to(inHours(50)))).json().decision.moves_left).toBe(1);
    const second = await move(scene.family, id, to(inHours(74)));
    expect(second.json().decision.moves_left).toBe(0);
    const refused = [expect.stringMatching(/terms allow 2 moves of a lesson/)];
    expect(await left()).toEqual([0, refused]);
    const third = await move(scene.family, id, to(inHours(98)));
    expect([third.statusCode, third.json()]).toEqual([409, { detail: refused }]);
    await undo(scene.family, second.json().change_id);
    expect(await left()).toEqual([0, []]);
    expect((await move(scene.family, id, to(inHours(98)))).statusCode).toBe(200);
    for (const [browser, hours] of [
      [scene.desk, 122],
      [scene.office, 146],
    ] as const) {
      const moved = await move(browser, id, to(inHours(hours)));
      expect(moved.json().decision).toMatchObject({ outcome: "free", moves_left: null });
    }
  });

  it("beyond two in a month it does not; its trial and a cancelled lesson's hour are free", async () => {
    const scene = await buildScene(test);
    for (const hours of [26, 50]) {
      await cancel(scene.family, (await buildLesson(db, scene, inHours(hours))).id);
    }
    const { id } = await buildLesson(db, scene, inHours(74));
    const answer = await move(scene.family, id, to(inHours(50)));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail[0]).toContain("All 2 make-up classes");
    const trial = await buildLesson(db, scene, inHours(98), "trial");
    const moved = await move(scene.family, trial.id, to(inHours(50)));
    expect(moved.json().decision).toMatchObject({ outcome: "free", make_up: "none" });
    expect((await move(scene.office, id, to(inHours(52)))).statusCode).toBe(200);
    expect(await makeUpsOf(db, scene)).toHaveLength(2);
  });

  it.each([
    ["less than two hours before", 1.5, 50, "at least 2 hours before"],
    ["outside the teacher's hours", 26, 26 + 10, "outside the teacher’s hours"],
    ["within the teacher's notice", 26, 3, "booked further ahead"],
    ["into the past", 26, -2, "has passed"],
    ["beyond twelve weeks", 26, 85 * 24 + 2, "within the next 12 weeks"],
  ])("not %s", async (_name, from, hours, text) => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(from));
    const shown = await preview(scene.family, "move", id, to(inHours(hours)));
    expect(shown.json().problems[0]).toContain(text);
    const answer = await move(scene.family, id, to(inHours(hours)));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail[0]).toContain(text);
    expect((await lessonOf(db, id)).startsAt).toEqual(inHours(from));
  });

  it("not to an hour that teacher or pupil have, nor onto a holiday", async () => {
    const [scene, other] = [await buildScene(test), await buildScene(test)];
    const { id } = await buildLesson(db, scene, inHours(26));
    await buildSession(db, { teacher: scene.teacher, startsAt: inHours(50.5) });
    await buildLesson(db, { ...other, child: scene.child }, inHours(74));
    for (const hours of [50, 74]) {
      const answer = await move(scene.family, id, to(inHours(hours)));
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail[0]).toContain("taken");
    }
    await db.insert(holidays).values({
      kind: "eid_al_adha",
      hijriYear: 1448,
      startsOn: "2026-11-25",
      endsOn: "2026-11-25",
      confirmedAt: inHours(-1),
    });
    const answer = await move(scene.desk, id, to(inHours(98)));
    await db.delete(holidays);
    expect(answer.json().detail[0]).toContain("holiday");
  });

  it("a quarter of an hour on, over its own old hour", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    expect((await move(scene.family, id, to(inHours(26.25)))).statusCode).toBe(200);
    expect((await lessonOf(db, id)).endsAt).toEqual(inHours(27.25));
  });
});

describe("teacher and staff move", () => {
  it("outside the week and at once, and use no make-up", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    const shown = (await preview(scene.desk, "move", id, to(inHours(1)))).json();
    expect(shown).toMatchObject({
      problems: [],
      decision: { outcome: "free", make_up: "none" },
      lessons: [{ state: "outside_hours" }],
    });
    expect((await move(scene.desk, id, to(inHours(1)))).statusCode).toBe(200);
    expect((await move(scene.desk, id, to(inHours(26)))).statusCode).toBe(409);
    expect((await move(scene.office, id, to(inHours(26)))).statusCode).toBe(200);
    expect(await makeUpsOf(db, scene)).toEqual([]);
    expect((await lessonOf(db, id)).sequence).toBe(2);
  });

  it("a meeting that a provider made follows", async () => {
    const scene = await buildScene(test);
    for (const [index, [state, externalId, after]] of (
      [
        ["made", "42", "stale"],
        ["wanted", null, "wanted"],
      ] as const
    ).entries()) {
      const { id } = await buildLesson(db, scene, inHours(26 + 24 * index));
      await buildMeeting(db, id, { provider: "zoom", state, externalId });
      await move(scene.desk, id, to(inHours(29 + 24 * index)));
      expect((await meetingOf(db, id)).state).toBe(after);
    }
  });
});

describe("moving", () => {
  it("is for those whose lesson it is, and chosen by a parent for who is under 15", async () => {
    const [scene, others] = [await buildScene(test, 14), await buildScene(test)];
    const { id } = await buildLesson(db, scene, inHours(26));
    for (const browser of [others.family, others.desk, await signedIn(test, others.child)]) {
      expect((await move(browser, id, to(inHours(50)))).statusCode).toBe(404);
    }
    expect((await move(test.client(), id, to(inHours(50)))).statusCode).toBe(401);
    const child = await signedIn(test, scene.child);
    const answer = await move(child, id, to(inHours(50)));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detail[0]).toContain("under 15");
    const grown = await buildScene(test, 15);
    const own = await buildLesson(db, grown, inHours(26));
    const alone = await move(await signedIn(test, grown.child), own.id, to(inHours(50)));
    expect(alone.statusCode).toBe(200);
  });

  it("is not for families once the teacher is no longer approved", async () => {
    const scene = await buildScene(test);
    const single = await buildLesson(db, scene, inHours(26));
    const { ids } = await bookSeries(scene);
    const declined = { approval: "declined" as const };
    await db.update(teachers).set(declined).where(eq(teachers.userId, scene.teacher.id));
    const weekly = { scope: "following", times: [{ day_of_week: 3, time: "18:00" }] };
    for (const [id, body] of [
      [single.id, to(inHours(50))],
      [ids[0] ?? "", weekly],
    ] as const) {
      const shown = (await preview(scene.family, "move", id, body)).json();
      expect(shown.problems[0]).toContain("takes no bookings");
      expect((await move(scene.family, id, body)).statusCode).toBe(403);
    }
    expect((await move(scene.office, single.id, to(inHours(50)))).statusCode).toBe(200);
    expect((await cancel(scene.family, single.id)).statusCode).toBe(200);
  });

  it.each([
    ["to no hour", {}, "scope"],
    ["to no quarter", to(inHours(50.1)), "starts_at"],
    ["to where it is", to(inHours(26)), "starts_at"],
    ["to no instant", { scope: "one", starts_at: "tomorrow" }, "starts_at"],
  ])("%s is refused", async (_name, body, field) => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    const answer = await move(scene.family, id, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
  });

  it("has one effect by one key, and one winner of an hour", async () => {
    const scene = await buildScene(test);
    const [first, second] = [
      await buildLesson(db, scene, inHours(26)),
      await buildLesson(db, scene, inHours(28)),
    ];
    const key = newKey();
    await move(scene.desk, first.id, to(inHours(74)), key);
    expect((await move(scene.desk, first.id, to(inHours(74)), key)).statusCode).toBe(200);
    expect((await lessonOf(db, first.id)).sequence).toBe(1);
    const race = await Promise.all([
      move(scene.desk, first.id, to(inHours(50))),
      move(scene.office, second.id, to(inHours(50))),
    ]);
    expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
