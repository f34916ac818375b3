import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { signIns } from "../tables/sign-ins.ts";

const test = await startTestApp();
const LOG_OUT = "/api/authentication/logout/";

describe("log-out", () => {
  it("ends the session on the server, so that a kept cookie is worth nothing", async () => {
    const student = await buildStudent(test.db);
    const client = await signedIn(test, student);
    const kept = client.cookies.get("riwaq.session_token")!;
    const answer = await client.post(LOG_OUT);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ done: true });
    expect(client.cookies.has("riwaq.session_token")).toBe(false);
    expect(await test.db.select().from(signIns).where(eq(signIns.userId, student.id))).toEqual([]);

    client.cookies.set("riwaq.session_token", kept);
    expect((await client.get("/api/users/me/")).statusCode).toBe(401);
  });

  it("ends the session of this browser only", async () => {
    const teacher = await buildTeacher(test.db);
    const phone = await signedIn(test, teacher);
    const laptop = await signedIn(test, teacher);
    await phone.post(LOG_OUT);
    expect((await phone.get("/api/users/me/")).statusCode).toBe(401);
    expect((await laptop.get("/api/users/me/")).statusCode).toBe(200);
  });

  it("gives a csrftoken that a guest can log in with", async () => {
    const client = await signedIn(test, await buildTeacher(test.db));
    await client.get("/api/users/me/");
    const before = client.cookies.get("csrftoken");
    await client.post(LOG_OUT);
    expect(client.cookies.get("csrftoken")).not.toBe(before);
    const answer = await client.logIn("nobody@example.test", "wrong password");
    expect(answer.statusCode).toBe(400);
  });

  it("is refused to a guest", async () => {
    const answer = await test.client().post(LOG_OUT);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(SIGN_IN_FIRST);
  });
});
