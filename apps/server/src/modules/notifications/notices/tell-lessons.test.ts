import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";

import {
  buildParent,
  buildSession,
  buildStudent,
  buildTeacher,
  CANCELLED,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { Actor } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { holiday } from "../kinds/holiday.ts";
import { lessonBooked } from "../kinds/lesson-booked.ts";
import { lessonCancelled } from "../kinds/lesson-cancelled.ts";
import { lessonNews } from "../kinds/lesson-news.ts";
import { mailContent } from "../mail/mail-content.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";

const test = await startTestApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS + 7 * 3_600_000);

beforeEach(async () => {
  await test.db.delete(outboxMessages);
  await test.db.delete(sessionStudents);
  await test.db.delete(sessions);
});

async function family() {
  const teacher = await buildTeacher(test.db, { name: "Amal", language: "ar" });
  const student = await buildStudent(test.db, { name: "Inès", language: "fr" });
  const parent = await buildParent(test.db, [student], { name: "Claire" });
  return { teacher, student, parent };
}

type News = {
  sessionIds: string[];
  kind?: typeof lessonBooked;
  by?: Actor;
};

function tell({ sessionIds, kind = lessonBooked, by = { kind: "system" } }: News) {
  const ctx = { ...test.services, actor: by };
  return inTransaction(test.db, async (tx) =>
    kind.tell(ctx, tx, await lessonNews(kind.name, ctx, tx, { sessionIds })),
  );
}

async function only(email: string) {
  const mails = await mailsTo(test.db, email);
  expect(mails).toHaveLength(1);
  return { ...mails[0]!, ...mailContent(mails[0]!) };
}

function eventsIn(calendar: string) {
  return new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent");
}

describe("telling of lessons", () => {
  it("writes to teacher, student and parent in their language, with both clocks", async () => {
    const { teacher, student, parent } = await family();
    const lesson = await buildSession(test.db, {
      teacher,
      students: [student],
      startsAt: inDays(3),
      lengthMinutes: 45,
    });
    await tell({ sessionIds: [lesson.id] });
    const toStudent = await only(student.email);
    expect(toStudent.subject).toBe("Un cours est réservé");
    expect(toStudent.text).toContain(
      `Voir le cours\nhttp://riwaq.test/sessions?lesson=${lesson.id}`,
    );
    expect(toStudent.text).toContain("Cours avec \u2068Amal\u2069");
    expect(toStudent.text).toContain(
      "mardi 24 novembre 2026, 18:00 – 18:45 (\u2068Paris\u2069) · 19:00 – 19:45 (\u2068Le Caire\u2069)",
    );
    const toTeacher = await only(teacher.email);
    expect(toTeacher.subject).toBe("تم حجز حصة");
    expect(toTeacher.details).toContain("حصة: \u2068Inès\u2069");
    expect(toTeacher.details).toMatch(
      /7:00\u00a0م – 7:45\u00a0م \(\u2068القاهرة\u2069\) · 6:00\u00a0م/u,
    );
    const toParent = await only(parent.email);
    expect(toParent.details).toContain("\u2068Inès\u2069: Lesson with \u2068Amal\u2069");
    expect(toParent.details).toContain("Tuesday, 24 November 2026, 06:00 pm – 06:45 pm");
    expect(toParent.footer).toContain("because of your lessons");
  });

  it("brings one lesson as a request, and a cancelled one as a withdrawal of the same event", async () => {
    const { teacher, student } = await family();
    const lesson = await buildSession(test.db, { teacher, students: [student] });
    await tell({ sessionIds: [lesson.id] });
    const booked = (await only(student.email)).params;
    expect(booked.calendarMethod).toBe("REQUEST");
    await test.db.delete(outboxMessages);
    await test.db
      .update(sessions)
      .set({ ...CANCELLED, sequence: 1 })
      .where(eq(sessions.id, lesson.id));
    await tell({ kind: lessonCancelled, sessionIds: [lesson.id] });
    const cancelled = (await only(student.email)).params;
    expect(cancelled.calendarMethod).toBe("CANCEL");
    const [before, after] = [booked, cancelled].map(({ calendar }) => eventsIn(calendar!)[0]!);
    expect(after!.getFirstPropertyValue("uid")).toBe(before!.getFirstPropertyValue("uid"));
    expect(after!.getFirstPropertyValue("sequence")).toBe(1);
  });

  it("says a series in one mail, with every lesson in one file", async () => {
    const { teacher, student, parent } = await family();
    const ids: string[] = [];
    for (let week = 1; week <= 26; week += 1) {
      const startsAt = inDays(7 * week);
      ids.push((await buildSession(test.db, { teacher, students: [student], startsAt })).id);
    }
    await tell({ sessionIds: ids });
    const mail = await only(parent.email);
    expect(mail.subject).toBe("26 lessons are booked");
    expect(mail.text).toContain("Open my lessons\nhttp://riwaq.test/sessions\n");
    expect(mail.details.split("\n").filter((line) => line.startsWith("–"))).toHaveLength(24);
    expect(mail.details).toContain("… and 2 more lessons, on the site.");
    expect(mail.params.calendarMethod).toBe("PUBLISH");
    expect(eventsIn(mail.params.calendar!)).toHaveLength(26);
    expect((await only(student.email)).subject).toBe("26 cours sont réservés");
    expect((await only(teacher.email)).subject).toBe("تم حجز 26 حصة");
  });

  it("shows a parent their own children only", async () => {
    const { teacher, student, parent } = await family();
    const other = await buildStudent(test.db, { name: "Yanis" });
    const otherParent = await buildParent(test.db, [other]);
    const lesson = await buildSession(test.db, { teacher, students: [student, other] });
    await tell({ sessionIds: [lesson.id] });
    expect((await only(parent.email)).text).not.toContain("Yanis");
    expect((await only(parent.email)).params.calendar).not.toContain("Yanis");
    expect((await only(otherParent.email)).text).not.toContain("Inès");
    expect((await only(teacher.email)).text).toContain("Inès\u2069 · \u2068Yanis");
  });

  it("writes once to a parent of two children", async () => {
    const { teacher, student, parent } = await family();
    const sister = await buildStudent(test.db, { name: "Sara" });
    const second = await buildParent(test.db, [student, sister]);
    const both = await buildSession(test.db, { teacher, students: [student, sister] });
    await tell({ sessionIds: [both.id] });
    expect((await only(second.email)).details).toContain("Inès\u2069 · \u2068Sara");
    expect((await only(parent.email)).details).not.toContain("Sara");
  });

  it("passes over a child without an address and whoever chose no mails", async () => {
    const { teacher, student, parent } = await family();
    await test.db.update(users).set({ email: null }).where(eq(users.id, student.id));
    await test.db.update(users).set({ notifyByEmail: false }).where(eq(users.id, teacher.id));
    const lesson = await buildSession(test.db, { teacher, students: [student] });
    await tell({ sessionIds: [lesson.id] });
    const all = await test.db.select({ to: outboxMessages.to }).from(outboxMessages);
    expect(all).toEqual([{ to: parent.email }]);
  });

  it("confirms to the one who did it, as the mail brings the lesson", async () => {
    const { teacher, student, parent } = await family();
    const lesson = await buildSession(test.db, { teacher, students: [student] });
    await tell({
      sessionIds: [lesson.id],
      by: {
        ...parent,
        kind: "user",
        role: "P",
        isConfirmed: true,
        picture: null,
        roles: new Set(["guardian"]),
        rights: new Set(),
      },
    });
    expect((await only(parent.email)).params.calendarMethod).toBe("REQUEST");
  });

  it.each(["booked", "moved", "cancelled", "restored", "holiday"] as const)(
    "has words for %s in every language and number",
    async (event) => {
      for (const language of ["en", "fr", "ar"] as const) {
        for (const count of ["1", "2", "3", "11", "100"]) {
          const params = { name: "Amal", link: "http://riwaq.test/sessions", count };
          const { text, subject } = mailContent({ template: `lesson-${event}`, language, params });
          expect(`${subject} ${text}`).not.toMatch(/lesson-|\{\{|mails:|lesson\./);
        }
      }
    },
  );

  it("takes more lessons than a statement has parameters", async () => {
    const { teacher, student, parent } = await family();
    const lesson = await buildSession(test.db, { teacher, students: [student] });
    const gone = Array.from({ length: 70_000 }, () => crypto.randomUUID());
    await tell({ kind: holiday, sessionIds: [...gone, lesson.id] });
    expect((await only(parent.email)).subject).toBe("Holiday: a lesson does not take place");
  });

  it("has nothing to say of no lesson", async () => {
    await tell({ sessionIds: [] });
    expect(await test.db.select().from(outboxMessages)).toEqual([]);
  });
});
