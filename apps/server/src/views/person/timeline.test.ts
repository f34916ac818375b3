import type { Timeline } from "@riwaq/contracts/views/person";
import { TIMELINE_PER_PAGE } from "@riwaq/contracts/views/person";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../test/error-map.ts";
import {
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { statementsOf } from "../../../test/statements.ts";
import { startTestApp, TEST_NOW } from "../../../test/test-app.ts";
import { staffRights } from "../../modules/identity/tables/user-roles.ts";
import { events } from "../../platform/db/tables/events.ts";

const test = await startTestApp();
const { db } = test;
const reader = await buildStaff(db, { name: "Mariam" });
const staff = await signedIn(test, reader);
const NOBODY = "11111111-1111-4111-8111-111111111111";

const at = ({ id }: { id: string }, query = "") => `/api/staff/people/${id}/timeline/${query}`;
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);

async function told(someone: { id: string }, query = ""): Promise<Timeline> {
  const answer = await staff.get(at(someone, query));
  expect(answer.statusCode).toBe(200);
  return answer.json<Timeline>();
}
const kindsOf = async (someone: { id: string }) =>
  (await told(someone)).events.map(({ kind }) => kind);

type Written = { kind: string; type: string; id: string; actor?: { id: string } };

async function write(...rows: Written[]) {
  for (const { kind, type, id, actor } of rows) {
    await db.insert(events).values({
      kind,
      subjectType: type,
      subjectId: id,
      actorId: actor?.id ?? null,
      actorRole: actor ? "P" : "system",
      createdAt: TEST_NOW,
    });
  }
}

async function family() {
  const teacher = await buildTeacher(db, { name: "Ustadh Karim" });
  const sara = await buildStudent(db, { name: "Sara" });
  const stranger = await buildStudent(db, { name: "Noé" });
  const parent = await buildParent(db, [sara], { name: "Claire Martin" });
  return { teacher, sara, stranger, parent };
}

describe("what happened to somebody", () => {
  it("is what they did, and what was done to them, their children and their lessons", async () => {
    const { teacher, sara, stranger, parent } = await family();
    const lesson = await buildSession(db, { teacher, students: [sara], startsAt: inDays(-2) });
    const report = await buildReport(db, { session: lesson, student: sara });
    const other = await buildSession(db, { teacher, students: [stranger], startsAt: inDays(-3) });
    await write(
      { kind: "log-in", type: "user", id: parent.id, actor: parent },
      { kind: "book-lessons", type: "student", id: sara.id, actor: teacher },
      { kind: "move-lesson", type: "session", id: lesson.id, actor: parent },
      { kind: "send-report", type: "report", id: report?.id ?? "", actor: teacher },
      { kind: "say-outcome", type: "session", id: other.id, actor: teacher },
    );
    expect(await kindsOf(parent)).toEqual(["send-report", "move-lesson", "book-lessons", "log-in"]);
    expect(await kindsOf(sara)).toEqual(["send-report", "move-lesson", "book-lessons"]);
    expect(await kindsOf(teacher)).toEqual([
      "say-outcome",
      "send-report",
      "move-lesson",
      "book-lessons",
    ]);
    expect((await told(parent)).events[1]).toMatchObject({
      actor: { id: parent.id, name: "Claire Martin" },
      subject: { name: "Ustadh Karim, Sara", at: lesson.startsAt.toISOString() },
    });
  });

  it("of a lesson of two families, a report on the other's child is not told", async () => {
    const { teacher, sara, stranger, parent } = await family();
    const lesson = await buildSession(db, {
      teacher,
      students: [sara, stranger],
      startsAt: inDays(-1),
    });
    const report = await buildReport(db, { session: lesson, student: stranger });
    await write({ kind: "send-report", type: "report", id: report?.id ?? "" });
    expect(await kindsOf(parent)).toEqual([]);
    expect(await kindsOf(stranger)).toEqual(["send-report"]);
  });

  it("goes on where a page ended, each event once", async () => {
    const { parent } = await family();
    await write(
      ...Array.from({ length: TIMELINE_PER_PAGE + 2 }, () => ({
        kind: "log-in",
        type: "user",
        id: parent.id,
        actor: parent,
      })),
    );
    const first = await told(parent);
    const second = await told(parent, `?before=${first.next}`);
    expect([first.events.length, second.events.length]).toEqual([TIMELINE_PER_PAGE, 2]);
    expect(second.next).toBeNull();
    const all = [...first.events, ...second.events].map(({ sequence }) => sequence);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  });

  it("takes as many statements, however many lessons there are", async () => {
    const { teacher, sara, parent } = await family();
    const few = await statementsOf(db, () => told(parent));
    for (let day = 1; day < 20; day += 1) {
      const lesson = await buildSession(db, { teacher, students: [sara], startsAt: inDays(-day) });
      await write({ kind: "join-session", type: "session", id: lesson.id, actor: sara });
    }
    const many = await statementsOf(db, () => told(parent));
    // The names of what is told are one statement more.
    expect(many.length).toBeLessThanOrEqual(few.length + 1);
  });
});

describe("whom it is told to", () => {
  it("what a colleague did to others is told to who may read the journal", async () => {
    const colleague = await buildStaff(db);
    const { parent } = await family();
    await write(
      { kind: "add-child", type: "user", id: parent.id, actor: colleague },
      { kind: "change-rights", type: "user", id: colleague.id, actor: reader },
    );
    expect(await kindsOf(colleague)).toEqual(["change-rights", "add-child"]);
    const withoutAudit = await buildStaff(db);
    await db.delete(staffRights).where(eq(staffRights.userId, withoutAudit.id));
    await db.insert(staffRights).values({ userId: withoutAudit.id, right: "people" });
    const answer = await (await signedIn(test, withoutAudit)).get(at(colleague));
    expect(answer.json<Timeline>().events.map(({ kind }) => kind)).toEqual(["change-rights"]);
  });

  it("is staff who decide about people alone", async () => {
    const { parent, teacher } = await family();
    const withLessons = await buildStaff(db);
    await db.delete(staffRights).where(eq(staffRights.userId, withLessons.id));
    await db.insert(staffRights).values({ userId: withLessons.id, right: "lessons" });
    for (const person of [parent, withLessons, teacher]) {
      expect((await (await signedIn(test, person)).get(at(parent))).statusCode).toBe(403);
    }
    const guest = await test.client().get(at(parent));
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });

  it("nobody has none, and a page begins with a number", async () => {
    for (const id of [NOBODY, "1"]) {
      const answer = await staff.get(at({ id }));
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
    const { parent } = await family();
    expect((await staff.get(at(parent, "?before=x"))).statusCode).toBe(400);
  });
});
