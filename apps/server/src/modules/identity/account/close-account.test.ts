import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import {
  bookSeries,
  buildLesson,
  buildScene,
  inHours,
  lessonOf,
  type Scene,
} from "../../../../test/change-scene.ts";
import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  PASSWORD,
  buildEnrolment,
  buildParent,
  buildResource,
  buildSession,
  buildStudent,
  signedIn,
} from "../../../../test/factories.ts";
import { lastToken, mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { turnOnTwoStep } from "../../../../test/two-step.ts";
import { persons } from "../../../persons.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { policyDecisions } from "../../scheduling/tables/policy-decisions.ts";
import { series } from "../../scheduling/tables/series.ts";
import { users } from "../tables/users.ts";
import { restoreAccount } from "./restore-account.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/profile/deletion/";
const LOGIN = "/api/authentication/login/";
const REMOVED_AT = "2027-11-21T10:00:00.000Z";
const PROOF = { current_password: PASSWORD };

beforeEach(() => test.clock.set(TEST_NOW));

/** A child whose account is the parent's, with a series, a lesson in an hour and one in three days. */
async function family(): Promise<
  Scene & { seriesId: string; ids: string[]; soon: string; later: string }
> {
  const scene = await buildScene(test);
  await db.update(users).set({ email: null, name: "Inès" }).where(eq(users.id, scene.child.id));
  const booked = await bookSeries(scene);
  const soon = await buildLesson(db, scene, inHours(1));
  const later = await buildLesson(db, scene, inHours(74));
  await buildEnrolment(db, scene.teacher, scene.child);
  return { ...scene, ...booked, soon: soon.id, later: later.id };
}

const rowOf = async ({ id }: { id: string }) =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

describe("what closing an account does", () => {
  it("is shown before, to parent, teacher and student", async () => {
    const scene = await family();
    const shown = await scene.family.get(URL);
    expect([shown.statusCode, shown.json()]).toEqual([
      200,
      {
        lessons_cancelled: scene.ids.length + 2,
        children_closed: ["Inès"],
        children_suspended: [],
        resources_removed: 0,
        credits_returned: [],
        leaves_on: "2026-11-23",
        remove_after: REMOVED_AT,
        needs_code: false,
      },
    ]);
    await buildResource(db, scene.teacher);
    await turnOnTwoStep(test, scene.desk);
    expect((await scene.desk.get(URL)).json()).toMatchObject({
      lessons_cancelled: scene.ids.length + 2,
      children_closed: [],
      resources_removed: 1,
      leaves_on: null,
      needs_code: true,
    });
    const { child } = await buildFamily(db, 16);
    const student = await signedIn(test, child);
    expect((await student.get(URL)).json()).toMatchObject({ lessons_cancelled: 0 });
    expect((await student.post(URL, PROOF)).statusCode).toBe(200);
  });

  it("leaves out a child who has another parent, or an account of their own", async () => {
    const scene = await family();
    const own = await buildStudent(db);
    const parent = await buildParent(db, [scene.child, own]);
    const browser = await signedIn(test, parent);
    expect((await browser.get(URL)).json()).toMatchObject({ children_closed: [] });
    expect((await scene.family.get(URL)).json()).toMatchObject({ children_closed: [] });
    await db.update(users).set({ closedAt: TEST_NOW }).where(eq(users.id, parent.id));
    expect((await scene.family.get(URL)).json()).toMatchObject({ children_closed: ["Inès"] });
  });

  it("is refused to staff, to students whom a parent books for, and to guests", async () => {
    const scene = await family();
    const young = await buildFamily(db, 12);
    const refused = [
      [scene.office, "A staff account is closed by another member of staff."],
      [
        await signedIn(test, young.child),
        "The account of a student under 15 is closed by the institute. Ask a parent to write to us.",
      ],
    ] as const;
    for (const [browser, detail] of refused) {
      for (const answer of [await browser.get(URL), await browser.post(URL, PROOF)]) {
        expect([answer.statusCode, answer.json()]).toEqual([403, { detail: [detail] }]);
      }
    }
    const guest = test.client();
    expect((await guest.get(URL)).json()).toEqual(SIGN_IN_FIRST);
    expect((await guest.post(URL, PROOF)).json()).toEqual(SIGN_IN_FIRST);
  });
});

describe("closing an account", () => {
  it("needs the password, and a code where the second step is on", async () => {
    const { family: browser, parent } = await family();
    const wrong = await browser.post(URL, { current_password: "wrong" });
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ["current_password"]]);
    expect((await browser.post(URL, {})).statusCode).toBe(400);
    const { codes } = await turnOnTwoStep(test, browser);
    expect(Object.keys((await browser.post(URL, PROOF)).json())).toEqual(["code"]);
    expect((await browser.post(URL, { ...PROOF, code: "000000" })).statusCode).toBe(400);
    expect((await rowOf(parent))?.closedAt).toBeNull();
    expect((await browser.post(URL, { ...PROOF, code: codes[0] })).statusCode).toBe(200);
  });

  it("of a parent closes the children's, signs out everywhere and says until when it is kept", async () => {
    const { family: browser, parent, child } = await family();
    const elsewhere = await signedIn(test, parent);
    await browser.post("/api/calendar/feed/");
    await browser.post("/api/authentication/password-reset/", { email: parent.email });
    const token = await lastToken(db, parent.email);
    const answer = await browser.post(URL, PROOF);
    expect([answer.statusCode, answer.json()]).toEqual([200, { remove_after: REMOVED_AT }]);
    for (const gone of [browser, elsewhere]) {
      expect((await gone.get("/api/profile/")).statusCode).toBe(401);
    }
    const closed = { closedAt: TEST_NOW, removeAfter: new Date(REMOVED_AT) };
    expect([await rowOf(parent), await rowOf(child)]).toMatchObject([closed, closed]);
    const mails = await mailsTo(db, parent.email);
    const mail = mails.find(({ template }) => template === "account-closed");
    expect(mail?.params).toMatchObject({
      name: parent.name,
      link: "http://riwaq.test/contact",
    });
    expect(mail?.params.date).toContain("21 November 2027");

    const credentials = { email: parent.email, password: PASSWORD };
    const login = await test.client().post(LOGIN, credentials);
    expect([login.statusCode, login.json()]).toEqual([
      400,
      { non_field_errors: ["The email address or the password is not correct"] },
    ]);
    const reset = { token, password: "quite-another-sentence" };
    const visitor = test.client();
    const confirm = await visitor.post("/api/authentication/password-reset/confirm/", reset);
    expect(confirm.statusCode).toBe(400);
    const before = (await mailsTo(db, parent.email)).length;
    await visitor.post("/api/authentication/password-reset/", { email: parent.email });
    expect(await mailsTo(db, parent.email)).toHaveLength(before);
  });

  it("cancels what is to come as the terms say, ends series and agreements, and tells the teacher", async () => {
    const scene = await family();
    const { family: browser, teacher, child, ids, soon, later, seriesId } = scene;
    await browser.post(URL, PROOF);
    for (const id of [soon, later, ...ids]) {
      expect(await lessonOf(db, id)).toMatchObject({ status: "Cancelled", cancelledBy: "family" });
    }
    const outcomeOf = async (id: string) => {
      const rows = await db.select().from(policyDecisions).where(eq(policyDecisions.sessionId, id));
      return rows.map(({ decision }) => decision.outcome);
    };
    expect(await outcomeOf(soon)).toEqual(["counts_as_taken"]);
    expect(await outcomeOf(later)).toEqual(["free"]);
    expect(await outcomeOf(ids[3] ?? "")).toEqual(["free"]);
    const [ended] = await db.select().from(series).where(eq(series.id, seriesId));
    expect(ended?.endedAt).toEqual(TEST_NOW);
    const [enrolled] = await db.select().from(agreements).where(eq(agreements.studentId, child.id));
    expect(enrolled?.endedAt).toEqual(TEST_NOW);
    const told = await mailsTo(db, teacher.email);
    expect(told.filter(({ template }) => template === "lesson-cancelled")).toHaveLength(3);
  });

  it("of a teacher owes the families their lessons, and nobody finds or books the teacher", async () => {
    const { desk, teacher, family: browser, ids, parent } = await family();
    expect((await desk.post(URL, PROOF)).statusCode).toBe(200);
    expect(await lessonOf(db, ids[0] ?? "")).toMatchObject({ cancelledBy: "teacher" });
    const [row] = await db.select().from(teachers).where(eq(teachers.userId, teacher.id));
    expect(row?.approval).toBe("paused");
    expect((await browser.get(`/api/teachers/${teacher.id}/`)).statusCode).toBe(404);
    const owed = (await browser.get("/api/make-ups/")).json();
    expect(owed.length).toBeGreaterThan(0);
    const told = (await mailsTo(db, parent.email)).map(({ template }) => template);
    expect(told).toContain("lesson-cancelled");
  });

  it("leaves a lesson that another family shares to that family", async () => {
    const { family: browser, teacher, child } = await family();
    const other = await buildFamily(db, 9);
    const students = [child, other.child];
    const shared = await buildSession(db, { teacher, students, startsAt: inHours(98) });
    expect((await browser.post(URL, PROOF)).statusCode).toBe(200);
    const theirs = await signedIn(test, other.parent);
    const seen = (await theirs.get(`/api/sessions/${shared.id}/`)).json();
    expect(seen).toMatchObject({ status: "Scheduled", students_ids: [other.child.id] });
    const told = await db.select().from(notifications).where(eq(notifications.userId, teacher.id));
    expect(told.filter(({ event }) => event === "lesson-left")).toMatchObject([
      { params: { count: "1", student: "Inès" }, path: "/sessions" },
    ]);
    expect((await mailsTo(db, other.parent.email)).map(({ template }) => template)).toEqual([]);
    const trace = await db.select().from(events).where(eq(events.kind, "leave-lessons"));
    expect(trace).toMatchObject([{ subjectId: child.id, payload: { sessionIds: [shared.id] } }]);
  });

  it("is taken back by staff within the twelve months, with the children", async () => {
    const { family: browser, parent, child, later } = await family();
    await browser.post(URL, PROOF);
    test.clock.advance(30 * 86_400_000);
    const ctx = contextOfRound({ ...test.services, log: console });
    await restoreAccount(ctx, { email: parent.email, persons });
    expect((await test.client().logIn(parent.email, PASSWORD)).statusCode).toBe(200);
    const open = { closedAt: null, removeAfter: null };
    expect([await rowOf(parent), await rowOf(child)]).toMatchObject([open, open]);
    expect(await lessonOf(db, later)).toMatchObject({ status: "Cancelled" });
    await expect(restoreAccount(ctx, { email: parent.email, persons })).rejects.toThrow(
      "not_found",
    );
  });
});
