import type { TextPreview, Wording } from "@riwaq/contracts/notifications/texts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { wordings } from "../tables/wordings.ts";

const test = await startTestApp();
const { db } = test;

const member = await buildStaff(db, { name: "Mariam" });
const staff = await signedIn(test, member);
const other = await signedIn(test, await buildStaff(db, { name: "Youssef" }));
const urlOf = (template: string, language = "fr") => `/api/staff/letters/${template}/${language}/`;
const REPORT = urlOf("report-ready");
const OWN = {
  subject: "Le compte rendu de {{student}} vous attend",
  body: "{{teacher}} a écrit.\nCours du {{date}}.",
  bell: "À lire : {{student}}, {{at}}",
};

beforeEach(async () => {
  await db.delete(wordings);
});

type Client = typeof staff;
const show = async (url = REPORT) => (await staff.get(url)).json<Wording>();
const save = (texts: object, version = 0, { url = REPORT, by = staff } = {}) =>
  by.put(url, { texts, version });
const reset = (version: number, by: Client = staff) => by.unsafe("DELETE", REPORT, { version }, {});
const written = (wording: Wording) =>
  Object.fromEntries(wording.texts.map(({ name, text }) => [name, text]));
const deeds = async () =>
  (await db.select().from(events).where(eq(events.subjectType, "letter")))
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ kind, payload }) => ({ kind, payload }));

describe("what could not be sent", () => {
  it.each([
    [{ subject: "" }, "subject", "Subject: this text cannot be empty"],
    [
      { subject: "a".repeat(151) },
      "subject",
      "Subject: this text is too long, 150 characters at most",
    ],
    [{ action: "One\nTwo" }, "action", "Button: this text stands on one line"],
    [{ body: "{{date}" }, "body", "Text: a brace is missing"],
    [
      { body: "{{teecher}} {{date}}" },
      "body",
      "nothing is put in for \u2068{{teecher}}\u2069 here",
    ],
    [{ body: "It is there." }, "body", "Text: \u2068{{date}}\u2069 must stay"],
    [{ body: "{{date}} https://example.test/x" }, "body", "no links or addresses (\u2068https://"],
    [{ body: "{{date}} <img src=x>" }, "body", "no markup (\u2068<img"],
    [{ body: "{{date}} $t(mails:brand)" }, "body", "no markup"],
    [{ bell: "Read {{student}}" }, "bell", "Bell: \u2068{{at}}\u2069 must stay"],
    [{ second: "Cancel" }, "non_field_errors", "no longer has one of these texts"],
    [{ constructor: "x" }, "non_field_errors", "no longer has one of these texts"],
  ])("%j is refused at %s", async (texts, field, words) => {
    for (const answer of [await save(texts), await staff.post(`${REPORT}preview/`, { texts })]) {
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json())).toEqual([field]);
      expect(answer.json()[field].join()).toContain(words);
    }
    expect(await db.select().from(wordings)).toEqual([]);
  });

  it("is refused in the language of whoever wrote it, each text by itself", async () => {
    const answer = await staff.send(
      "PUT",
      REPORT,
      { version: 0, texts: { subject: " ", body: "x" } },
      { "accept-language": "fr", "x-csrftoken": staff.cookies.get("csrftoken") ?? "" },
    );
    expect(answer.json()).toEqual({
      subject: ["Objet\u00a0: ce texte ne peut pas être vide"],
      body: [expect.stringContaining("Texte\u00a0: \u2068{{date}}\u2069 doit rester")],
    });
  });

  it("is what protects an account, and what there is not", async () => {
    for (const template of ["reset-password", "verify-email", "new-sign-in", "password-changed"]) {
      const answer = await save({ subject: "Hello" }, 0, { url: urlOf(template) });
      expect([template, answer.statusCode]).toEqual([template, 409]);
      expect((await staff.get(urlOf(template))).json()).toMatchObject({ is_fixed: true });
    }
    expect((await save(OWN, 0, { url: urlOf("nothing") })).statusCode).toBe(404);
    expect((await save(OWN, 0, { url: urlOf("report-ready", "de") })).statusCode).toBe(404);
    expect((await staff.get(urlOf("nothing"))).statusCode).toBe(404);
  });
});

describe("a draft", () => {
  it("is shown as it would be sent, and nothing of it is kept", async () => {
    const url = `${urlOf("lesson-booked", "en")}preview/`;
    const texts = { subject_other: "All {{count}} are booked", subject_one: "Just one" };
    const three = (await staff.post(url, { texts })).json<TextPreview>();
    expect(three).toMatchObject({ language: "en", subject: "All 3 are booked" });
    expect(three.html).toContain("All 3 are booked");
    expect((await staff.post(url, { texts, count: 1 })).json().subject).toBe("Just one");
    expect(await db.select().from(wordings)).toEqual([]);
  });
});

describe("two who change one text", () => {
  it("do not overwrite each other unseen", async () => {
    expect((await save(OWN)).statusCode).toBe(200);
    const late = await save({ subject: "Autre" }, 0, { by: other });
    expect(late.statusCode).toBe(409);
    expect(late.json().detail[0]).toContain("Somebody else has changed this text meanwhile");
    expect((await reset(0, other)).statusCode).toBe(409);
    expect((await save({ subject: "Autre" }, 1, { by: other })).json()).toMatchObject({
      version: 2,
      changed_by: "Youssef",
    });
  });

  it("at once, one of them is first", async () => {
    const both = await Promise.all([save(OWN), save({ subject: "Autre" }, 0, { by: other })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});

describe("going back to the built-in text", () => {
  it("is one call, told in the journal, and what stood there can be taken up again", async () => {
    const begun = (await deeds()).length;
    await save(OWN);
    expect((await reset(1)).json()).toMatchObject({ version: 0, changed_by: null });
    expect(await db.select().from(wordings)).toEqual([]);
    expect((await deeds()).slice(begun)).toEqual([
      { kind: "reword-letter", payload: { language: "fr", before: null, version: 1 } },
      { kind: "reset-letter", payload: { language: "fr", before: OWN, version: 0 } },
    ]);
    expect((await show()).earlier[0]).toMatchObject({ changed_by: "Mariam", texts: OWN });
    expect((await show(urlOf("report-ready", "en"))).earlier).toEqual([]);
    const [told] = (await staff.get("/api/staff/audit/")).json().events;
    expect(told).toMatchObject({
      kind: "reset-letter",
      words: ["fr"],
      subject: { type: "letter", name: "Lesson report: …" },
    });
  });

  it("is also what saving the built-in texts means; with nothing to go back from nothing happens", async () => {
    const begun = (await deeds()).length;
    const builtIn = written(await show());
    expect((await save(builtIn)).statusCode).toBe(200);
    expect((await reset(0)).statusCode).toBe(200);
    expect((await deeds()).length).toBe(begun);
    await save(OWN);
    expect((await save(builtIn, 1)).json()).toMatchObject({ version: 0 });
    expect(await db.select().from(wordings)).toEqual([]);
  });
});
