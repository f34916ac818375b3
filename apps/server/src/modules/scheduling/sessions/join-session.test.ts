import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const MINUTE_MS = 60_000;
const LINK = "https://meet.example/lesson";

async function lesson(inMinutes: number, change: { status?: "Cancelled"; link?: null } = {}) {
  const teacher = await buildTeacher(test.db);
  const student = await buildStudent(test.db);
  const parent = await buildParent(test.db, [student]);
  const session = await buildSession(test.db, {
    teacher,
    students: [student],
    startsAt: new Date(TEST_NOW.getTime() + inMinutes * MINUTE_MS),
    meetingLink: change.link === null ? null : LINK,
    ...(change.status ? { status: change.status } : {}),
  });
  return { teacher, student, parent, session };
}

async function join(person: { id: string }, id: string) {
  return (await signedIn(test, person)).post(`/api/sessions/${id}/join/`);
}
const joinsOf = (id: string) =>
  test.db.select().from(presenceMarks).where(eq(presenceMarks.sessionId, id));

describe("joining a lesson", () => {
  it("opens its link, makes it Joined and notes each side", async () => {
    const { teacher, student, parent, session } = await lesson(10);
    for (const person of [parent, teacher, student]) {
      const answer = await join(person, session.id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ link: LINK });
    }
    const noted = (await joinsOf(session.id)).map(({ userId, side }) => [userId, side]);
    expect(noted).toEqual([
      [parent.id, "pupil"],
      [teacher.id, "teacher"],
      [student.id, "pupil"],
    ]);
    const [row] = await test.db.select().from(sessions).where(eq(sessions.id, session.id));
    expect(row).toMatchObject({ status: "Joined", sequence: 0 });
    const audited = await test.db
      .select()
      .from(events)
      .where(and(eq(events.subjectId, session.id), eq(events.kind, "join-session")));
    expect(audited).toHaveLength(3);
  });

  it("again within a minute is noted once, later again", async () => {
    const { student, session } = await lesson(0);
    await join(student, session.id);
    await join(student, session.id);
    expect(await joinsOf(session.id)).toHaveLength(1);
    test.clock.advance(MINUTE_MS);
    await join(student, session.id);
    test.clock.set(TEST_NOW);
    expect(await joinsOf(session.id)).toHaveLength(2);
  });

  it.each([
    [11, "join_early", "The lesson opens 10 minutes before it begins."],
    [-60, "join_late", "This lesson is over."],
  ])("that begins in %i minutes: %s", async (inMinutes, _key, text) => {
    const { student, session } = await lesson(inMinutes);
    const answer = await join(student, session.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ detail: [text] });
    expect(await joinsOf(session.id)).toEqual([]);
  });

  it("is refused where it was cancelled, or meets nowhere", async () => {
    const cancelled = await lesson(5, { status: "Cancelled" });
    expect((await join(cancelled.student, cancelled.session.id)).statusCode).toBe(409);
    const nowhere = await lesson(5, { link: null });
    const setLink = (meetingLink: string | null) =>
      test.db.update(teachers).set({ meetingLink }).where(eq(teachers.userId, nowhere.teacher.id));
    await setLink(null);
    const answer = await join(nowhere.student, nowhere.session.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail[0]).toContain("no meeting link yet");
    await setLink("https://meet.example/amal");
    const own = await join(nowhere.student, nowhere.session.id);
    expect(own.json()).toEqual({ link: "https://meet.example/amal" });
  });

  it("is for those who are in it", async () => {
    const { session } = await lesson(0);
    const other = await lesson(0);
    for (const stranger of [other.teacher, other.student, other.parent]) {
      expect((await join(stranger, session.id)).statusCode).toBe(404);
    }
    expect((await join(await buildStaff(test.db), session.id)).statusCode).toBe(403);
    const guest = await test.client().post(`/api/sessions/${session.id}/join/`);
    expect(guest.statusCode).toBe(401);
    expect(await joinsOf(session.id)).toEqual([]);
  });
});
