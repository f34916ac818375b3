import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { PASSWORD, buildParent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";

const test = await startTestApp();
const URL = "/api/profile/password/";
const NEW_PASSWORD = "quite-another-sentence";
const CHANGE = { current_password: PASSWORD, new_password: NEW_PASSWORD };

describe("changing the password", () => {
  it("takes the new one from now on, and ends every other sign-in", async () => {
    const teacher = await buildTeacher(test.db);
    const here = await signedIn(test, teacher);
    const elsewhere = await signedIn(test, teacher);
    const stranger = await signedIn(test, await buildTeacher(test.db));
    const answer = await here.post(URL, CHANGE);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ done: true });
    const statuses = [];
    for (const client of [here, elsewhere, stranger]) {
      statuses.push((await client.get("/api/users/me/")).statusCode);
    }
    expect(statuses).toEqual([200, 401, 200]);
    expect((await test.client().logIn(teacher.email, PASSWORD)).statusCode).toBe(400);
    expect((await test.client().logIn(teacher.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("needs the current one", async () => {
    const parent = await buildParent(test.db);
    const client = await signedIn(test, parent);
    const elsewhere = await signedIn(test, parent);
    const answer = await client.post(URL, { ...CHANGE, current_password: "wrong" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ current_password: ["The current password is not correct"] });
    expect((await elsewhere.get("/api/users/me/")).statusCode).toBe(200);
    expect((await test.client().logIn(parent.email, PASSWORD)).statusCode).toBe(200);
  });

  it("is noted without either password", async () => {
    const teacher = await buildTeacher(test.db);
    await (await signedIn(test, teacher)).post(URL, CHANGE);
    const entries = await test.db.select().from(events).where(eq(events.subjectId, teacher.id));
    expect(entries).toMatchObject([{ kind: "change-password", payload: {} }]);
  });

  it.each([
    [
      { ...CHANGE, new_password: "short" },
      { new_password: ["Password must be at least 8 characters long"] },
    ],
    [
      { ...CHANGE, new_password: "password1" },
      { new_password: ["This password is too common. Choose one that is harder to guess"] },
    ],
    [{ ...CHANGE, current_password: "" }, { current_password: ["This field is required"] }],
    [
      {},
      {
        current_password: ["This field is required"],
        new_password: ["This field is required"],
      },
    ],
  ])("refuses %j", async (body, messages) => {
    const client = await signedIn(test, await buildTeacher(test.db));
    const answer = await client.post(URL, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(messages);
  });

  it("is refused to a guest", async () => {
    const answer = await test.client().post(URL, CHANGE);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(SIGN_IN_FIRST);
  });
});
