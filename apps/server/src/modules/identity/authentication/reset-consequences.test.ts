import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { PASSWORD, buildParent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { lastToken } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { turnOnTwoStep } from "../../../../test/two-step.ts";
import { users } from "../tables/users.ts";

const test = await startTestApp();
const ASK = "/api/authentication/password-reset/";
const CONFIRM = "/api/authentication/password-reset/confirm/";
const NEW_PASSWORD = "quite-another-sentence";
const INVALID = { token: ["This link is not valid or no longer valid. Ask for a new one"] };

async function tokenFor(user: { email: string }): Promise<string> {
  await test.client().post(ASK, { email: user.email });
  return lastToken(test.db, user.email);
}

const reset = (token: string) => test.client().post(CONFIRM, { token, password: NEW_PASSWORD });

describe("of several links to a new password", () => {
  it("only the newest opens the account", async () => {
    const user = await buildTeacher(test.db);
    const [first, second] = [await tokenFor(user), await tokenFor(user)];
    const refused = await reset(first);
    expect([refused.statusCode, refused.json()]).toEqual([400, INVALID]);
    expect((await reset(second)).statusCode).toBe(200);
  });

  it("none outlives a change of the password", async () => {
    const user = await buildTeacher(test.db);
    const token = await tokenFor(user);
    const browser = await signedIn(test, user);
    const change = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    expect((await browser.post("/api/profile/password/", change)).statusCode).toBe(200);
    const refused = await reset(token);
    expect([refused.statusCode, refused.json()]).toEqual([400, INVALID]);
  });

  it("those of other people stay good", async () => {
    const [user, other] = [await buildTeacher(test.db), await buildParent(test.db)];
    const token = await tokenFor(other);
    await reset(await tokenFor(user));
    expect((await reset(token)).statusCode).toBe(200);
  });
});

describe("a new password by mail", () => {
  it("ends the secret address of the calendar", async () => {
    const user = await buildTeacher(test.db);
    const { url } = (await (await signedIn(test, user)).post("/api/calendar-feed/")).json();
    const { pathname } = new URL(url);
    expect((await test.client().get(pathname)).statusCode).toBe(200);
    await reset(await tokenFor(user));
    expect((await test.client().get(pathname)).statusCode).toBe(404);
  });

  it("drops the second step that was set up before the address was anybody's", async () => {
    const user = await buildParent(test.db);
    await turnOnTwoStep(test, await signedIn(test, user));
    await test.db.update(users).set({ emailVerified: false }).where(eq(users.id, user.id));
    await reset(await tokenFor(user));
    expect((await test.client().logIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("leaves the second step of a confirmed address on", async () => {
    const user = await buildParent(test.db);
    await turnOnTwoStep(test, await signedIn(test, user));
    await reset(await tokenFor(user));
    const answer = await test.client().logIn(user.email, NEW_PASSWORD);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["code"]]);
  });
});
