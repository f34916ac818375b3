import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, errorMapOf } from "../test/error-map.ts";
import { buildTeacher, signedIn } from "../test/factories.ts";
import { startTestApp } from "../test/test-app.ts";

const test = await startTestApp();

/** Everything that a visitor may call. Whoever adds a line here opens a door: the reason stands beside it. */
const OPEN = [
  "GET /api/institute/", // name and channels, shown on every page
  "GET /api/legal/", // who answers for the site, and under which conditions it sells
  "GET /api/open-hours/", // when a first lesson may be, on the first page; nobody's name
  "GET /api/placement-sounds/", // what the placement test asks by ear; nobody’s name
  "GET /api/placement-sounds/{item}/",
  "GET /api/prices/", // what a period costs, once staff show it
  "GET /api/programmes/offered/", // what is taught, with its levels, on the page of the programmes
  "GET /api/programmes/offered/{slug}/", // one of them, with a page of its material that staff chose to show
  "GET /api/programmes/offered/{slug}/sample/",
  "GET /api/public-teachers/", // teachers who said yes to it, and of each what they agreed to
  "GET /api/public-teachers/{slug}/",
  "GET /api/public-teachers/{slug}/picture/",
  "GET /api/public-teachers/{slug}/voice/",
  "GET /api/recognitions/{id}/proof/", // a claim is proved to whoever reads it
  "GET /api/testimonials/", // what people have agreed to see published, under the name that they chose
  "GET /api/users/me/", // answers 401 itself, with the csrftoken that log-in needs
  "POST /api/authentication/login/",
  "POST /api/authentication/password-reset/",
  "POST /api/authentication/password-reset/confirm/",
  "POST /api/authentication/register/parents/",
  "POST /api/authentication/register/students/",
  "POST /api/authentication/register/teachers/",
  "POST /api/authentication/verify-email/",
  "POST /api/contact/", // visitors write to the institute
  "POST /api/declarations/", // nobody is kept in a contract by a lost password
  "POST /api/offers/answer/", // the link in the mail is the family's word
  "POST /api/offers/open/",
  "POST /api/outcome-questions/answer/", // the link in the mail is the teacher's word
  "POST /api/outcome-questions/open/",
  "POST /api/staff-invitations/accept/", // the link proves the mailbox; the account begins with it
  "POST /api/staff-invitations/open/",
  "POST /api/student-invitations/open/", // the link proves the mailbox; who accepts is signed in
];
const ID = "11111111-1111-4111-8111-111111111111";

type OpenApi = { paths: Record<string, Record<string, unknown>> };
const { paths } = (await test.client().get("/api/openapi.json")).json<OpenApi>();
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({
    method: method.toUpperCase() as "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path,
    url: path.replaceAll(/\{[^}]+\}/g, ID),
    name: `${method.toUpperCase()} ${path}`,
  })),
);
const unsafe = calls.filter(({ method }) => method !== "GET");
/** Who is not signed in is told so; nobody's proof, no teacher and no programme has that name. */
function openStatus(url: string) {
  if (url.endsWith("/users/me/")) return 401;
  return url.includes(ID) ? 404 : 200;
}
const isClosed = ({ name }: { name: string }) => !OPEN.includes(name);

describe("every call", () => {
  it("is described, with the specified ones among them", () => {
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...OPEN,
        "POST /api/authentication/logout/",
        "POST /api/time-slots/bulk_create/",
        "GET /api/time-slots/{id}/teacher_slots/",
        "GET /api/time-slots/user_sessions/",
        "GET /api/teacher-dashboard/",
      ]),
    );
    expect(calls.filter(({ path }) => !path.endsWith("/"))).toEqual([]);
  });

  it.each(calls.filter(isClosed))("$name is refused to a guest", async ({ method, url }) => {
    const client = test.client();
    const answer =
      method === "GET" ? await client.get(url) : await client.unsafe(method, url, {}, {});
    expect(answer.statusCode).toBe(401);
    expect(errorMapOf(answer)).toEqual(SIGN_IN_FIRST);
  });

  it.each(calls.filter(isClosed))(
    "$name is refused to a guest by the gate, however the address is written",
    async ({ method, url }) => {
      for (const written of [
        url.replace("/api", "/%61pi"),
        `${url}?x=1`,
        `http://riwaq.test${url}`,
      ]) {
        const answer = await test.client().send(method, written, undefined, {});
        expect([401, 404]).toContain(answer.statusCode);
        errorMapOf(answer);
      }
    },
  );

  it.each(calls.filter((call) => !isClosed(call)))("$name is open", async ({ method, url }) => {
    const client = test.client();
    const answer =
      method === "GET" ? await client.get(url) : await client.unsafe(method, url, {}, {});
    expect(answer.statusCode).toBe(method === "POST" ? 400 : openStatus(url));
  });
});

describe("every unsafe call", () => {
  it.each(unsafe)("$name needs the csrftoken", async ({ method, url }) => {
    const teacher = await signedIn(test, await buildTeacher(test.db));
    await teacher.get("/api/users/me/");
    const own = teacher.cookies.get("csrftoken")!;
    const stranger = test.client();
    await stranger.get("/api/users/me/");
    const headers: Array<Record<string, string>> = [
      {},
      { "x-csrftoken": "" },
      { "x-csrftoken": "made up" },
      { "x-csrftoken": stranger.cookies.get("csrftoken")! },
      { "x-csrftoken": `${own}x` },
      { "x-csrftoken": own.split(".")[0]! },
    ];
    for (const header of headers) {
      const answer = await teacher.send(method, url, {}, header);
      expect(answer.statusCode).toBe(403);
      expect(errorMapOf(answer)).toEqual({
        detail: ["Your page has expired. Reload it and try again"],
      });
      expect(answer.headers["x-csrf-refused"]).toBe("1");
    }
    teacher.cookies.delete("csrftoken");
    expect((await teacher.send(method, url, {}, { "x-csrftoken": own })).statusCode).toBe(403);
  });

  it.each(unsafe)("$name takes JSON only", async ({ method, url }) => {
    const teacher = await signedIn(test, await buildTeacher(test.db));
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "text/html"]) {
      const answer = await teacher.unsafe(method, url, "a=1", { "content-type": type });
      expect(answer.statusCode).toBe(415);
      expect(errorMapOf(answer)).toEqual({ detail: ["This kind of content is not accepted"] });
    }
  });
});

describe("routes of the sign-in library", () => {
  it.each([
    "/api/authentication/sign-up/email",
    "/api/authentication/sign-in/email",
    "/api/authentication/get-session",
    "/api/authentication/update-user",
    "/api/authentication/delete-user",
    "/api/authentication/ok",
    "/api/auth/sign-up/email",
    "/api/auth/sign-in/email",
    "/api/auth/get-session",
  ])("%s is not there", async (url) => {
    const client = await signedIn(test, await buildTeacher(test.db));
    expect((await client.get(url)).statusCode).toBe(404);
    const body = { name: "Eve", email: "eve@example.test", password: "correct-horse-battery" };
    expect((await client.post(url, body)).statusCode).toBe(404);
  });
});
