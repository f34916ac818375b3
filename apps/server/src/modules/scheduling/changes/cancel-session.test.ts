import { redecide, type PolicyQuestion } from "@riwaq/domain/scheduling/policy/redecide";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  lessonOf,
  makeUpsOf,
  move,
  preview,
  to,
} from "../../../../test/change-scene.ts";
import { buildMeeting, meetingOf } from "../../../../test/factories.ts";
import { buildSession, buildStudent, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";

const test = await startTestApp();
const { db } = test;

describe("a family cancels in time", () => {
  it("free, with a make-up, as the preview says", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    const shown = await preview(scene.family, "cancel", id);
    expect(shown.statusCode).toBe(200);
    const decision = {
      outcome: "free",
      section: "makeup",
      make_up: "granted",
      month: "2026-11",
      used_before: 0,
      used_after: 1,
      limit: 2,
      free_until: "2026-11-22T10:00:00.000Z",
    };
    expect(shown.json()).toMatchObject({
      decision,
      teacher_zone: "Africa/Cairo",
      family_zone: "Europe/Paris",
      problems: [],
      lessons: [{ session_id: id, new_starts_at: null, state: "ok" }],
    });
    expect(await lessonOf(db, id)).toMatchObject({ status: "Scheduled", sequence: 0 });
    const answer = await cancel(scene.family, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      session_ids: [id],
      decision,
      undo_until: "2026-11-21T10:10:00.000Z",
    });
    expect(await lessonOf(db, id)).toMatchObject({
      status: "Cancelled",
      cancelledBy: "family",
      cancelledAt: TEST_NOW,
      sequence: 1,
    });
    expect(await makeUpsOf(db, scene)).toMatchObject([
      { sessionId: id, cause: "family", state: "owed", month: "2026-11" },
    ]);
  });

  it("leaves its trace, a decision that can be decided again, and mails", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    await cancel(scene.family, id);
    const [stored] = await db
      .select()
      .from(policyDecisions)
      .where(eq(policyDecisions.sessionId, id));
    expect(stored).toMatchObject({ rule: "cancellation", actorId: scene.parent.id });
    expect(redecide(stored as unknown as PolicyQuestion & { policyVersion: string })).toEqual(
      stored?.decision,
    );
    const trace = await db
      .select()
      .from(events)
      .where(and(eq(events.subjectId, id), eq(events.actorId, scene.parent.id)));
    expect(trace).toMatchObject([{ kind: "cancel-lessons", payload: { lessons: 1 } }]);
    const mails = await mailsTo(db, scene.teacher.email);
    expect(mails.map(({ template }) => template)).toEqual(["lesson-cancelled"]);
  });

  it("a third one in the month, free but without a make-up", async () => {
    const scene = await buildScene(test);
    for (const [hours, make_up] of [
      [26, "granted"],
      [50, "granted"],
      [74, "none"],
    ] as const) {
      const { id } = await buildLesson(db, scene, inHours(hours));
      const answer = await cancel(scene.family, id);
      expect(answer.json().decision).toMatchObject({ outcome: "free", make_up });
    }
    expect(await makeUpsOf(db, scene)).toHaveLength(2);
    const december = await buildLesson(db, scene, inHours(26 + 24 * 14));
    const next = await cancel(scene.family, december.id);
    expect(next.json().decision).toMatchObject({ month: "2026-12", used_after: 1 });
  });

  it("a make-up lesson: it is owed again and does not count twice", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    await cancel(scene.family, id);
    const [owed] = await makeUpsOf(db, scene);
    const booked = await scene.family.post(
      "/api/bookings/",
      { kind: "make_up", make_up_id: owed?.id, starts_at: inHours(50).toISOString() },
      newKey(),
    );
    expect(booked.statusCode).toBe(201);
    const again = await cancel(scene.family, booked.json().session_ids[0]);
    expect(again.json().decision).toMatchObject({ make_up: "granted", used_after: 1 });
    expect(await makeUpsOf(db, scene)).toMatchObject([
      { id: owed?.id, sessionId: id, state: "owed", bookedSessionId: null },
    ]);
  });

  it("a make-up in another month: it counts in the month of the lesson it stands for", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    await cancel(scene.family, id);
    const [owed] = await makeUpsOf(db, scene);
    const inDecember = inHours(26 + 24 * 12);
    const booked = await scene.family.post(
      "/api/bookings/",
      { kind: "make_up", make_up_id: owed?.id, starts_at: inDecember.toISOString() },
      newKey(),
    );
    const again = await cancel(scene.family, booked.json().session_ids[0]);
    const november = { month: "2026-11", make_up: "granted" };
    expect(again.json().decision).toMatchObject({ ...november, used_before: 0, used_after: 1 });
    const next = await cancel(scene.family, (await buildLesson(db, scene, inHours(50))).id);
    expect(next.json().decision).toMatchObject({ ...november, used_after: 2 });
    const last = await cancel(scene.family, (await buildLesson(db, scene, inHours(74))).id);
    expect(last.json().decision).toMatchObject({ ...november, make_up: "none" });
  });

  it("a lesson that it moved into another month: likewise", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    await move(scene.family, id, to(inHours(26 + 24 * 12)));
    const again = await cancel(scene.family, id);
    expect(again.json().decision).toMatchObject({ month: "2026-11", used_after: 1 });
    expect(await makeUpsOf(db, scene)).toMatchObject([{ month: "2026-11", state: "owed" }]);
  });

  it("a trial, which gives no make-up", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26), "trial");
    const answer = await cancel(scene.family, id);
    expect(answer.json().decision).toMatchObject({ outcome: "free", make_up: "none" });
    expect(await makeUpsOf(db, scene)).toEqual([]);
  });
});

describe("a family cancels late", () => {
  it.each([
    [2, "free"],
    [1.999, "counts_as_taken"],
  ])("%d hours before: %s", async (hours, outcome) => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(hours));
    const answer = await cancel(scene.family, id);
    expect(answer.json().decision.outcome).toBe(outcome);
    expect(await makeUpsOf(db, scene)).toHaveLength(outcome === "free" ? 1 : 0);
  });

  it("in an emergency, which waits for staff, who alone read why", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(1));
    const body = { is_emergency: true, reason: "À l’hôpital" };
    const answer = await cancel(scene.family, id, body);
    expect(answer.json().decision).toMatchObject({
      outcome: "pending_review",
      make_up: "pending",
      used_after: 0,
    });
    for (const browser of [scene.family, scene.desk]) {
      const own = (await browser.get("/api/make-ups/")).json();
      expect(own).toMatchObject([{ state: "pending", cause: "emergency", reason: "" }]);
    }
    const pending = (await scene.office.get("/api/staff/make-ups/")).json();
    expect(pending.at(-1)).toMatchObject({ student_id: scene.child.id, reason: body.reason });
    const trace = await db.select().from(events).where(eq(events.subjectId, id));
    expect(JSON.stringify(trace)).not.toContain("hôpital");
  });
});

describe("the institute cancels", () => {
  it.each(["desk", "office"] as const)("from the %s, the lesson is owed", async (where) => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(0.5));
    const answer = await cancel(scene[where], id, { is_emergency: true });
    expect(answer.json().decision).toMatchObject({ outcome: "owed", make_up: "owed" });
    expect(await makeUpsOf(db, scene)).toMatchObject([
      { cause: "teacher", state: "owed", reason: "" },
    ]);
    expect((await lessonOf(db, id)).cancelledBy).toBe(where === "desk" ? "teacher" : "staff");
  });
});

describe("cancelling", () => {
  it("is for those whose lesson it is, all of it", async () => {
    const [scene, others] = [await buildScene(test), await buildScene(test)];
    const { id } = await buildLesson(db, scene, inHours(26));
    for (const browser of [others.family, others.desk, await signedIn(test, others.child)]) {
      expect((await cancel(browser, id)).statusCode).toBe(404);
      expect((await preview(browser, "cancel", id)).statusCode).toBe(404);
    }
    const guest = test.client();
    expect((await cancel(guest, id)).statusCode).toBe(401);
    expect((await preview(guest, "cancel", id)).statusCode).toBe(401);
    const shared = await buildSession(db, {
      teacher: scene.teacher,
      students: [scene.child, await buildStudent(db)],
      startsAt: inHours(50),
    });
    expect((await cancel(scene.family, shared.id)).statusCode).toBe(403);
    expect((await cancel(scene.desk, shared.id)).statusCode).toBe(200);
  });

  it("is for a parent, where the student is under 15", async () => {
    const [young, grown] = [await buildScene(test, 14), await buildScene(test, 15)];
    const { id } = await buildLesson(db, young, inHours(26));
    const child = await signedIn(test, young.child);
    const shown = (await preview(child, "cancel", id)).json();
    expect(shown.problems[0]).toContain("under 15");
    const answer = await cancel(child, id);
    expect([answer.statusCode, answer.json().detail[0]]).toEqual([403, shown.problems[0]]);
    expect(await makeUpsOf(db, young)).toEqual([]);
    const own = await buildLesson(db, grown, inHours(26));
    expect((await cancel(await signedIn(test, grown.child), own.id)).statusCode).toBe(200);
  });

  it("refuses what it does not understand", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    expect((await cancel(scene.family, id, { scope: "all" })).statusCode).toBe(400);
    expect((await cancel(scene.family, id, {}, {} as never)).statusCode).toBe(400);
    const unseries = await cancel(scene.family, id, { scope: "following" });
    expect(unseries.statusCode).toBe(409);
    const shown = await preview(scene.family, "cancel", id, { scope: "following" });
    expect(shown.json().problems).toEqual(["Only lessons of a series can be changed together."]);
    expect((await lessonOf(db, id)).status).toBe("Scheduled");
  });

  it("has one effect by one key, and one effect for two who come at once", async () => {
    const scene = await buildScene(test);
    const [first, second] = [
      await buildLesson(db, scene, inHours(26)),
      await buildLesson(db, scene, inHours(50)),
    ];
    const key = newKey();
    const answers = [
      await cancel(scene.family, first.id, {}, key),
      await cancel(scene.family, first.id, {}, key),
    ];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect((await cancel(scene.family, second.id, {}, key)).statusCode).toBe(409);
    const both = await Promise.all(
      [scene.family, scene.desk, scene.office].map((browser) => cancel(browser, second.id)),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await lessonOf(db, second.id)).toMatchObject({ status: "Cancelled", sequence: 1 });
    expect(await makeUpsOf(db, scene)).toHaveLength(2);
  });

  it("is over once the lesson has begun", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, TEST_NOW);
    const answer = await cancel(scene.family, id);
    expect(answer.json().detail?.[0]).toContain("no longer scheduled");
    expect(answer.statusCode).toBe(409);
  });

  it("has a meeting removed that a provider made, and leaves the teacher's own room", async () => {
    const scene = await buildScene(test);
    const states = [
      ["zoom", "made", "42", "unwanted"],
      ["zoom", "wanted", null, "none"],
      ["own", "made", null, "made"],
    ] as const;
    for (const [index, [provider, state, externalId, after]] of states.entries()) {
      const { id } = await buildLesson(db, scene, inHours(26 + 24 * index));
      await buildMeeting(db, id, { provider, state, externalId });
      await cancel(scene.family, id);
      expect((await meetingOf(db, id)).state).toBe(after);
    }
  });
});
