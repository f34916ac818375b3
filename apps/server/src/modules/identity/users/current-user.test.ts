import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/users/me/";

describe("the current user", () => {
  it("is the person behind the session, of every role, and nothing more than the site needs", async () => {
    const people = [
      await buildTeacher(test.db, { image: "https://pictures.test/1.jpg" }),
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ];
    for (const { id, name, email, role, image } of people) {
      const answer = await (await signedIn(test, { id })).get(URL);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ id, name, email, role, profile: { picture: image } });
    }
  });

  it("is nobody for a guest, who gets the csrftoken to log in with", async () => {
    const answer = await test.client().get(URL);
    expect(answer.statusCode).toBe(401);
    expect(errorMapOf(answer)).toEqual(SIGN_IN_FIRST);
    expect(answer.cookies.map(({ name }) => name)).toEqual(["csrftoken"]);
  });

  it("keeps one csrftoken over several calls, so that two tabs do not spoil each other's", async () => {
    const client = await signedIn(test, await buildTeacher(test.db));
    await client.get(URL);
    const first = client.cookies.get("csrftoken");
    await client.get(URL);
    expect(client.cookies.get("csrftoken")).toBe(first);
  });

  it("is gone with the user", async () => {
    const student = await buildStudent(test.db);
    const client = await signedIn(test, student);
    await test.db.execute(`delete from users where id = '${student.id}'`);
    expect((await client.get(URL)).statusCode).toBe(401);
  });
});
