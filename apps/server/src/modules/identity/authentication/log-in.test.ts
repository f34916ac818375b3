import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { PASSWORD, buildParent, buildTeacher } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { signIns } from "../tables/sign-ins.ts";

const test = await startTestApp();
const WRONG = { non_field_errors: ["The email address or the password is not correct"] };

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
    for (const email of ["known@example.test", "unknown@example.test", "no address", ""]) {
      answers.push(await test.client().logIn(email, "wrong password"));
    }
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(WRONG);
    }
  });

  it("sets no session cookie when it refuses", async () => {
    const answer = await test.client().logIn("known@example.test", "wrong password");
    expect(answer.cookies.map(({ name }) => name)).not.toContain("riwaq.session_token");
  });

  it("names both fields where both are missing", async () => {
    const answer = await test.client().post("/api/authentication/login/", {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      email: ["This field is required"],
      password: ["This field is required"],
    });
  });

  it.each([null, 7, true, ["known@example.test"], { $ne: "" }])(
    "takes no address and password of the kind %j",
    async (value) => {
      const body = { email: value, password: value };
      const answer = await test.client().post("/api/authentication/login/", body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        email: ["This field is required"],
        password: ["This field is required"],
      });
    },
  );

  it("keeps the browser's name beside the sign-in, and no password or address", async () => {
    const teacher = await buildTeacher(test.db);
    const body = { email: teacher.email, password: PASSWORD };
    const headers = { "user-agent": "Firefox of a test" };
    await test.client().post("/api/authentication/login/", body, headers);
    const rows = await test.db.select().from(signIns).where(eq(signIns.userId, teacher.id));
    expect(rows.map(({ userAgent }) => userAgent)).toEqual(["Firefox of a test"]);
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
    await buildParent(test.db, [], { email: "timed@example.test" });
    const client = test.client();
    const msOf = async (email: string) => {
      const from = process.hrtime.bigint();
      await client.logIn(email, "wrong password");
      return Number(process.hrtime.bigint() - from);
    };
    await msOf("timed@example.test");
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await msOf("timed@example.test"));
      unknown.push(await msOf("nobody-at-all@example.test"));
    }
    // Hashing takes 20 ms and everything else a few: a path without it would be far outside.
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
