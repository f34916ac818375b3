import { describe, expect, it } from "vitest";

import { NOT_FOUND, errorMapOf } from "../../../test/error-map.ts";
import { buildTeacher, signedIn } from "../../../test/factories.ts";
import { REGISTER, studentForm } from "../../../test/registrations.ts";
import { startTestApp } from "../../../test/test-app.ts";

const test = await startTestApp();
const broken = await startTestApp();
const JSON_TYPE = { "content-type": "application/json" };
const LOG_IN = "/api/authentication/login/";

describe("an address that leads nowhere", () => {
  it.each([
    "/api/nothing/",
    "/api/",
    "/api/users/me",
    "/api/users/me/more/",
    "/api/Users/Me/",
    "/api/users/%E0%A4%A/",
    "/api/time-slots/%ff/teacher_slots/",
    `/api/${"a".repeat(3000)}/`,
    "/api/__proto__/",
  ])("is a JSON 404: %s", async (url) => {
    const answer = await (await signedIn(test, await buildTeacher(test.db))).get(url);
    expect(answer.statusCode).toBe(404);
    expect(errorMapOf(answer)).toEqual(NOT_FOUND);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"] as const)(
    "is a JSON 404 for the method %s that a route does not have",
    async (method) => {
      const answer = await test.client().unsafe(method, LOG_IN, undefined, {});
      expect(answer.statusCode).toBe(404);
      expect(errorMapOf(answer)).toEqual(NOT_FOUND);
    },
  );
});

describe("a body that cannot be read", () => {
  it.each([
    "{",
    "",
    "{'a':1}",
    '{"email":',
    "NaN",
    "undefined",
    '{"__proto__":{"role":"A"}}',
    "\u0000",
  ])("is named as malformed: %j", async (body) => {
    const answer = await test.client().post(LOG_IN, body, JSON_TYPE);
    expect(answer.statusCode).toBe(400);
    expect(errorMapOf(answer)).toEqual({ non_field_errors: ["The request could not be read"] });
  });

  it.each(["[]", "7", '"text"', "null", "true"])("is invalid as a whole: %s", async (body) => {
    const answer = await test.client().post(LOG_IN, body, JSON_TYPE);
    expect(answer.statusCode).toBe(400);
    expect(errorMapOf(answer)).toEqual({ non_field_errors: ["Invalid value"] });
  });

  it("may be up to a megabyte, and not a byte more", async () => {
    const empty = JSON.stringify({ filler: "" }).length;
    const bodyOf = (bytes: number) => JSON.stringify({ filler: "x".repeat(bytes - empty) });
    const fits = await test.client().post(LOG_IN, bodyOf(1_048_576), JSON_TYPE);
    expect(fits.statusCode).toBe(400);
    const over = await test.client().post(LOG_IN, bodyOf(1_048_577), JSON_TYPE);
    expect(over.statusCode).toBe(413);
    expect(errorMapOf(over)).toEqual({ detail: ["This is too large to be sent"] });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/octet-stream",
    "nonsense",
  ])("is of no accepted kind: %s", async (type) => {
    const body = JSON.stringify({ email: "a@example.test", password: "x" });
    const answer = await test.client().post(LOG_IN, body, { "content-type": type });
    expect(answer.statusCode).toBe(415);
    expect(errorMapOf(answer)).toEqual({ detail: ["This kind of content is not accepted"] });
  });
});

describe("errors in the reader's language", () => {
  const wrong = studentForm({ name: "" });

  it.each([
    [{ cookie: undefined, accept: undefined }, "en"],
    [{ cookie: undefined, accept: "fr-CA,fr;q=0.9,en;q=0.8" }, "fr"],
    [{ cookie: undefined, accept: "de, ar;q=0.4, fr; q=0.6" }, "fr"],
    [{ cookie: undefined, accept: "de" }, "en"],
    [{ cookie: "ar", accept: "fr" }, "ar"],
    [{ cookie: "ar-EG", accept: "fr" }, "ar"],
    [{ cookie: "xx", accept: "fr" }, "fr"],
  ])("%j gives %s", async ({ cookie, accept }, language) => {
    const client = test.client();
    if (cookie) client.cookies.set("lang", cookie);
    const headers: Record<string, string> = accept ? { "accept-language": accept } : {};
    const answer = await client.post(REGISTER.students, wrong, headers);
    const texts = {
      en: "Name can't be empty",
      fr: "Le nom ne peut pas être vide",
      ar: "لا يمكن أن يكون الاسم فارغا",
    };
    expect(errorMapOf(answer)).toEqual({ name: [texts[language as keyof typeof texts]] });
    expect(answer.headers["content-language"]).toBe(language);
  });
});

it("a failure of the server says nothing of its cause", async () => {
  const teacher = await signedIn(broken, await buildTeacher(broken.db, { emailVerified: false }));
  await teacher.get("/api/users/me/");
  await broken.db.execute("drop table outbox_messages");
  const answer = await teacher.post("/api/authentication/verify-email/resend/");
  expect(answer.statusCode).toBe(500);
  expect(errorMapOf(answer)).toEqual({
    detail: ["Something went wrong on our side. Try again in a moment"],
  });
});
