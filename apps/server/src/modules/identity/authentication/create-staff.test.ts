import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { startTestApp } from "../../../../test/test-app.ts";
import { users } from "../tables/users.ts";
import { createStaff } from "./create-staff.ts";

const test = await startTestApp();
const log = { info() {}, warn() {}, error() {} };
const ctx = {
  actor: { kind: "system" as const },
  language: "en" as const,
  log,
  ...test.services,
};
const person = { name: "Samir", email: "samir@example.test", language: "fr" as const };
const PASSWORD = "correct-horse-battery";

describe("a staff account", () => {
  it("is opened by a link that works once, and then by the password that was chosen", async () => {
    test.clock.set(new Date("2001-01-01T00:00:00Z"));
    const { link } = await createStaff(ctx, person);
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe("/reset-password");
    const use = { token: searchParams.get("token"), password: PASSWORD };
    const client = test.client();
    const first = await client.post("/api/authentication/password-reset/confirm/", use);
    expect(first.statusCode).toBe(200);
    const second = await client.post("/api/authentication/password-reset/confirm/", use);
    expect(second.statusCode).toBe(400);
    expect(Object.keys(second.json())).toEqual(["token"]);
    const answer = await client.logIn(person.email, PASSWORD);
    expect(answer.json()).toMatchObject({ role: "A", name: "Samir" });
  });

  it("is refused for an address that has an account", async () => {
    await expect(
      createStaff(ctx, { ...person, email: "SAMIR@example.test" }),
    ).rejects.toMatchObject({
      fields: { email: [{ key: "email_taken" }] },
    });
    const [row] = await test.db.select({ count: sql<number>`count(*)::int` }).from(users);
    expect(row?.count).toBe(1);
  });
});
