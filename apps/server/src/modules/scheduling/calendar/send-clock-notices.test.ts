import { beforeEach, describe, expect, it } from "vitest";

import { buildParent, buildStudent, buildTeacher } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { buildSeries } from "../../../../test/series.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { clockNotices } from "../tables/clock-notices.ts";
import { series } from "../tables/series.ts";
import { sendClockNotices } from "./send-clock-notices.job.ts";

const test = await startTestApp();
const log = { info: () => {}, warn: () => {}, error: () => {} };
/** Paris goes forward on 28 March 2027 at 01:00 UTC, Cairo on 29 April at 22:00. */
const PARIS_MS = Date.parse("2027-03-28T01:00:00Z");
const DAY_MS = 86_400_000;
const round = () => sendClockNotices({ ...test.services, log });
const before = (days: number) => test.clock.set(new Date(PARIS_MS - days * DAY_MS));

beforeEach(async () => {
  await test.db.delete(clockNotices);
  await test.db.delete(outboxMessages);
  await test.db.delete(series);
});

async function family(zone = "Europe/Paris") {
  const teacher = await buildTeacher(test.db, { name: "Amal", language: "ar" });
  const student = await buildStudent(test.db, { name: "Inès", language: "fr", timeZone: zone });
  const parent = await buildParent(test.db, [student], { name: "Claire" });
  return { teacher, student, parent };
}

async function textsTo(email: string) {
  return (await mailsTo(test.db, email)).map((mail) => mailContent(mail));
}

describe("notices of clock changes", () => {
  it("come ten and two days before, each once, however often the round runs", async () => {
    const { teacher, student, parent } = await family();
    await buildSeries(test.db, { teacher, student });
    before(10.1);
    expect(await round()).toBe(0);
    for (const days of [9.99, 9, 2.01]) {
      before(days);
      await round();
      await round();
      expect(await textsTo(parent.email)).toHaveLength(1);
    }
    for (const days of [2, 1]) {
      before(days);
      await round();
    }
    for (const { email } of [parent, student, teacher]) {
      expect(await textsTo(email)).toHaveLength(2);
    }
    before(-1);
    expect(await round()).toBe(0);
  });

  it("say what each lesson's hour becomes, on the reader's side and on the other", async () => {
    const { teacher, student, parent } = await family();
    await buildSeries(test.db, {
      teacher,
      student,
      times: [
        { dayOfWeek: 3, minute: 1080 },
        { dayOfWeek: 5, minute: 1080 },
      ],
    });
    before(5);
    await round();
    const [toParent] = await textsTo(parent.email);
    expect(toParent!.subject).toContain("Sunday, 28 March 2027");
    expect(toParent!.body).toContain("change in \u2068Paris\u2069 on Sunday, 28 March 2027");
    expect(toParent!.details.split("\n")).toEqual([
      "\u2068Inès\u2069: Lesson with \u2068Amal\u2069",
      "– Tuesday, 30 March 2027: stays at 06:00 pm your time (\u2068Paris\u2069); on the other side it moves from 07:00 pm to 06:00 pm (\u2068Cairo\u2069)",
      "– Thursday, 1 April 2027: stays at 06:00 pm your time (\u2068Paris\u2069); on the other side it moves from 07:00 pm to 06:00 pm (\u2068Cairo\u2069)",
    ]);
    const [toStudent] = await textsTo(student.email);
    expect(toStudent!.details).toContain("mardi 30 mars 2027\u00a0: reste à 18:00 chez vous");
    const [toTeacher] = await textsTo(teacher.email);
    expect(toTeacher!.details).toContain("يتغير موعدها من 7:00\u00a0م إلى 6:00\u00a0م بتوقيتكم");
    expect(toTeacher!.link).toBe("http://riwaq.test/sessions/clock-changes");
    for (const { text } of [toParent!, toStudent!, toTeacher!]) {
      expect(text).not.toMatch(/\{\{|clock-change\./);
    }
  });

  it("tell both sides' new hours where a third zone holds the series", async () => {
    const { teacher, student } = await family("Africa/Dakar");
    await buildSeries(test.db, { teacher, student });
    before(5);
    await round();
    const [toStudent] = await textsTo(student.email);
    expect(toStudent!.details).toContain("passe de 17:00 à 16:00 chez vous (\u2068Dakar\u2069)");
    expect(toStudent!.details).toContain("de 19:00 à 18:00 (\u2068Le Caire\u2069)");
    expect(toStudent!.details.split("\n")).toHaveLength(2);
  });

  it("are one mail for a teacher of several families", async () => {
    const { teacher, student } = await family();
    const other = await buildStudent(test.db, { name: "Yanis", timeZone: "Europe/Brussels" });
    await buildSeries(test.db, { teacher, student });
    await buildSeries(test.db, { teacher, student: other, anchorZone: "Europe/Brussels" });
    before(5);
    await round();
    const mails = await textsTo(teacher.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.details).toContain("Inès");
    expect(mails[0]!.details).toContain("Yanis");
    expect(mails[0]!.body).toMatch(/باريس.*بروكسل|بروكسل.*باريس/u);
  });

  it("go to nobody whose series end before, whose hours stay, or who chose no mails", async () => {
    const ended = await family();
    await buildSeries(test.db, { ...ended, endsOn: "2027-03-27" });
    const same = await family("Africa/Cairo");
    await buildSeries(test.db, { ...same, anchorZone: "Africa/Cairo" });
    const quiet = await buildTeacher(test.db, { notifyByEmail: false });
    await buildSeries(test.db, {
      teacher: quiet,
      student: same.student,
      anchorZone: "Africa/Cairo",
    });
    before(5);
    expect(await round()).toBe(0);
    expect(await test.db.select().from(outboxMessages)).toEqual([]);
  });

  it("go on where a round was cut off", async () => {
    const { teacher, student, parent } = await family();
    await buildSeries(test.db, { teacher, student });
    before(5);
    const config = {
      ...test.services.config,
      get publicUrl(): string {
        throw new Error("cut off");
      },
    };
    const failing = { ...test.services, log, config };
    await expect(sendClockNotices(failing)).rejects.toThrow("cut off");
    expect(await test.db.select().from(clockNotices)).toEqual([]);
    expect(await round()).toBe(3);
    expect(await textsTo(parent.email)).toHaveLength(1);
  });
});
