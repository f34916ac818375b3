import type { TextPreview, TextsOfMessages, Wording } from "@riwaq/contracts/notifications/texts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { buildMail, buildParent, buildStaff, signedIn } from "../../../../test/factories.ts";
import { startFakeSmtp } from "../../../../test/fake-smtp.ts";
import { statementsOf } from "../../../../test/statements.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { Sender } from "../channels/channel-sender.ts";
import { mailSender } from "../channels/mail-sender.ts";
import { sayBell } from "../mail/own-words.ts";
import { dispatchMessages } from "../outbox/dispatch-messages.ts";
import { notifications } from "../tables/notifications.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { wordings } from "../tables/wordings.ts";

const test = await startTestApp();
const { db, clock } = test;
const smtp = await startFakeSmtp();
const mails = mailSender({
  ...test.services.config,
  smtpUrl: smtp.url,
  secret: test.services.secret,
});
afterAll(async () => {
  mails.close?.();
  await smtp.close();
});

const member = await buildStaff(db, { name: "Mariam" });
const staff = await signedIn(test, member);
const LIST = "/api/staff/letters/";
const urlOf = (template: string, language = "fr") => `${LIST}${template}/${language}/`;
const REPORT = urlOf("report-ready");
const OWN = {
  subject: "Le compte rendu de {{student}} vous attend",
  body: "{{teacher}} a écrit.\nCours du {{date}}.",
  bell: "À lire : {{student}}, {{at}}",
};

beforeEach(async () => {
  await db.delete(wordings);
  await db.delete(outboxMessages);
  smtp.received.length = 0;
});

const show = async (url = REPORT) => (await staff.get(url)).json<Wording>();
const save = (texts: object, version = 0, { url = REPORT } = {}) =>
  staff.put(url, { texts, version });
const written = (wording: Wording) =>
  Object.fromEntries(wording.texts.map(({ name, text }) => [name, text]));
const listed = async (template = "report-ready") =>
  (await staff.get(LIST)).json<TextsOfMessages>().find((text) => text.template === template);
const PARAMS = {
  name: "Hana",
  teacher: "Amal",
  student: "Inès",
  at: "22 novembre, 18:00",
  date: "22 novembre",
  time: "18:00",
  city: "Paris",
  link: "https://riwaq.test/reports/1",
};
const dispatch = (senders: Parameters<typeof dispatchMessages>[0]["senders"]) =>
  dispatchMessages({ db, clock, log: test.app.log, senders });
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  ).toString("utf8");

describe("a text in the institute's own words", () => {
  it("is kept where it differs from the built-in one, and says by whom", async () => {
    const before = await show();
    expect(before).toMatchObject({ version: 0, is_outdated: false, changed_by: null, earlier: [] });
    const answer = await save({ ...written(before), ...OWN });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ version: 1, changed_by: "Mariam" });
    const [row] = await db.select().from(wordings);
    expect(row).toMatchObject({ template: "report-ready", language: "fr", texts: OWN });
    const subject = answer.json<Wording>().texts.find(({ name }) => name === "subject");
    expect(subject).toMatchObject({ text: OWN.subject, needed: [], max: 150, faults: [] });
    expect(subject?.built_in).not.toBe(OWN.subject);
    expect(answer.json<Wording>().samples).toMatchObject({ student: expect.any(String) });
    expect(await listed()).toMatchObject({ worded: ["fr"], outdated: [] });
    expect(await listed("report-due")).toMatchObject({ worded: [], outdated: [] });
  });

  it("is what is sent from then on, in its language alone, with its link", async () => {
    await save(OWN);
    for (const language of ["fr", "en"] as const) {
      await buildMail(db, {
        to: `${language}@x.test`,
        template: "report-ready",
        language,
        params: PARAMS,
      });
    }
    await dispatch({ email: mails });
    const mailTo = (to: string) => decoded(smtp.received.find((mail) => mail.includes(to)) ?? "");
    expect(mailTo("fr@x.test")).toContain("Amal a écrit.\r\nCours du 22 novembre.");
    expect(mailTo("fr@x.test")).toContain("https://riwaq.test/reports/1");
    expect(mailTo("en@x.test")).toContain("Lesson report: Inès</h1>");
    expect(mailTo("en@x.test")).toContain("Amal has written the report");
  });

  it("is said by push and SMS too, and read once for many messages", async () => {
    await save(OWN);
    const said: string[] = [];
    const sms: Sender = {
      send: async ({ template: bell, language, params }, own) => {
        said.push(sayBell({ bell, language, params }, own));
        return { outcome: "sent" };
      },
    };
    for (const language of ["fr", "fr", "en"] as const) {
      await buildMail(db, { channel: "sms", template: "report-ready", language, params: PARAMS });
    }
    const statements = await statementsOf(db, () => dispatch({ sms }));
    expect(said.toSorted()).toEqual([
      expect.stringMatching(/^Lesson report: Inès/),
      "À lire : Inès, 22 novembre, 18:00",
      "À lire : Inès, 22 novembre, 18:00",
    ]);
    expect(statements.filter((text) => text.includes('from "wordings"'))).toHaveLength(1);
  });

  it("stands in the bell of whoever reads in that language", async () => {
    await save(OWN);
    const parent = await buildParent(db);
    const row = { userId: parent.id, event: "report-ready", params: PARAMS, path: "/" };
    await db.insert(notifications).values([
      { ...row, seq: 1, key: "one" },
      { ...row, seq: 2, key: "two", event: "report-due" },
    ]);
    const { notifications: told } = (
      await (await signedIn(test, parent)).get("/api/notifications/")
    ).json();
    expect(told.map(({ wordings: own }: { wordings?: object }) => own)).toEqual([
      undefined,
      { fr: OWN.bell },
    ]);
  });

  it("is said in the form that a count asks for, the built-in one in the others", async () => {
    const url = urlOf("lesson-booked", "ar");
    await save({ subject_two: "حصتان لكم" }, 0, { url });
    for (const [count, subject] of [
      ["2", "حصتان لكم"],
      ["1", "تم حجز حصة"],
    ]) {
      const params = { ...PARAMS, count: count! };
      await buildMail(db, {
        template: "lesson-booked",
        language: "ar",
        params,
        to: `c${count}@x.test`,
      });
      const [row] = (await staff.get("/api/outbox/")).json();
      expect(row.subject).toContain(subject);
      await db.delete(outboxMessages);
    }
  });

  it("of the bell is said by a mail that has no words beside it", async () => {
    const url = urlOf("lesson-left", "en");
    await save({ bell_one: "{{student}} stays away once" }, 0, { url });
    const params = { ...PARAMS, count: "1", news: "as it was when it was written" };
    await buildMail(db, { template: "lesson-left", params });
    const [row] = (await staff.get("/api/outbox/")).json();
    expect(row.text).toContain("Inès stays away once");
  });

  it("puts the chosen word in, in its language", async () => {
    const url = urlOf("contact-message");
    const draft = { texts: { subject: "Question : {{topic}}" } };
    const { subject } = (await staff.post(`${url}preview/`, draft)).json<TextPreview>();
    expect(subject).toMatch(/^Question : (?!general)\S/);
  });
});

describe("words that a later release has no place for", () => {
  it.each([
    ["a variable that is put in no longer", { ...OWN, subject: "{{pupil}}" }, "{{pupil}}"],
    ["one that must stay now", { ...OWN, body: "Bonjour" }, "{{date}}"],
    ["a text that is gone", { ...OWN, body_other: "Bonjour" }, ""],
  ])("are not sent: %s", async (_, texts, variable) => {
    await db.insert(wordings).values({ template: "report-ready", language: "fr", texts });
    await buildMail(db, { template: "report-ready", language: "fr", params: PARAMS });
    await dispatch({ email: mails });
    expect(decoded(smtp.received[0] ?? "")).not.toContain("a écrit.");
    expect(decoded(smtp.received[0] ?? "")).toContain("a rédigé");
    expect(await listed()).toMatchObject({ worded: ["fr"], outdated: ["fr"] });
    const wording = await show();
    expect(wording).toMatchObject({ version: 1, is_outdated: true });
    expect(wording.texts.flatMap(({ faults }) => faults).join()).toContain(variable);
  });

  it("are not sent where nothing is called so any more", async () => {
    const gone = { template: "once-upon-a-time", language: "fr" as const, texts: OWN };
    await db.insert(wordings).values(gone);
    expect((await staff.get(LIST)).statusCode).toBe(200);
  });
});
