import { and, eq } from "drizzle-orm";
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
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { KINDS, LETTERS } from "../catalogue.ts";
import { mailContent } from "../mail/mail-content.ts";
import { dispatchMessages } from "../outbox/dispatch-messages.ts";
import { notifications } from "../tables/notifications.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { sendReminders } from "./send-reminders.job.ts";

const test = await startTestApp();
const { db, clock } = test;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const round = () => sendReminders({ ...test.services, log: console });

beforeEach(async () => {
  clock.set(TEST_NOW);
  await db.delete(sessions);
  await db.delete(outboxMessages);
  await db.delete(notifications);
});

const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

/** Booked a week before it begins. */
async function buildLesson(startsAt: Date, change: Partial<typeof sessions.$inferInsert> = {}) {
  const teacher = await buildTeacher(db, { name: "Amal", language: "ar" });
  const student = await buildStudent(db, { name: "Inès", language: "fr" });
  const parent = await buildParent(db, [student]);
  const { id } = await buildSession(db, { teacher, students: [student], startsAt });
  const createdAt = new Date(startsAt.getTime() - 7 * 24 * HOUR_MS);
  await db
    .update(sessions)
    .set({ createdAt, ...change })
    .where(eq(sessions.id, id));
  return { id, teacher, student, parent };
}

async function remindersTo({ id }: { id: string }) {
  const rows = await db
    .select({ key: notifications.key })
    .from(notifications)
    .where(eq(notifications.userId, id));
  return rows.map(({ key }) => key);
}

describe("reminders", () => {
  it("come a day and an hour before and at the start, once each, to teacher, pupil and parent", async () => {
    const { id, teacher, student, parent } = await buildLesson(inHours(24.01));
    const written: number[] = [];
    for (const minutes of [0, 1, 1, 23 * 60 - 1, 1, 58, 1, 11]) {
      clock.advance(minutes * MINUTE_MS);
      written.push(await round());
    }
    expect(written).toEqual([0, 1, 0, 1, 0, 0, 1, 0]);
    for (const reader of [teacher, student, parent]) {
      expect(await remindersTo(reader)).toEqual([
        `reminder-day:${id}:0`,
        `reminder-hour:${id}:0`,
        `lesson-starting:${id}:0`,
      ]);
      expect(await mailsTo(db, reader.email)).toHaveLength(3);
    }
  });

  it("are written in each reader's language, on both clocks, with the lesson and a way to cancel it", async () => {
    const { id, student, teacher } = await buildLesson(inHours(24));
    await round();
    const [mail] = await mailsTo(db, student.email);
    const content = mailContent(mail!);
    expect(content.subject).toBe("Rappel\u00a0: votre cours du dimanche 22 novembre 2026 à 11:00");
    expect(content.details).toContain(
      "11:00 – 12:00 (\u2068Paris\u2069) · 12:00 – 13:00 (\u2068Le Caire\u2069)",
    );
    expect(content.text).toContain(`Je ne peux pas venir\nhttp://riwaq.test/sessions?cancel=${id}`);
    expect(content.text).toContain(
      "Choisir les messages que je reçois\nhttp://riwaq.test/profile?tab=notifications",
    );
    expect(mail!.params.calendarMethod).toBe("REQUEST");
    const [toTeacher] = await mailsTo(db, teacher.email);
    expect(mailContent(toTeacher!).subject).toContain("الساعة 12:00\u00a0م");
  });

  it("are not written of a lesson that was booked or moved less than a day, or an hour, before", async () => {
    const booked = await buildLesson(inHours(20), { createdAt: inHours(-1) });
    const moved = await buildLesson(inHours(21), { placedAt: inHours(-2), sequence: 1 });
    await buildLesson(inHours(0.75), { createdAt: TEST_NOW });
    expect(await round()).toBe(0);
    clock.set(inHours(20));
    expect(await round()).toBe(2);
    expect(await remindersTo(booked.parent)).toEqual([`lesson-starting:${booked.id}:0`]);
    expect(await remindersTo(moved.parent)).toEqual([`reminder-hour:${moved.id}:1`]);
  });

  it("are not written of what is long past, after a standstill", async () => {
    await buildLesson(inHours(17.9));
    await buildLesson(inHours(0.3));
    await buildLesson(inHours(-0.2));
    expect(await round()).toBe(0);
  });

  it("are not written of lessons that do not take place", async () => {
    await buildLesson(inHours(24), CANCELLED);
    await buildLesson(inHours(1), CANCELLED);
    expect(await round()).toBe(0);
  });

  it("are written anew for a moved lesson, and what was to be sent of the old hour is dropped", async () => {
    const { id, parent } = await buildLesson(inHours(24));
    await db.update(users).set({ quietFrom: 0, quietTo: 1200 }).where(eq(users.id, parent.id));
    await round();
    const placedAt = TEST_NOW;
    const hours = { startsAt: inHours(48), endsAt: inHours(49) };
    await db
      .update(sessions)
      .set({ ...hours, placedAt, sequence: 1 })
      .where(eq(sessions.id, id));
    clock.set(inHours(24));
    expect(await round()).toBe(1);
    expect(await remindersTo(parent)).toEqual([`reminder-day:${id}:0`, `reminder-day:${id}:1`]);
    clock.set(inHours(34));
    const sent: string[] = [];
    const email = {
      send: async ({ key }: { key: string | null }) => {
        sent.push(key ?? "");
        return { outcome: "sent" } as const;
      },
    };
    const log = { info() {}, warn() {}, error() {} };
    await dispatchMessages({ db, clock, log, senders: { email } });
    expect(new Set(sent)).toEqual(new Set([`reminder-day:${id}:1`]));
    const dropped = await db
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.state, "dropped"), eq(outboxMessages.userId, parent.id)));
    expect(dropped.map(({ key }) => key)).toEqual([`reminder-day:${id}:0`]);
  });

  it("are left to the bell for whoever wants no reminders", async () => {
    const { student, parent } = await buildLesson(inHours(1));
    await db.update(users).set({ notifySessionReminders: false }).where(eq(users.id, parent.id));
    await round();
    expect(await remindersTo(parent)).toHaveLength(1);
    expect(await mailsTo(db, parent.email)).toEqual([]);
    expect(await mailsTo(db, student.email)).toHaveLength(1);
  });

  it("come to a family of a hundred and one lessons in one round, and in two at the same time once", async () => {
    const teacher = await buildTeacher(db);
    for (let count = 0; count < 101; count += 1) {
      const startsAt = new Date(inHours(23).getTime() + count * 30_000);
      const { id } = await buildSession(db, { teacher, startsAt, lengthMinutes: 0.4 });
      await db
        .update(sessions)
        .set({ createdAt: inHours(-200) })
        .where(eq(sessions.id, id));
    }
    await Promise.all([round(), round()]);
    expect(await remindersTo(teacher)).toHaveLength(101);
    expect(await mailsTo(db, teacher.email)).toHaveLength(101);
  });
});

describe("the mails of every kind", () => {
  const TEMPLATES = [
    ...KINDS.flatMap(({ mail }) => mail.templates),
    ...LETTERS.map(({ name }) => name),
  ];
  const params = Object.fromEntries(
    "name,amount,before,recorded,details,link,secondLink,choicesLink,date,time,at,until,from,to,teacher,student,students,guardian,child,title,device,inviter,sender,pupil,replyTo,place,city,news"
      .split(",")
      .map((name) => [name, "x"]),
  );

  it.each(TEMPLATES)("have words in every language: %s", (template) => {
    for (const language of ["en", "fr", "ar"] as const) {
      const filled = { ...params, count: "3", topic: "general", state: "on" };
      const { text, subject } = mailContent({ template, language, params: filled });
      // Only reminders have a second thing to do.
      const words = `${subject} ${text}`.replaceAll(`${template}.second`, "");
      expect(words).not.toMatch(/\{\{|mails:|\.(subject|body|action|footer|greeting)\b/);
    }
  });
});
