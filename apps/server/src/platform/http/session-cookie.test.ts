import { describe, expect, it } from "vitest";

import { PASSWORD, buildStudent, buildTeacher, signedIn } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { signSessionToken } from "./session-token.ts";

const test = await startTestApp();
const secure = await startTestApp({ publicUrl: "https://riwaq.test", isHttps: true });
const NAME = "riwaq.session_token";
const SECURE_NAME = `__Host-${NAME}`;
const ME = "/api/users/me/";

describe("the session cookie", () => {
  it("is out of reach of scripts and of other sites", async () => {
    const { email } = await buildTeacher(test.db);
    const answer = await test.client().logIn(email, PASSWORD);
    const cookies = answer.cookies.filter(({ name }) => name === NAME);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookies[0]).toMatchObject({ maxAge: 14 * 86_400 });
    expect(cookies[0]).not.toHaveProperty("domain");
    expect(cookies[0]).not.toHaveProperty("secure");
  });

  it("is sent over https only where the site is on https", async () => {
    const { email } = await buildTeacher(secure.db);
    const client = secure.client();
    const answer = await client.logIn(email, PASSWORD);
    const cookies = answer.cookies.filter(({ name }) => name.endsWith(NAME));
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({
      name: SECURE_NAME,
      httpOnly: true,
      secure: true,
      path: "/",
    });
    expect((await client.get(ME)).statusCode).toBe(200);
  });

  it("is cleared in a way that browsers accept of a __Host- cookie", async () => {
    const { email } = await buildTeacher(secure.db);
    const client = secure.client();
    await client.logIn(email, PASSWORD);
    const answer = await client.post("/api/authentication/logout/");
    const cleared = answer.cookies.find(({ name }) => name === SECURE_NAME);
    expect(cleared).toMatchObject({ value: "", secure: true, path: "/" });
    expect(cleared?.expires?.getTime()).toBe(0);
  });

  it("is not read under the other name", async () => {
    const client = await signedIn(test, await buildTeacher(test.db));
    client.cookies.set(SECURE_NAME, client.cookies.get(NAME)!);
    client.cookies.delete(NAME);
    expect((await client.get(ME)).statusCode).toBe(401);
  });

  it("changes with every log-in, and the one before is dead", async () => {
    const { email } = await buildTeacher(test.db);
    const client = test.client();
    await client.logIn(email, PASSWORD);
    const first = client.cookies.get(NAME)!;
    await client.logIn(email, PASSWORD);
    expect(client.cookies.get(NAME)).not.toBe(first);
    expect((await client.get(ME)).statusCode).toBe(200);
    client.cookies.set(NAME, first);
    expect((await client.get(ME)).statusCode).toBe(401);
  });

  it("is the new one when somebody else logs in where a session of some days was open", async () => {
    const client = await signedIn(test, await buildStudent(test.db));
    const teacher = await buildTeacher(test.db);
    await client.get(ME);
    test.clock.advance(3 * 86_400_000);
    const answer = await client.logIn(teacher.email, PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.filter(({ name }) => name === NAME)).toHaveLength(1);
    expect((await client.get(ME)).json()).toMatchObject({ id: teacher.id });
    test.clock.advance(-3 * 86_400_000);
  });

  it("is refused when it was tampered with", async () => {
    const client = await signedIn(test, await buildTeacher(test.db));
    const [token = "", signature = ""] = decodeURIComponent(client.cookies.get(NAME)!).split(".");
    const other = await signedIn(test, await buildStudent(test.db));
    const [otherToken = ""] = decodeURIComponent(other.cookies.get(NAME)!).split(".");
    const forged = [
      "",
      ".",
      token,
      `${token}.`,
      `.${signature}`,
      `${otherToken}.${signature}`,
      `${token}.${signature.slice(0, -4)}`,
      `${token}x.${signature}`,
      `${token}.${Buffer.from("0".repeat(32)).toString("base64")}`,
      signSessionToken(token, "another secret that is also quite long"),
      `${token}.${signature}.${signature}`,
      "%00",
      "%ff%fe",
      "null",
    ];
    const accepted = [];
    for (const value of forged) {
      client.cookies.set(NAME, encodeURIComponent(value));
      if ((await client.get(ME)).statusCode !== 401) accepted.push(value);
    }
    expect(accepted).toEqual([]);
    client.cookies.set(NAME, "%");
    expect((await client.get(ME)).statusCode).toBe(401);
    client.cookies.set(NAME, encodeURIComponent(`${token}.${signature}`));
    expect((await client.get(ME)).statusCode).toBe(200);
  });

  it("is refused with a right signature over a token that nobody has", async () => {
    const client = test.client();
    const { secret } = test.services;
    for (const token of ["unknown", "' or 1=1 --", "\u0000"]) {
      client.cookies.set(NAME, encodeURIComponent(signSessionToken(token, secret)));
      expect((await client.get(ME)).statusCode).toBeLessThan(500);
      expect((await client.get(ME)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe("the csrftoken", () => {
  it("can be read by scripts, and only over https where the site is on https", async () => {
    const plain = (await test.client().get(ME)).cookies.find(({ name }) => name === "csrftoken");
    expect(plain).toMatchObject({ sameSite: "Lax", path: "/" });
    expect(plain).not.toHaveProperty("httpOnly");
    const onHttps = (await secure.client().get(ME)).cookies.find(
      ({ name }) => name === "csrftoken",
    );
    expect(onHttps).toMatchObject({ secure: true, sameSite: "Lax", path: "/" });
  });

  it("changes with the sign-in, and a guest's is worth nothing after it", async () => {
    const { email } = await buildTeacher(test.db);
    const client = test.client();
    await client.get(ME);
    const guest = client.cookies.get("csrftoken")!;
    await client.logIn(email, PASSWORD);
    expect(client.cookies.get("csrftoken")).not.toBe(guest);
    client.cookies.set("csrftoken", guest);
    const answer = await client.post("/api/authentication/verify-email/resend/");
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ detail: ["Your page has expired. Reload it and try again"] });
  });
});
