import { describe, expect, it } from "vitest";

import { PASSWORD, buildParent, buildTeacher } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/test-app.ts";

const test = await startTestApp();

describe("log-in", () => {
  it("answers with the person and a session that later calls accept", async () => {
    const teacher = await buildTeacher(test.db, { name: "Amal", email: "amal@example.test" });
    const client = test.client();
    const answer = await client.logIn("  AMAL@example.test ", PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: teacher.id,
      name: "Amal",
      email: "amal@example.test",
      role: "T",
      profile: { picture: null },
    });
    const me = await client.get("/api/users/me/");
    expect(me.json()).toMatchObject({ id: teacher.id });
  });

  it("says the same of an unknown address, a wrong password and no address at all", async () => {
    await buildParent(test.db, [], { email: "known@example.test" });
    const answers = [];
    for (const email of ["known@example.test", "unknown@example.test", "no address"]) {
      answers.push(await test.client().logIn(email, "wrong password"));
    }
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        non_field_errors: ["The email address or the password is not correct"],
      });
    }
  });
});
