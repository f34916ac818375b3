import { Writable } from "node:stream";

import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";

import { PASSWORD, buildTeacher, signedIn } from "../../../test/factories.ts";
import { lastToken } from "../../../test/outbox.ts";
import { REGISTER, teacherForm } from "../../../test/registrations.ts";
import { startTestApp } from "../../../test/test-app.ts";

let written = "";
const stream = new Writable({
  write(chunk, _encoding, done) {
    written += String(chunk);
    done();
  },
});
const test = await startTestApp({}, pino({ level: "trace", base: null }, stream));
const lines = () =>
  written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(() => {
  written = "";
});

describe("the log", () => {
  it("has one line per answer: the route's pattern, and never the address", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    const client = await signedIn(test, await buildTeacher(test.db));
    await client.get(`/api/time-slots/${id}/teacher_slots/?email=someone@example.test`);
    expect(lines()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: "GET",
        route: "/api/time-slots/:id/teacher_slots/",
        status: 404,
        ms: expect.any(Number),
        msg: "answered",
      },
    ]);
    expect(written).not.toContain(id);
  });

  it("names nobody: no address, name, password, token or cookie", async () => {
    const form = teacherForm({ name: "Zaynab Unmistakable" });
    const client = test.client();
    await client.post(REGISTER.teachers, form, { "user-agent": "Unmistakable browser" });
    const verification = await lastToken(test.db, form.email);
    await client.post("/api/authentication/verify-email/", { token: verification });
    await client.post("/api/authentication/password-reset/", { email: form.email });
    const reset = await lastToken(test.db, form.email);
    await client.logIn(form.email, "wrong password of Zaynab");
    await client.logIn(form.email, form.password);
    await client.patch("/api/profile/", { bio: "Unmistakable life" });
    await client.get(`/nothing/${form.email}?token=${reset}`);
    await client.get(`/api/nothing/${form.email}/`);
    await client.get("/api/users/Unmistakable%E0%A4%A/");
    await client.post(REGISTER.students, "{broken Unmistakable", {
      "content-type": "application/json",
    });
    expect(lines().length).toBeGreaterThanOrEqual(10);
    const secrets = [
      form.email,
      form.zoom_email,
      "Unmistakable",
      form.password,
      PASSWORD,
      verification,
      reset,
      "wrong password",
      decodeURIComponent(client.cookies.get("riwaq.session_token")!).split(".")[0]!,
      client.cookies.get("csrftoken")!,
    ];
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });

  it("tells where the server failed, and still names nobody", async () => {
    const teacher = await buildTeacher(test.db, { name: "Zaynab Unmistakable" });
    const client = await signedIn(test, teacher);
    await client.get("/api/users/me/");
    await test.db.execute("alter table users rename column bio to biography");
    written = "";
    const answer = await client.patch("/api/profile/", { bio: "Unmistakable life" });
    await test.db.execute("alter table users rename column biography to bio");
    expect(answer.statusCode).toBe(500);
    expect(lines()).toMatchObject([
      {
        level: 50,
        msg: "request failed",
        err: { at: expect.arrayContaining([expect.any(String)]) },
      },
      { level: 30, route: "/api/profile/", status: 500 },
    ]);
    expect(lines()[0]?.reqId).toBe(lines()[1]?.reqId);
    expect(written).not.toContain("Unmistakable");
    expect(written).not.toContain(teacher.email);
  });
});
