import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { DECLARATIONS, declaration, declare } from "../../../../test/declarations.ts";
import { TOO_MANY } from "../../../../test/error-map.ts";
import { buildParent, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { hashOf } from "./record-act.ts";

const test = await startTestApp();
const strict = await startTestApp({ hasRateLimits: true, trustProxy: true });
const { db, clock } = test;

const keptOf = async (email: string) => {
  const rows = await db.select().from(legalActs);
  return rows.filter(({ said }) => said.email === email);
};
const statusOf = async (form: object) => (await declare(test.client(), form)).statusCode;

describe("a declaration without sign-in", () => {
  it("is kept at once with its words and hour, and answered with them", async () => {
    const form = declaration({ name: " Inès  ", reference: " RF00 nothing of ours " });
    const answer = await declare(test.client(), form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      acted_at: TEST_NOW.toISOString(),
      recorded: expect.stringMatching(/^samedi 21 novembre 2026, \d\d:\d\d \(\u2068Paris\u2069\)$/),
    });
    const [row, ...more] = await keptOf(form.email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      kind: "withdrawal",
      said: { name: "Inès", email: form.email, reference: "RF00 nothing of ours", ends_on: "" },
      subscriptionId: null,
      payerId: null,
      language: "fr",
      actedAt: TEST_NOW,
      matchedAt: null,
    });
    expect(row?.shown).toMatch(/^Je vous notifie/);
    expect(row?.shownHash).toBe(hashOf(row?.shown ?? ""));
  });

  it("confirmed twice is one declaration, acknowledged once, with the hour of the first", async () => {
    const form = declaration({ kind: "leaving", ends_on: "2026-12-31" });
    const key = crypto.randomUUID();
    const first = await declare(test.client(), form, { key });
    clock.set(new Date(TEST_NOW.getTime() + 3_600_000));
    const again = await Promise.all(
      Array.from({ length: 3 }, () => declare(test.client(), form, { key })),
    );
    clock.set(TEST_NOW);
    for (const answer of again) {
      expect([answer.statusCode, answer.json()]).toEqual([201, first.json()]);
    }
    expect(await keptOf(form.email)).toHaveLength(1);
    expect(await mailsTo(db, form.email)).toHaveLength(1);
  });

  it("is refused for no reference, and says nothing of accounts", async () => {
    const parent = await buildParent(db);
    const known = await declare(test.client(), declaration({ email: parent.email }));
    const unknown = await declare(test.client(), declaration({ reference: "" }));
    expect(known.statusCode).toBe(201);
    expect(known.json()).toEqual(unknown.json());
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
    const client = await signedIn(test, parent);
    expect((await declare(client, declaration())).statusCode).toBe(201);
  });

  it.each([
    ["name", " "],
    ["name", "Gagnez sur www.example.com"],
    ["email", "nobody"],
    ["kind", "order"],
    ["language", "xx"],
    ["ends_on", "tomorrow"],
    ["reference", "x".repeat(121)],
    ["reference", "\u0000"],
  ])("names the field where %s is %o", async (field, value) => {
    const answer = await declare(test.client(), declaration({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
  });

  it("wants a key that is a UUID", async () => {
    const answer = await test.client().post(DECLARATIONS, declaration(), {});
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["idempotency-key"]]);
  });

  it("leaves an event without a word of what was written", async () => {
    const form = declaration();
    expect(await statusOf(form)).toBe(201);
    const [row] = await keptOf(form.email);
    const told = await db.select().from(events).where(eq(events.subjectId, row!.id));
    expect(told).toMatchObject([
      { kind: "declare-act", actorId: null, payload: { kind: "withdrawal" } },
    ]);
  });
});

describe("its acknowledgement by mail", () => {
  const mailFor = async (change: Record<string, unknown>) => {
    const form = declaration(change);
    const answer = await declare(test.client(), form);
    const [mail] = await mailsTo(db, form.email);
    return { form, recorded: answer.json().recorded as string, ...mailContent(mail!) };
  };

  it.each([
    ["en", "withdrawal", "Your withdrawal is recorded"],
    ["fr", "withdrawal", "Votre rétractation est enregistrée"],
    ["ar", "withdrawal", "تم تسجيل عدولكم عن العقد"],
    ["en", "leaving", "Your cancellation is recorded"],
    ["fr", "leaving", "Votre résiliation est enregistrée"],
    ["ar", "leaving", "تم تسجيل إنهاء عقدكم"],
  ])("says in %s of a %s what was declared, and when", async (language, kind, expected) => {
    const { subject, text, recorded, form } = await mailFor({ language, kind });
    expect(subject).toBe(expected);
    expect(text).toContain(recorded);
    for (const word of [form.name, form.email, "Yanis"]) expect(text).toContain(word);
    expect(text).not.toMatch(/\{\{|declare\.|undefined/);
  });

  it("says the wished day in words", async () => {
    const { text } = await mailFor({ kind: "leaving", ends_on: "2026-12-01" });
    expect(text).toContain("mardi 1er décembre 2026");
  });

  it("carries nobody’s advertisement to a stranger", async () => {
    const reference = "cheap.example.com/win";
    const { text, form } = await mailFor({ reference });
    expect(text).not.toContain("cheap");
    expect((await keptOf(form.email))[0]?.said.reference).toBe(reference);
  });
});

describe("a declaration made too often", () => {
  const from = (address: number) => ({
    headers: { "x-forwarded-for": `203.0.113.${address}` },
  });

  it("is refused to one network address after ten in an hour", async () => {
    for (let round = 0; round < 10; round += 1) {
      expect((await declare(strict.client(), declaration(), from(1))).statusCode).toBe(201);
    }
    const refused = await declare(strict.client(), declaration(), from(1));
    expect([refused.statusCode, refused.json()]).toEqual([429, TOO_MANY]);
  });

  it("is refused for one mail address after five, from wherever", async () => {
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      const form = declaration({ email: "often@example.test" });
      statuses.push((await declare(strict.client(), form, from(20 + round))).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
