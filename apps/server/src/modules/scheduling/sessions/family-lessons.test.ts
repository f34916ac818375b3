import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildEnrolment,
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

type Reader = { id: string };
type Coming = {
  lessons: Array<{ id: string; students_names: string[]; meter: unknown; if_cancelled: unknown }>;
};
type Past = { lessons: Array<{ id: string; reports: unknown[] }>; next: string | null };

async function get<T>(reader: Reader, path: string): Promise<T> {
  const answer = await (await signedIn(test, reader)).get(`/api/sessions/${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const coming = (reader: Reader) => get<Coming>(reader, "coming/");
const past = (reader: Reader, query = "") => get<Past>(reader, `past/?${query}`);
const idsOf = ({ lessons }: Coming | Past) => lessons.map(({ id }) => id);

async function buildFamily() {
  const teacher = await buildTeacher(test.db, { name: "Salma" });
  const ines = await buildStudent(test.db, { name: "Inès" });
  const yanis = await buildStudent(test.db, { name: "Yanis" });
  const parent = await buildParent(test.db, [ines, yanis]);
  /** Half an hour that begins so many hours from now; of Inès, unless it says otherwise. */
  const lesson = (hours: number, of: Partial<Parameters<typeof buildSession>[1]> = {}) =>
    buildSession(test.db, {
      teacher,
      students: [ines],
      startsAt: inHours(hours),
      lengthMinutes: 30,
      ...of,
    });
  return { teacher, ines, yanis, parent, lesson };
}

describe("what is to come", () => {
  it("is all that is not over of every child, the earliest first, and of nobody else", async () => {
    const { teacher, ines, yanis, parent, lesson } = await buildFamily();
    await lesson(-1);
    const later = await lesson(30, { students: [yanis] });
    const underWay = await lesson(-0.25, { status: "Joined" });
    const stranger = await buildStudent(test.db, { name: "Omar" });
    const shared = await lesson(5, { students: [ines, stranger] });
    await lesson(6, { students: [stranger] });
    await buildEnrolment(test.db, teacher, ines);
    const answer = await coming(parent);
    expect(idsOf(answer)).toEqual([underWay.id, shared.id, later.id]);
    expect(answer.lessons[1]?.students_names).toEqual(["Inès"]);
    expect(answer).toMatchObject({
      pupils: [{ name: "Inès" }, { name: "Yanis" }],
      teachers: [{ id: teacher.id, name: "Salma" }],
    });
    expect(idsOf(await coming(ines))).toEqual([underWay.id, shared.id]);
  });

  it("says until when cancelling is free, and from when it is too late", async () => {
    const { parent, lesson } = await buildFamily();
    await lesson(48);
    const [first] = (await coming(parent)).lessons;
    expect(first?.meter).toEqual({
      free_until: inHours(46).toISOString(),
      counts_until: inHours(48).toISOString(),
      lost_until: inHours(48.5).toISOString(),
    });
  });

  it("has no such deadline where the lesson is cancelled, or another family's too", async () => {
    const { ines, parent, lesson } = await buildFamily();
    await lesson(20, { status: "Cancelled" });
    await lesson(40, { students: [ines, await buildStudent(test.db)] });
    const { lessons } = await coming(parent);
    expect(lessons.map(({ meter }) => meter)).toEqual([null, null]);
  });

  it("says of each child's next lesson what cancelling it would leave of the month", async () => {
    const { yanis, parent, lesson } = await buildFamily();
    await lesson(20);
    await lesson(21);
    const trial = await lesson(40, { students: [yanis] });
    await test.db.update(sessions).set({ kind: "trial" }).where(eq(sessions.id, trial.id));
    const { lessons } = await coming(parent);
    const month = { month: "2026-11", used_before: 0, limit: 2 };
    expect(lessons.map(({ if_cancelled }) => if_cancelled)).toEqual([
      { make_up: "granted", used_after: 1, ...month },
      null,
      { make_up: "none", used_after: 0, ...month },
    ]);
  });
});

describe("what is over", () => {
  it("comes in pages, the latest first, every lesson once", async () => {
    const { yanis, parent, lesson } = await buildFamily();
    const teacher = await buildTeacher(test.db);
    // Two begin at the same time, so that a page ends between them.
    for (let hours = 1; hours <= 13; hours += 1) {
      await lesson(-hours);
      await lesson(-hours, { teacher, students: [yanis] });
    }
    const pages: Past[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page: Past = await past(parent, next && `before=${encodeURIComponent(next)}`);
      pages.push(page);
      next = page.next;
    }
    expect(pages.map(({ lessons }) => lessons.length)).toEqual([10, 10, 6]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(26);
  });

  it("is found by pupil, by teacher and by what became of it", async () => {
    const { teacher, yanis, parent, lesson } = await buildFamily();
    const held = await lesson(-1, { status: "Completed" });
    await lesson(-2);
    const missed = await lesson(-3, { status: "Missed", students: [yanis] });
    const other = await buildTeacher(test.db);
    const cancelled = await lesson(-4, { status: "Cancelled", teacher: other });
    const found = async (query: string) => idsOf(await past(parent, query));
    expect(await found("state=completed")).toEqual([held.id]);
    expect(await found("state=missed")).toEqual([missed.id]);
    expect(await found("state=cancelled")).toEqual([cancelled.id]);
    expect(await found("state=scheduled")).toEqual([]);
    expect(await found(`pupil=${yanis.id}`)).toEqual([missed.id]);
    expect(await found(`teacher=${other.id}`)).toEqual([cancelled.id]);
    expect(await found(`teacher=${teacher.id}&state=missed`)).toEqual([missed.id]);
  });

  it("carries the reports that were sent, of one's own children only", async () => {
    const { ines, parent, lesson } = await buildFamily();
    const friend = await buildStudent(test.db);
    const session = await lesson(-5, { status: "Completed", students: [ines, friend] });
    const submittedAt = inHours(-4);
    const grade = "Good";
    const sent = await buildReport(test.db, { session, student: ines, submittedAt, grade });
    await buildReport(test.db, { session, student: friend, submittedAt, grade: "Average" });
    const unsent = await lesson(-9, { status: "Completed" });
    await buildReport(test.db, { session: unsent, student: ines });
    const report = { id: sent?.id, student: "Inès", grade: "Good" };
    const reports = async () => (await past(parent)).lessons.map((one) => one.reports);
    expect(await reports()).toEqual([[{ ...report, is_new: true }], []]);
    await (await signedIn(test, parent)).post(`/api/reports/${sent?.id}/read/`);
    expect(await reports()).toEqual([[{ ...report, is_new: false }], []]);
  });

  it("is nobody else's, by whatever is asked for", async () => {
    const { ines, lesson } = await buildFamily();
    await lesson(-1);
    const stranger = await buildParent(test.db, [await buildStudent(test.db)]);
    expect(idsOf(await past(stranger, `pupil=${ines.id}`))).toEqual([]);
    for (const reader of [await buildTeacher(test.db), await buildStaff(test.db)]) {
      expect(idsOf(await past(reader, `pupil=${ines.id}`))).toEqual([]);
      expect(idsOf(await coming(reader))).toEqual([]);
    }
  });
});

describe("both", () => {
  it.each(["coming/", "past/"])("want a sign-in: %s", async (path) => {
    const guest = await test.client().get(`/api/sessions/${path}`);
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });

  it.each(["before=yesterday", "pupil=1", "teacher=x", "state=lost"])(
    "refuse what they do not know: %s",
    async (query) => {
      const { parent } = await buildFamily();
      const answer = await (await signedIn(test, parent)).get(`/api/sessions/past/?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty(query.split("=")[0] ?? "");
    },
  );
});
