import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { CONTACT, contactForm, sendContactForm } from "../../../../test/contact.ts";
import { TOO_MANY } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { contactMessages } from "../tables/contact-messages.ts";

const test = await startTestApp();
const strict = await startTestApp({ hasRateLimits: true, trustProxy: true });
const DONE = { done: true };

const english = await buildStaff(test.db, { language: "en" });
const french = await buildStaff(test.db, { language: "fr" });
const arabic = await buildStaff(test.db, { language: "ar" });
const others = [await buildTeacher(test.db), await buildParent(test.db)];

beforeEach(async () => {
  await test.db.delete(contactMessages);
  await test.db.delete(outboxMessages);
});

const kept = () => test.db.select().from(contactMessages);

describe("the contact form", () => {
  it("keeps what a visitor wrote, trimmed", async () => {
    const form = contactForm({ name: "  Inès  ", email: " Ines@Example.test " });
    const answer = await sendContactForm(test.client(), form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual(DONE);
    expect(await kept()).toMatchObject([
      {
        name: "Inès",
        email: "ines@example.test",
        topic: "programme",
        message: "Bonjour,\nma fille a neuf ans.",
        language: "fr",
        handledAt: null,
        createdAt: TEST_NOW,
      },
    ]);
  });

  it("can be sent by who is signed in as well", async () => {
    const client = await signedIn(test, others[0]!);
    expect((await sendContactForm(client, contactForm())).statusCode).toBe(201);
  });

  it("names every wrong field", async () => {
    const wrong = {
      name: " ",
      email: "nobody",
      topic: "weather",
      message: " short ",
      language: "xx",
    };
    const answer = await sendContactForm(test.client(), wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      name: ["Name can't be empty"],
      email: ["Invalid email address"],
      topic: ["Invalid value"],
      message: ["Write at least 10 characters"],
      language: ["Invalid value"],
    });
    const long = await sendContactForm(test.client(), contactForm({ message: "x".repeat(5001) }));
    expect(long.json()).toEqual({ message: ["This text is too long"] });
    expect(await kept()).toEqual([]);
  });

  it("wants a key that is a UUID", async () => {
    for (const headers of [{}, { "idempotency-key": "1" }]) {
      const answer = await test.client().post(CONTACT, contactForm(), headers);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ "idempotency-key": ["Invalid value"] });
    }
  });

  it("filled in by a program gets the same answer and keeps nothing", async () => {
    const answer = await sendContactForm(test.client(), contactForm({ referral: "spam.test" }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual(DONE);
    expect(await kept()).toEqual([]);
    expect(await test.db.select().from(outboxMessages)).toEqual([]);
    const empty = await sendContactForm(test.client(), contactForm({ referral: "" }));
    expect(empty.statusCode).toBe(201);
    expect(await kept()).toHaveLength(1);
  });

  it("sent again has one effect, also at once", async () => {
    const form = contactForm();
    const key = crypto.randomUUID();
    const first = await sendContactForm(test.client(), form, { key });
    const again = await Promise.all(
      Array.from({ length: 3 }, () => sendContactForm(test.client(), form, { key })),
    );
    for (const answer of [first, ...again]) {
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual(DONE);
    }
    expect(await kept()).toHaveLength(1);
    expect(await mailsTo(test.db, english.email)).toHaveLength(1);
  });

  it("leaves an event without a word of what was written", async () => {
    await sendContactForm(test.client(), contactForm());
    const [row] = await kept();
    const entries = await test.db.select().from(events).where(eq(events.subjectId, row!.id));
    expect(entries).toMatchObject([
      { kind: "receive-contact-message", actorRole: "guest", actorId: null, payload: {} },
    ]);
  });
});

describe("the mail about a message", () => {
  it("goes to all staff, each in their language, and to nobody else", async () => {
    await sendContactForm(test.client(), contactForm({ topic: "gift_voucher" }));
    const subjects = [];
    for (const { email } of [english, french, arabic]) {
      const [mail, ...more] = await mailsTo(test.db, email);
      expect(more).toEqual([]);
      subjects.push(mailContent(mail!).subject);
    }
    expect(subjects).toEqual([
      "Contact form: a gift voucher",
      "Formulaire de contact\u00a0: un bon cadeau",
      "نموذج التواصل: قسيمة هدية",
    ]);
    for (const { email } of others) expect(await mailsTo(test.db, email)).toEqual([]);
  });

  it("says who wrote, how to answer, and the very words", async () => {
    const message = "$t(errors:internal) {{link}}\n<b>مرحبا</b>";
    const form = contactForm({ name: "$t(errors:internal)", message });
    await sendContactForm(test.client(), form);
    const [mail] = await mailsTo(test.db, english.email);
    const { text } = mailContent(mail!);
    expect(text).toContain(
      `\u2068$t(errors:internal)\u2069 has written through the contact form, and can be answered at ${form.email}`,
    );
    expect(text).toContain(message);
    expect(text).toContain("http://riwaq.test/staff/messages");
    expect(text).toContain("because you work for Riwaq");
    expect(mail!.params.replyTo).toBe(form.email);
  });
});

describe("the contact form sent too often", () => {
  const from = (address: number) => ({
    headers: { "x-forwarded-for": `203.0.113.${address}` },
  });

  it("is refused to one address after ten messages in an hour", async () => {
    const statuses = [];
    for (let round = 0; round < 10; round += 1) {
      const answer = await sendContactForm(strict.client(), contactForm(), from(1));
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 201));
    const refused = await sendContactForm(strict.client(), contactForm(), from(1));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("3600");
    expect(refused.json()).toEqual(TOO_MANY);
  });

  it("is refused to one sender after five, from wherever they come", async () => {
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      const form = contactForm({ email: "often@example.test" });
      statuses.push((await sendContactForm(strict.client(), form, from(10 + round))).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
