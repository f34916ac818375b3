import { and, count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { PASSWORD, buildParent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { lastToken, mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { makeResetLink } from "../sign-in/reset-links.ts";
import { verifications } from "../tables/verifications.ts";

const test = await startTestApp();
const strict = await startTestApp({ hasRateLimits: true, trustProxy: true });
const ASK = "/api/authentication/password-reset/";
const CONFIRM = "/api/authentication/password-reset/confirm/";
const NEW_PASSWORD = "quite-another-sentence";
const INVALID = { token: ["This link is not valid or no longer valid. Ask for a new one"] };

async function tokenFor(user: { email: string }): Promise<string> {
  await test.client().post(ASK, { email: user.email });
  return lastToken(test.db, user.email);
}

describe("asking for a new password", () => {
  it("writes one mail with a link in its reader's language", async () => {
    const user = await buildTeacher(test.db, { language: "ar", name: "أمل" });
    const answer = await test.client().post(ASK, { email: ` ${user.email.toUpperCase()} ` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ done: true });
    const mails = await mailsTo(test.db, user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      template: "reset-password",
      language: "ar",
      params: {
        name: "أمل",
        link: expect.stringMatching(/^http:\/\/riwaq\.test\/reset-password\?token=\w+$/),
      },
    });
  });

  it("says the same of an unknown address, and writes no mail", async () => {
    const user = await buildTeacher(test.db);
    const known = await test.client().post(ASK, { email: user.email });
    const [before] = await test.db.select({ rows: count() }).from(outboxMessages);
    const unknown = await test.client().post(ASK, { email: "nobody@example.test" });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await test.db.select({ rows: count() }).from(outboxMessages))[0]).toEqual(before);
  });

  it("answers before anything is looked up, so that the time says nothing either", async () => {
    const user = await buildTeacher(test.db);
    const client = test.client();
    await client.get("/api/users/me/");
    const token = client.cookies.get("csrftoken") ?? "";
    const headers = { "x-csrftoken": token, cookie: `csrftoken=${token}` };
    const gate = Promise.withResolvers<void>();
    // The one connection is taken: an answer that waited for the database would wait for ever.
    const held = test.db.transaction(() => gate.promise);
    for (const email of [user.email, "nobody@example.test"]) {
      const answer = await test.app.inject({ method: "POST", url: ASK, headers, body: { email } });
      expect(answer.json()).toEqual({ done: true });
    }
    gate.resolve();
    await held;
    await test.app.afterAnswers();
    expect(await mailsTo(test.db, user.email)).toHaveLength(1);
  });

  it("refuses what is no address", async () => {
    const answer = await test.client().post(ASK, { email: "x" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ email: ["Invalid email address"] });
  });

  it("keeps the token hashed, and for an hour", async () => {
    const user = await buildParent(test.db);
    const token = await tokenFor(user);
    const rows = await test.db.select().from(verifications).where(eq(verifications.value, user.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const lifetimeMs = rows[0]!.expiresAt.getTime() - test.clock.now().getTime();
    expect(lifetimeMs).toBe(3_600_000);
  });
});

describe("choosing a new password", () => {
  it("replaces the old one and ends every sign-in", async () => {
    const user = await buildTeacher(test.db);
    const devices = [await signedIn(test, user), await signedIn(test, user)];
    const token = await tokenFor(user);
    const answer = await test.client().post(CONFIRM, { token, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ done: true });
    const statuses = [];
    for (const device of devices) statuses.push((await device.get("/api/users/me/")).statusCode);
    expect(statuses).toEqual([401, 401]);
    expect((await test.client().logIn(user.email, PASSWORD)).statusCode).toBe(400);
    expect((await test.client().logIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("leaves an event without its value", async () => {
    const { id, email } = await buildParent(test.db);
    const token = await tokenFor({ email });
    await test.client().post(CONFIRM, { token, password: NEW_PASSWORD });
    const entries = await test.db
      .select()
      .from(events)
      .where(and(eq(events.subjectId, id), eq(events.kind, "reset-password")));
    expect(entries).toMatchObject([{ actorRole: "system", subjectType: "user", payload: {} }]);
  });

  it("signs nobody else out", async () => {
    const other = await signedIn(test, await buildTeacher(test.db));
    const token = await tokenFor(await buildTeacher(test.db));
    await test.client().post(CONFIRM, { token, password: NEW_PASSWORD });
    expect((await other.get("/api/users/me/")).statusCode).toBe(200);
  });

  it("works once", async () => {
    const user = await buildTeacher(test.db);
    const token = await tokenFor(user);
    await test.client().post(CONFIRM, { token, password: NEW_PASSWORD });
    const again = await test.client().post(CONFIRM, { token, password: "a third sentence here" });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toEqual(INVALID);
    expect((await test.client().logIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("works once even when two confirm at the same moment", async () => {
    const token = await tokenFor(await buildTeacher(test.db));
    const confirm = (password: string) => test.client().post(CONFIRM, { token, password });
    const answers = await Promise.all(
      ["first sentence of mine", "second sentence of mine"].map(confirm),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it("refuses a link whose hour is over", async () => {
    const user = await buildTeacher(test.db);
    const token = await tokenFor(user);
    test.clock.advance(3_600_000);
    const answer = await test.client().post(CONFIRM, { token, password: NEW_PASSWORD });
    expect(answer.json()).toEqual(INVALID);
    expect((await test.client().logIn(user.email, PASSWORD)).statusCode).toBe(200);
  });

  it("takes a link in its last second, whatever day the machine thinks it is", async () => {
    const user = await buildTeacher(test.db);
    test.clock.set(new Date("2001-01-01T00:00:00Z"));
    const token = await tokenFor(user);
    test.clock.advance(3_599_000);
    const answer = await test.client().post(CONFIRM, { token, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
  });

  it.each(["", "x", "y".repeat(3000), "../../x", "\u0000"])(
    "refuses the token %j",
    async (token) => {
      const answer = await test.client().post(CONFIRM, { token, password: NEW_PASSWORD });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(INVALID);
    },
  );

  it("keeps to the rules of passwords, and keeps the link for a better one", async () => {
    const user = await buildTeacher(test.db);
    const token = await tokenFor(user);
    const short = await test.client().post(CONFIRM, { token, password: "short" });
    expect(short.json()).toEqual({ password: ["Password must be at least 8 characters long"] });
    const common = await test.client().post(CONFIRM, { token, password: "password1" });
    expect(common.json()).toEqual({
      password: ["This password is too common. Choose one that is harder to guess"],
    });
    const good = await test.client().post(CONFIRM, { token, password: NEW_PASSWORD });
    expect(good.statusCode).toBe(200);
  });

  it("is done ten times an hour for an account, wherever it comes from", async () => {
    const user = await buildTeacher(strict.db);
    const confirm = async (round: number) => {
      const ctx = strict.services;
      const link = await inTransaction(ctx.db, (tx) =>
        makeResetLink(ctx, tx, { userId: user.id, ttlMs: 60_000 }),
      );
      const token = link.split("=").at(-1);
      const headers = { "x-forwarded-for": `203.0.113.${round}` };
      return strict.client().post(CONFIRM, { token, password: NEW_PASSWORD }, headers);
    };
    const statuses = [];
    for (let round = 0; round < 11; round += 1) statuses.push((await confirm(round)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it("names both fields where both are wrong", async () => {
    const answer = await test.client().post(CONFIRM, {});
    expect(Object.keys(answer.json()).toSorted()).toEqual(["password", "token"]);
  });
});
