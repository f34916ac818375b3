import { redecide, type PolicyQuestion } from "@riwaq/domain/scheduling/policy/redecide";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, newKey } from "../../../../test/booking-scene.ts";
import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  makeUpsOf,
  undo,
} from "../../../../test/change-scene.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { users } from "../../identity/tables/users.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db } = test;
const EMERGENCY = { is_emergency: true, reason: "À l’hôpital" };
const url = (id: string | undefined) => `/api/staff/make-ups/${id}/`;

async function claimed(hours: number) {
  const scene = await buildScene(test);
  const { id: sessionId } = await buildLesson(db, scene, inHours(hours));
  const { change_id } = (await cancel(scene.family, sessionId, EMERGENCY)).json();
  const [makeUp] = await makeUpsOf(db, scene);
  return { ...scene, sessionId, changeId: change_id as string, id: makeUp?.id ?? "" };
}

describe("an emergency", () => {
  it("that staff accept is owed, beyond the limit, and decided once", async () => {
    const scene = await claimed(1);
    const answer = await scene.office.patch(url(scene.id), { state: "owed" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: scene.id,
      state: "owed",
      cause: "emergency",
      reason: EMERGENCY.reason,
    });
    const [stored] = await db
      .select()
      .from(policyDecisions)
      .where(
        and(
          eq(policyDecisions.sessionId, scene.sessionId),
          eq(policyDecisions.rule, "emergency_review"),
        ),
      );
    expect(stored?.actorId).toBe(scene.staff.id);
    expect(redecide(stored as unknown as PolicyQuestion & { policyVersion: string })).toEqual(
      stored?.decision,
    );
    const trace = await db.select().from(events).where(eq(events.subjectId, scene.id));
    expect(trace).toMatchObject([{ kind: "review-emergency", payload: { became: "owed" } }]);
    const again = await scene.office.patch(url(scene.id), { state: "refused" });
    expect(again.statusCode).toBe(409);
    const next = await buildLesson(db, scene, inHours(50));
    expect((await cancel(scene.family, next.id)).json().decision.used_before).toBe(0);
  });

  it("that stops a make-up lesson and is refused: that one is owed again, and none is used twice", async () => {
    const scene = await buildScene(test);
    await cancel(scene.family, (await buildLesson(db, scene, inHours(26))).id);
    const [first] = await makeUpsOf(db, scene);
    const booking = {
      kind: "make_up",
      make_up_id: first?.id,
      starts_at: inHours(50).toISOString(),
    };
    const booked = await scene.family.post("/api/bookings/", booking, newKey());
    await cancel(scene.family, (await buildLesson(db, scene, inHours(74))).id);
    await cancel(scene.family, booked.json().session_ids[0], EMERGENCY);
    const pending = (await makeUpsOf(db, scene)).find(({ state }) => state === "pending");
    const answer = await scene.office.patch(url(pending?.id), { state: "refused" });
    expect([answer.statusCode, answer.json().state]).toEqual([200, "refused"]);
    const rows = await makeUpsOf(db, scene);
    expect(rows.map(({ state }) => state).toSorted()).toEqual(["owed", "owed", "refused"]);
    expect(rows.find(({ id }) => id === first?.id)).toMatchObject({
      state: "owed",
      bookedSessionId: null,
    });
  });

  it.each([
    [1, { state: "refused", cause: "emergency" }],
    [26, { state: "owed", cause: "family" }],
  ])(
    "that staff refuse is judged as if none had been claimed: %i hours before",
    async (hours, after) => {
      const scene = await claimed(hours);
      const answer = await scene.office.patch(url(scene.id), { state: "refused" });
      expect(answer.json()).toMatchObject(after);
      expect((await scene.family.get("/api/make-ups/")).json()).toMatchObject([after]);
    },
  );

  it("that staff have decided is no longer undone", async () => {
    const scene = await claimed(26);
    await scene.office.patch(url(scene.id), { state: "owed" });
    expect((await undo(scene.family, scene.changeId)).statusCode).toBe(409);
    const other = await claimed(26);
    expect((await undo(other.family, other.changeId)).statusCode).toBe(200);
    expect((await other.office.patch(url(other.id), { state: "owed" })).statusCode).toBe(404);
  });

  it("is decided by staff, by a known word", async () => {
    const scene = await claimed(1);
    for (const browser of [scene.family, scene.desk]) {
      expect((await browser.patch(url(scene.id), { state: "owed" })).statusCode).toBe(403);
      expect((await browser.get("/api/staff/make-ups/")).statusCode).toBe(403);
    }
    const guest = test.client();
    expect((await guest.patch(url(scene.id), { state: "owed" })).statusCode).toBe(401);
    expect((await guest.get("/api/staff/make-ups/")).statusCode).toBe(401);
    expect((await guest.get("/api/make-ups/")).statusCode).toBe(401);
    const answer = await scene.office.patch(url(scene.id), { state: "booked" });
    expect(answer.statusCode).toBe(400);
    expect((await scene.office.get("/api/staff/make-ups/?state=lost")).statusCode).toBe(400);
    expect((await scene.office.patch(url(crypto.randomUUID()), { state: "owed" })).statusCode).toBe(
      404,
    );
  });
});

describe("the family", () => {
  it.each([
    [1, "owed", "Your emergency is accepted", "/sessions"],
    [26, "refused", "About your emergency: the lesson is made up", "/sessions"],
    [1, "refused", "About your emergency", "/contact"],
  ])("is told of the word: %i hours before, %s", async (hours, state, subject, path) => {
    const scene = await claimed(hours);
    await db.delete(outboxMessages);
    await scene.office.patch(url(scene.id), { state });
    for (const reader of [scene.parent, scene.child]) {
      const [mail, ...more] = await mailsTo(db, reader.email);
      expect(more).toEqual([]);
      const content = mailContent(mail!);
      expect(content).toMatchObject({ subject, link: `http://riwaq.test${path}` });
      expect(content.details).toContain(`\u2068${scene.teacher.name}\u2069`);
      expect(content.details).toMatch(/\(\u2068Paris\u2069\) · .*\(\u2068Cairo\u2069\)/);
    }
    expect(await mailsTo(db, scene.teacher.email)).toEqual([]);
    await scene.office.patch(url(scene.id), { state });
    expect(await db.$count(outboxMessages)).toBe(2);
  });

  it("is told alone of a lesson that two families share, and not where it chose no mails", async () => {
    const scene = await claimed(1);
    const other = await buildFamily(db);
    const [lesson] = await db.select().from(sessions).where(eq(sessions.id, scene.sessionId));
    const { id: sessionId, startsAt, endsAt, status } = lesson!;
    await db
      .insert(sessionStudents)
      .values({ sessionId, studentId: other.child.id, startsAt, endsAt, status });
    await db.update(users).set({ notifyByEmail: false }).where(eq(users.id, scene.child.id));
    await db.delete(outboxMessages);
    await scene.office.patch(url(scene.id), { state: "owed" });
    const mails = await db.select().from(outboxMessages);
    expect(mails.map(({ to }) => to)).toEqual([scene.parent.email]);
    expect(mails[0]?.params.details).not.toContain(other.child.name);
  });

  it("has words for each outcome in every language", () => {
    for (const outcome of ["granted", "counted", "refused"]) {
      for (const language of ["en", "fr", "ar"] as const) {
        const params = { name: "Amal", link: "http://riwaq.test/sessions" };
        const content = mailContent({ template: `make-up-${outcome}`, language, params });
        expect(`${content.subject} ${content.text}`).not.toMatch(/make-up-|\{\{|mails:|lesson\./);
      }
    }
  });
});

describe("make-ups", () => {
  it("are listed to those whom they concern, owed ones first", async () => {
    const [scene, others] = [await claimed(1), await claimed(1)];
    const { id } = await buildLesson(db, scene, inHours(26));
    await cancel(scene.family, id);
    for (const browser of [scene.family, scene.desk]) {
      const list = (await browser.get("/api/make-ups/")).json();
      expect(list).toMatchObject([
        {
          state: "owed",
          student_name: scene.child.name,
          teacher_name: scene.teacher.name,
          length_minutes: 60,
          cancelled_starts_at: inHours(26).toISOString(),
          reason: "",
        },
        { state: "pending", reason: "" },
      ]);
      expect(JSON.stringify(list)).not.toContain(others.child.id);
    }
    expect((await scene.office.get("/api/make-ups/")).json()).toEqual([]);
    const owed = (await scene.office.get("/api/staff/make-ups/?state=owed")).json();
    expect(owed.at(-1)).toMatchObject({ student_id: scene.child.id });
  });
});
