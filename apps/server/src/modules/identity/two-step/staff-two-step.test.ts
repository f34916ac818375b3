import { describe, expect, it } from "vitest";

import { PASSWORD, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { codeAt, turnOnTwoStep } from "../../../../test/two-step.ts";
import { readConfig } from "../../../platform/config.ts";

const test = await startTestApp({ staffNeedTwoStep: true });
const FIRST = { detail: ["Turn on two-step sign-in first: staff work with it"] };

const newStaff = async () => signedIn(test, await buildStaff(test.db));

describe("staff without a second step", () => {
  it.each([
    "/api/outbox/",
    "/api/contact-messages/",
    "/api/notifications/",
    "/api/holidays/",
    "/api/profile/data/",
    "/api/profile/devices/",
    "/api/time-slots/user_sessions/",
  ])("do not reach %s", async (url) => {
    const answer = await (await newStaff()).get(url);
    expect([answer.statusCode, answer.json()]).toEqual([403, FIRST]);
  });

  it("are refused what they would change", async () => {
    const browser = await newStaff();
    for (const answer of [
      await browser.patch("/api/profile/", { name: "Other" }),
      await browser.patch("/api/institute/", { name: "Other" }),
      await browser.post("/api/profile/password/", {
        current_password: PASSWORD,
        new_password: "quite-another-sentence",
      }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([403, FIRST]);
    }
  });

  it("log in, see who they are, turn it on, and then work", async () => {
    const staff = await buildStaff(test.db);
    const browser = test.client();
    expect((await browser.logIn(staff.email, PASSWORD)).statusCode).toBe(200);
    expect((await browser.get("/api/users/me/")).json()).toMatchObject({ role: "A" });
    expect((await browser.get("/api/profile/")).statusCode).toBe(200);
    expect((await browser.get("/api/profile/two-step/")).json()).toMatchObject({
      is_on: false,
      is_required: true,
    });
    await turnOnTwoStep(test, browser);
    expect((await browser.get("/api/outbox/")).statusCode).toBe(200);
  });

  it("may log out", async () => {
    const browser = await newStaff();
    expect((await browser.post("/api/authentication/logout/")).statusCode).toBe(200);
    expect((await browser.get("/api/users/me/")).statusCode).toBe(401);
  });
});

describe("staff with a second step", () => {
  it("keep it on", async () => {
    const browser = await newStaff();
    const { secret } = await turnOnTwoStep(test, browser);
    test.clock.advance(60_000);
    const proof = { current_password: PASSWORD, code: codeAt(secret, test.clock.now()) };
    const answer = await browser.post("/api/profile/two-step/off/", proof);
    expect([answer.statusCode, answer.json()]).toEqual([403, FIRST]);
  });
});

describe("everybody else", () => {
  it("is asked for nothing", async () => {
    const browser = await signedIn(test, await buildTeacher(test.db));
    expect((await browser.get("/api/profile/two-step/")).json()).toMatchObject({
      is_required: false,
    });
    expect((await browser.get("/api/notifications/")).statusCode).toBe(200);
    expect((await test.client().get("/api/outbox/")).statusCode).toBe(401);
  });
});

describe("the setting", () => {
  it.each([
    [{}, true],
    [{ DEMO: "1" }, false],
    [{ STAFF_TWO_STEP: "off" }, false],
    [{ DEMO: "1", STAFF_TWO_STEP: "on" }, true],
  ])("with %j is %s", (env, isNeeded) => {
    expect(readConfig(env).staffNeedTwoStep).toBe(isNeeded);
  });
});
