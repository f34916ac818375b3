import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { mailsTo } from "../../../../test/outbox.ts";
import { FORM_OF, REGISTER, parentForm, studentForm } from "../../../../test/registrations.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { students } from "../../people/tables/students.ts";
import { credentials } from "../tables/credentials.ts";
import { users } from "../tables/users.ts";

const test = await startTestApp();
const TAKEN = { email: ["An account with this email address already exists"] };

async function rowCounts() {
  const tables = [users, credentials, students, outboxMessages, events];
  return Promise.all(
    tables.map(async (table) => (await test.db.select({ rows: count() }).from(table))[0]?.rows),
  );
}

async function userOf(email: string) {
  const [user] = await test.db.select().from(users).where(eq(users.email, email));
  return user;
}

describe.each(["students", "parents", "teachers"] as const)("registration of %s", (kind) => {
  it("refuses an address that is taken, in whatever case", async () => {
    const form = FORM_OF[kind]({ email: `taken-${kind}@example.test` });
    expect((await test.client().post(REGISTER[kind], form)).statusCode).toBe(201);
    const again = FORM_OF[kind]({ email: ` Taken-${kind.toUpperCase()}@EXAMPLE.test ` });
    const before = await rowCounts();
    const answer = await test.client().post(REGISTER[kind], again);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(TAKEN);
    expect(await rowCounts()).toEqual(before);
  });

  it("ignores what a form may not set", async () => {
    const chosen = "11111111-1111-4111-8111-111111111111";
    const form = FORM_OF[kind]({
      role: "A",
      id: chosen,
      is_staff: true,
      email_verified: true,
      emailVerified: true,
      approval: "approved",
      createdAt: "2000-01-01T00:00:00Z",
      notifyMarketing: true,
    });
    const { id, role } = (await test.client().post(REGISTER[kind], form)).json();
    expect(id).not.toBe(chosen);
    expect(role).toBe({ students: "S", parents: "P", teachers: "T" }[kind]);
    const user = await userOf(form.email);
    expect(user).toMatchObject({ role, emailVerified: false, notifyMarketing: false });
    expect(user?.createdAt.getUTCFullYear()).toBeGreaterThan(2000);
  });

  it("takes the zone and the language that the browser sends", async () => {
    const form = FORM_OF[kind]({ time_zone: "Africa/Casablanca", language: "fr" });
    await test.client().post(REGISTER[kind], form);
    expect(await userOf(form.email)).toMatchObject({
      timeZone: "Africa/Casablanca",
      language: "fr",
    });
  });

  it("has a zone of its own for who does not say, and the language of the request", async () => {
    const form = FORM_OF[kind]();
    const headers = { "accept-language": "ar-EG,en;q=0.5" };
    await test.client().post(REGISTER[kind], form, headers);
    expect(await userOf(form.email)).toMatchObject({
      timeZone: kind === "teachers" ? "Africa/Cairo" : "Europe/Paris",
      language: "ar",
    });
  });
});

describe("registration", () => {
  it("writes exactly one user when one address registers five times at once", async () => {
    const forms = Array.from({ length: 5 }, () => studentForm({ email: "race@example.test" }));
    const before = await rowCounts();
    const answers = await Promise.all(
      forms.map((form) => test.client().post(REGISTER.students, form)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 400, 400, 400, 400]);
    const refused = answers.filter(({ statusCode }) => statusCode === 400);
    expect(refused.map((answer) => answer.json())).toEqual(refused.map(() => TAKEN));
    expect(await rowCounts()).toEqual(before.map((rows) => (rows ?? 0) + 1));
  });

  it("accepts a long password and never cuts it", async () => {
    const password = `${"a long sentence that only I know, ".repeat(7)}end`;
    const form = studentForm({ password });
    expect((await test.client().post(REGISTER.students, form)).statusCode).toBe(201);
    expect((await test.client().logIn(form.email, password)).statusCode).toBe(200);
    expect((await test.client().logIn(form.email, password.slice(0, -1))).statusCode).toBe(400);
    expect((await test.client().logIn(form.email, password.slice(0, 72))).statusCode).toBe(400);
  });

  it("keeps spaces and other scripts in a password as they were typed", async () => {
    const form = studentForm({ password: "  كلمة سرّ طويلة 🗝  " });
    expect((await test.client().post(REGISTER.students, form)).statusCode).toBe(201);
    expect((await test.client().logIn(form.email, form.password)).statusCode).toBe(200);
    expect((await test.client().logIn(form.email, form.password.trim())).statusCode).toBe(400);
  });

  it("stores the password as argon2id only", async () => {
    const form = studentForm();
    const { id } = (await test.client().post(REGISTER.students, form)).json();
    const [row] = await test.db.select().from(credentials).where(eq(credentials.userId, id));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each(["en", "fr", "ar"] as const)(
    "writes a mail with a confirmation link in the chosen language: %s",
    async (language) => {
      const form = parentForm({ language });
      await test.client().post(REGISTER.parents, form);
      const mails = await mailsTo(test.db, form.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ template: "verify-email", language, sentAt: null });
      expect(mails[0]?.params.name).toBe(form.name);
      expect(mails[0]?.params.link).toMatch(/^http:\/\/riwaq\.test\/verify-email\?token=[\w.-]+$/);
    },
  );

  it("leaves an event without personal data", async () => {
    const form = studentForm();
    const { id } = (await test.client().post(REGISTER.students, form)).json();
    const entries = await test.db.select().from(events).where(eq(events.subjectId, id));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ kind: "register", actorRole: "guest", payload: {} });
    expect(JSON.stringify(entries)).not.toContain(form.email);
  });

  it("refuses names that the database cannot hold, and keeps those of every script", async () => {
    for (const name of ["Nou\u0000r", "Nour\ud800", "\udc00Nour"]) {
      const answer = await test.client().post(REGISTER.students, studentForm({ name }));
      expect(answer.json()).toEqual({ name: ["Invalid value"] });
      expect(answer.statusCode).toBe(400);
    }
    const advertised = studentForm({ name: "Win at evil.com" });
    expect((await test.client().post(REGISTER.students, advertised)).json()).toEqual({
      name: ["A name cannot contain a web or e-mail address"],
    });
    expect(await mailsTo(test.db, advertised.email)).toEqual([]);
    for (const name of ["نور الدين", "Zoë 🌙", "O'Neil <b>", "{{link}} $t(errors:required)"]) {
      const form = studentForm({ name });
      expect((await test.client().post(REGISTER.students, form)).json()).toMatchObject({ name });
      expect((await userOf(form.email))?.name).toBe(name);
    }
  });
});
