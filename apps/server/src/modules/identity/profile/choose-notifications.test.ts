import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildParent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/profile/notifications/";
const DEFAULTS = { email: true, sms: false, session_reminders: true, marketing: false };

describe("notification choices", () => {
  it("begin with e-mail and reminders on, SMS and marketing off", async () => {
    const answer = await (await signedIn(test, await buildTeacher(test.db))).get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(DEFAULTS);
  });

  it("are kept, for this person alone", async () => {
    const client = await signedIn(test, await buildParent(test.db));
    const other = await signedIn(test, await buildParent(test.db));
    const choices = { email: false, sms: true, session_reminders: false, marketing: true };
    const answer = await client.put(URL, choices);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(choices);
    expect((await client.get(URL)).json()).toEqual(choices);
    expect((await other.get(URL)).json()).toEqual(DEFAULTS);
  });

  it("are sent all together, each of them yes or no", async () => {
    const client = await signedIn(test, await buildParent(test.db));
    const answer = await client.put(URL, { email: "yes", sms: 1 });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json()).toSorted()).toEqual([
      "email",
      "marketing",
      "session_reminders",
      "sms",
    ]);
    expect((await client.get(URL)).json()).toEqual(DEFAULTS);
  });

  it("are refused to a guest", async () => {
    for (const answer of [await test.client().get(URL), await test.client().put(URL, DEFAULTS)]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(SIGN_IN_FIRST);
    }
  });
});
