import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { lastToken, mailsTo } from "../../../../test/outbox.ts";
import { REGISTER, parentForm } from "../../../../test/registrations.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { sealText } from "../../../platform/seal.ts";
import { makeVerificationToken } from "../sign-in/verification-token.ts";
import { users } from "../tables/users.ts";

const test = await startTestApp();
const VERIFY = "/api/authentication/verify-email/";
const RESEND = "/api/authentication/verify-email/resend/";
const INVALID = { token: ["This link is not valid or no longer valid. Ask for a new one"] };

async function isVerified(email: string) {
  const [user] = await test.db.select().from(users).where(eq(users.email, email));
  return user?.emailVerified;
}

function tokenOf(email: string, secret = test.services.secret) {
  return makeVerificationToken(email, secret, test.clock.now());
}

describe("confirming an address", () => {
  it("marks it confirmed by the link of the registration's mail", async () => {
    const form = parentForm();
    await test.client().post(REGISTER.parents, form);
    expect(await isVerified(form.email)).toBe(false);
    const token = await lastToken(test.db, form.email);
    const client = test.client();
    const answer = await client.post(VERIFY, { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ done: true });
    expect(await isVerified(form.email)).toBe(true);
    expect((await client.get("/api/users/me/")).statusCode).toBe(401);
  });

  it("changes nothing when the link is followed twice", async () => {
    const { email } = await buildStudent(test.db, { emailVerified: false });
    const token = tokenOf(email);
    expect((await test.client().post(VERIFY, { token })).statusCode).toBe(200);
    expect((await test.client().post(VERIFY, { token })).statusCode).toBe(200);
    expect(await isVerified(email)).toBe(true);
  });

  it("takes a link for a week, whatever day the machine thinks it is", async () => {
    const { email } = await buildStudent(test.db, { emailVerified: false });
    test.clock.set(new Date("2001-01-01T00:00:00Z"));
    const token = tokenOf(email);
    test.clock.advance(7 * 86_400_000);
    expect((await test.client().post(VERIFY, { token })).json()).toEqual(INVALID);
    test.clock.advance(-1000);
    expect((await test.client().post(VERIFY, { token })).statusCode).toBe(200);
    expect(await isVerified(email)).toBe(true);
  });

  it("refuses a link made by somebody else, for something else, altered, of nobody, or no link", async () => {
    const { email } = await buildStudent(test.db, { emailVerified: false });
    const { secret } = test.services;
    const right = tokenOf(email);
    const tokens = [
      tokenOf(email, "another secret that is long enough too"),
      tokenOf("nobody@example.test"),
      sealText(`9999999999999 ${email}`, "something-else", secret),
      sealText(email, "verify-email", secret),
      `${right.slice(0, -2)}xx`,
      Buffer.from(`9999999999999 ${email}`).toString("base64url"),
      "",
      "x",
      "a.b.c",
      "\u0000",
      "z".repeat(2049),
    ];
    for (const token of tokens) {
      const answer = await test.client().post(VERIFY, { token });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(INVALID);
    }
    expect(await isVerified(email)).toBe(false);
  });

  it("takes a token of the right kind only", async () => {
    for (const body of [{}, { token: 7 }, { token: null }, { token: ["x"] }]) {
      expect((await test.client().post(VERIFY, body)).json()).toEqual(INVALID);
    }
  });
});

describe("asking for the confirmation mail once more", () => {
  it("writes another mail to the person who asks, in their language", async () => {
    const user = await buildTeacher(test.db, { language: "fr", emailVerified: false });
    const client = await signedIn(test, user);
    const answer = await client.post(RESEND);
    expect(answer.json()).toEqual({ done: true });
    const mails = await mailsTo(test.db, user.email);
    expect(mails).toMatchObject([{ template: "verify-email", language: "fr" }]);
    const token = await lastToken(test.db, user.email);
    expect((await test.client().post(VERIFY, { token })).statusCode).toBe(200);
    expect(await isVerified(user.email)).toBe(true);
  });

  it("leads back to the page where it was asked for, of this site alone", async () => {
    const user = await buildTeacher(test.db, { emailVerified: false });
    const client = await signedIn(test, user);
    const linkAfter = async (body: unknown) => {
      expect((await client.post(RESEND, body)).statusCode).toBe(200);
      return new URL((await mailsTo(test.db, user.email)).at(-1)?.params.link ?? "").searchParams;
    };
    expect((await linkAfter({ return_to: "/children?new=1" })).get("next")).toBe("/children?new=1");
    expect((await linkAfter({})).get("next")).toBeNull();
    for (const return_to of ["//evil.test", "/\\evil.test", "https://evil.test", "children", 7]) {
      expect((await client.post(RESEND, { return_to })).statusCode).toBe(400);
    }
  });

  it("writes none to an address that is confirmed", async () => {
    const user = await buildTeacher(test.db);
    const client = await signedIn(test, user);
    expect((await client.post(RESEND)).json()).toEqual({ done: true });
    expect(await mailsTo(test.db, user.email)).toEqual([]);
  });

  it("is refused to a guest", async () => {
    const answer = await test.client().post(RESEND);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(SIGN_IN_FIRST);
  });
});
