import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  PASSWORD,
  buildParent,
  buildStaff,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { codeAt, turnOnTwoStep } from "../../../../test/two-step.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { recoveryCodes } from "../tables/recovery-codes.ts";
import { signIns } from "../tables/sign-ins.ts";
import { twoStepSecrets } from "../tables/two-step-secrets.ts";
import { dropTwoStep } from "./turn-off-two-step.ts";

const test = await startTestApp();
const limited = await startTestApp({ hasRateLimits: true });
const URL = "/api/profile/two-step/";
const NOT_REQUIRED = { is_required: false };
const LOGIN = "/api/authentication/login/";
const NEEDED = { code: ["Enter the code from your authenticator app, or a recovery code."] };
const WRONG = {
  code: ["This code is not right or was used already. Wait for the next one and try again."],
};
const HALF_MINUTE_MS = 30_000;

async function person(app = test) {
  const user = await buildTeacher(app.db);
  const browser = await signedIn(app, user);
  const enter = (more: object = {}) =>
    app.client().post(LOGIN, { email: user.email, password: PASSWORD, ...more });
  const signInCount = async () => app.db.$count(signIns, eq(signIns.userId, user.id));
  return { user, browser, enter, signInCount };
}

async function guarded(app = test) {
  const someone = await person(app);
  const step = await turnOnTwoStep(app, someone.browser);
  const shown = () => codeAt(step.secret, app.clock.now());
  // The code that turned it on is spent.
  app.clock.advance(HALF_MINUTE_MS);
  return { ...someone, ...step, shown };
}

async function toldTo({ id }: { id: string }) {
  const rows = await test.db.select().from(notifications).where(eq(notifications.userId, id));
  return rows
    .filter(({ event }) => event === "two-step-changed")
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ params }) => params.state);
}

describe("turning the second step on", () => {
  it("needs the password, and counts only once a code of the app has confirmed it", async () => {
    const { browser, enter } = await person();
    expect((await browser.get(URL)).json()).toEqual({
      ...NOT_REQUIRED,
      is_on: false,
      recovery_codes_left: 0,
    });
    const refused = await browser.post(`${URL}begin/`, { current_password: "wrong" });
    expect(refused.json()).toEqual({ current_password: ["The current password is not correct"] });
    const begun = await browser.post(`${URL}begin/`, { current_password: PASSWORD });
    expect(begun.statusCode).toBe(200);
    expect(begun.headers["cache-control"]).toBe("no-store");
    const { secret, otpauth_url: url } = begun.json();
    expect(url).toMatch(/^otpauth:\/\/totp\/Riwaq:/);
    expect(url).toContain(`secret=${secret}`);
    expect((await enter()).statusCode).toBe(200);
    const early = await browser.post(`${URL}confirm/`, { code: "000000" });
    expect([early.statusCode, early.json()]).toEqual([400, WRONG]);
    const code = codeAt(secret, test.clock.now());
    const confirmed = await browser.post(`${URL}confirm/`, { code });
    expect(confirmed.json().recovery_codes).toHaveLength(10);
    expect(new Set(confirmed.json().recovery_codes).size).toBe(10);
    expect((await browser.get(URL)).json()).toEqual({
      ...NOT_REQUIRED,
      is_on: true,
      recovery_codes_left: 10,
    });
    expect((await browser.post(`${URL}confirm/`, { code })).statusCode).toBe(409);
    const again = await browser.post(`${URL}begin/`, { current_password: PASSWORD });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { detail: ["Two-step sign-in is on already."] },
    ]);
  });

  it("keeps neither the secret nor a code as it is", async () => {
    const { user, secret, codes } = await guarded();
    const mine = { secrets: twoStepSecrets.userId, codes: recoveryCodes.userId };
    const stored = JSON.stringify([
      await test.db.select().from(twoStepSecrets).where(eq(mine.secrets, user.id)),
      await test.db.select().from(recoveryCodes).where(eq(mine.codes, user.id)),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))]) {
      expect(stored).not.toContain(text);
    }
    const subject = eq(events.subjectId, user.id);
    const entries = await test.db.select().from(events).where(subject);
    expect(entries).toMatchObject([
      { kind: "begin-two-step", payload: {} },
      { kind: "turn-on-two-step", payload: {} },
    ]);
  });

  it("is one's own: staff and others see nothing of it, a guest is refused", async () => {
    await guarded();
    for (const other of [await buildParent(test.db), await buildStaff(test.db)]) {
      const browser = await signedIn(test, other);
      expect((await browser.get(URL)).json()).toEqual({
        ...NOT_REQUIRED,
        is_on: false,
        recovery_codes_left: 0,
      });
    }
    const guest = test.client();
    for (const path of ["begin/", "confirm/", "recovery-codes/", "off/"]) {
      const answer = await guest.post(`${URL}${path}`, {});
      expect([answer.statusCode, answer.json()]).toEqual([401, SIGN_IN_FIRST]);
    }
  });
});

describe("logging in with the second step", () => {
  it("asks for a code once the password was right, and lets nobody in before", async () => {
    const { enter, signInCount, shown } = await guarded();
    const before = await signInCount();
    const asked = await enter();
    expect([asked.statusCode, asked.json()]).toEqual([400, NEEDED]);
    expect(asked.cookies.map(({ name }) => name)).not.toContain("riwaq.session_token");
    const wrong = await enter({ code: "000000" });
    expect([wrong.statusCode, wrong.json()]).toEqual([400, WRONG]);
    expect(await signInCount()).toBe(before);
    const badPassword = await enter({ password: "wrong password", code: shown() });
    expect(badPassword.json()).toEqual({
      non_field_errors: ["The email address or the password is not correct"],
    });
    expect((await enter({ code: shown() })).statusCode).toBe(200);
    expect(await signInCount()).toBe(before + 1);
  });

  it("takes each code once, of two at the same moment one, and those of a clock a little off", async () => {
    const { enter, shown, secret } = await guarded();
    const answers = await Promise.all([enter({ code: shown() }), enter({ code: shown() })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await enter({ code: shown() })).statusCode).toBe(400);
    const before = shown();
    test.clock.advance(2 * HALF_MINUTE_MS);
    expect((await enter({ code: before })).statusCode).toBe(400);
    const next = codeAt(secret, new Date(test.clock.now().getTime() + HALF_MINUTE_MS));
    expect((await enter({ code: next })).statusCode).toBe(200);
    // The one of now lies before the one that was used.
    expect((await enter({ code: shown() })).statusCode).toBe(400);
  });

  it("takes Arabic and Persian digits, in groups", async () => {
    const { enter, shown } = await guarded();
    const arabic = [...shown()].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");
    expect((await enter({ code: `${arabic.slice(0, 3)} ${arabic.slice(3)}` })).statusCode).toBe(
      200,
    );
    test.clock.advance(HALF_MINUTE_MS);
    const persian = [...shown()].map((digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)]).join("");
    expect((await enter({ code: persian })).statusCode).toBe(200);
  });

  it("takes each recovery code once, however it is written", async () => {
    const { enter, codes, browser } = await guarded();
    const code = ` ${codes[0]?.toUpperCase().replace("-", " ")} `;
    expect((await enter({ code })).statusCode).toBe(200);
    expect((await enter({ code })).json()).toEqual(WRONG);
    expect((await browser.get(URL)).json()).toEqual({
      ...NOT_REQUIRED,
      is_on: true,
      recovery_codes_left: 9,
    });
  });

  it("takes nobody else's code", async () => {
    const [one, other] = [await guarded(), await guarded()];
    expect((await one.enter({ code: other.shown() })).statusCode).toBe(400);
    expect((await one.enter({ code: other.codes[0] })).statusCode).toBe(400);
  });

  it.each([[""], [7], [null], ["x".repeat(41)], ["\u0000"], ["------"]])(
    "takes no code of the kind %j",
    async (code) => {
      const { enter } = await guarded();
      const answer = await enter({ code });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json())).toEqual(["code"]);
    },
  );

  it("allows ten codes in an hour for an account, and the right one waits too", async () => {
    const { enter, shown } = await guarded(limited);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      // The log-in's own limit is for an address of fifteen minutes.
      limited.clock.advance(4 * 60_000);
      statuses.push((await enter({ code: "000000" })).statusCode);
    }
    expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 400));
    expect((await enter({ code: shown() })).statusCode).toBe(429);
    limited.clock.advance(60 * 60_000);
    expect((await enter({ code: shown() })).statusCode).toBe(200);
  });
});

describe("turning the second step off, and new recovery codes", () => {
  it("need the password and a code", async () => {
    const { browser, shown, enter, user } = await guarded();
    for (const path of ["off/", "recovery-codes/"]) {
      const proof = { current_password: PASSWORD, code: shown() };
      expect((await browser.post(`${URL}${path}`, { ...proof, code: "" })).json()).toEqual(NEEDED);
      const noPassword = await browser.post(`${URL}${path}`, { ...proof, current_password: "x" });
      expect(Object.keys(noPassword.json())).toEqual(["current_password"]);
      const noCode = await browser.post(`${URL}${path}`, { ...proof, code: "000000" });
      expect(noCode.json()).toEqual(WRONG);
    }
    const off = await browser.post(`${URL}off/`, { current_password: PASSWORD, code: shown() });
    expect([off.statusCode, off.json()]).toEqual([200, { done: true }]);
    expect((await enter()).statusCode).toBe(200);
    expect((await browser.get(URL)).json()).toEqual({
      ...NOT_REQUIRED,
      is_on: false,
      recovery_codes_left: 0,
    });
    expect(await toldTo(user)).toEqual(["on", "off"]);
    const mails = (await mailsTo(test.db, user.email)).map(mailContent);
    expect(mails.at(-1)?.subject).toBe("Two-step sign-in was turned off");
    const again = await browser.post(`${URL}off/`, { current_password: PASSWORD, code: "000000" });
    expect(again.statusCode).toBe(409);
  });

  it("is done by staff for who has lost both", async () => {
    const { user, enter } = await guarded();
    const ctx = contextOfRound({ ...test.services, log: console });
    await dropTwoStep(ctx, { email: user.email });
    expect(await toldTo(user)).toEqual(["on", "off"]);
    expect((await enter()).statusCode).toBe(200);
    await expect(dropTwoStep(ctx, { email: user.email })).rejects.toThrow("conflict");
    await expect(dropTwoStep(ctx, { email: "nobody@example.test" })).rejects.toThrow("not_found");
  });

  it("replace all that were there", async () => {
    const { browser, shown, codes, enter } = await guarded();
    const proof = { current_password: PASSWORD, code: shown() };
    const renewed = (await browser.post(`${URL}recovery-codes/`, proof)).json().recovery_codes;
    expect(renewed).toHaveLength(10);
    expect((await enter({ code: codes[1] })).statusCode).toBe(400);
    expect((await enter({ code: renewed[1] })).statusCode).toBe(200);
  });
});
