import { describe, expect, it } from "vitest";

import { TOO_MANY } from "../../../test/error-map.ts";
import { PASSWORD, buildStudent, buildTeacher, signedIn } from "../../../test/factories.ts";
import { FORM_OF, REGISTER, parentForm } from "../../../test/registrations.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { throttles } from "../db/tables/throttles.ts";

const test = await startTestApp({ hasRateLimits: true, trustProxy: true });
const LOG_IN = "/api/authentication/login/";
const QUARTER_MS = 900_000;

let addresses = 0;
/** Another visitor's address each time. */
function anAddress() {
  addresses += 1;
  return { "x-forwarded-for": `203.0.113.${addresses}` };
}

function attempt(email: string, headers: Record<string, string>, password = "wrong password") {
  return test.client().post(LOG_IN, { email, password }, headers);
}

describe("attempts to log in", () => {
  it("are counted per account, from wherever they come", async () => {
    const { email } = await buildTeacher(test.db);
    for (let round = 0; round < 10; round += 1) {
      expect((await attempt(email, anAddress())).statusCode).toBe(400);
    }
    const refused = await attempt(` ${email.toUpperCase()} `, anAddress());
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual(TOO_MANY);
    const waitSeconds = Number(refused.headers["retry-after"]);
    expect(waitSeconds).toBe(900);
    expect((await attempt(email, anAddress(), PASSWORD)).statusCode).toBe(429);
  });

  it("are let in again when the window is over", async () => {
    const { email } = await buildTeacher(test.db);
    for (let round = 0; round < 11; round += 1) await attempt(email, anAddress());
    test.clock.advance(QUARTER_MS - 1000);
    const early = await attempt(email, anAddress(), PASSWORD);
    expect(early.statusCode).toBe(429);
    expect(early.headers["retry-after"]).toBe("1");
    test.clock.advance(1000);
    expect((await attempt(email, anAddress(), PASSWORD)).statusCode).toBe(200);
  });

  it("count only where they failed", async () => {
    const { email } = await buildTeacher(test.db);
    for (let round = 0; round < 12; round += 1) {
      expect((await attempt(email, anAddress(), PASSWORD)).statusCode).toBe(200);
    }
    for (let round = 0; round < 10; round += 1) await attempt(email, anAddress());
    expect((await attempt(email, anAddress(), PASSWORD)).statusCode).toBe(429);
  });

  it("of strangers leave a browser its own that has been let in before", async () => {
    const { email } = await buildTeacher(test.db);
    const own = test.client();
    const enter = (password: string) => own.post(LOG_IN, { email, password }, anAddress());
    expect((await enter(PASSWORD)).statusCode).toBe(200);
    for (let round = 0; round < 11; round += 1) await attempt(email, anAddress());
    expect((await attempt(email, anAddress(), PASSWORD)).statusCode).toBe(429);
    expect((await enter(PASSWORD)).statusCode).toBe(200);
    for (let round = 0; round < 10; round += 1) expect((await enter("wrong")).statusCode).toBe(400);
    expect((await enter(PASSWORD)).statusCode).toBe(429);
  });

  it("are no easier with a browser that another account knows, or with a cookie made up", async () => {
    const { email } = await buildTeacher(test.db);
    const attacker = test.client();
    const own = await buildTeacher(test.db);
    await attacker.post(LOG_IN, { email: own.email, password: PASSWORD }, anAddress());
    for (let round = 0; round < 10; round += 1) await attempt(email, anAddress());
    const body = { email, password: PASSWORD };
    expect((await attacker.post(LOG_IN, body, anAddress())).statusCode).toBe(429);
    const known = attacker.cookies.get("riwaq.browser") ?? "";
    attacker.cookies.set("riwaq.browser", `x${known}`);
    expect((await attacker.post(LOG_IN, body, anAddress())).statusCode).toBe(429);
  });

  it("of one account do not lock another out", async () => {
    const { email } = await buildTeacher(test.db);
    for (let round = 0; round < 11; round += 1) await attempt("victim@example.test", anAddress());
    expect((await attempt(email, anAddress(), PASSWORD)).statusCode).toBe(200);
  });

  it("are counted per address, over whatever accounts they try", async () => {
    const headers = anAddress();
    const statuses = [];
    for (let round = 0; round < 61; round += 1) {
      statuses.push((await attempt(`guess${round}@example.test`, headers)).statusCode);
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 400));
    expect(statuses[60]).toBe(429);
    const { email } = await buildTeacher(test.db);
    expect((await attempt(email, headers, PASSWORD)).statusCode).toBe(429);
    expect((await attempt(email, anAddress(), PASSWORD)).statusCode).toBe(200);
  });

  it("are counted right when they come at once", async () => {
    const attempts = Array.from({ length: 16 }, () => attempt("burst@example.test", anAddress()));
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });
});

describe("other calls that can be abused", () => {
  it("lets one address register thirty people an hour", async () => {
    const headers = anAddress();
    const kinds = ["students", "parents", "teachers"] as const;
    const statuses = [];
    for (let round = 0; round < 31; round += 1) {
      const kind = kinds[round % 3]!;
      // A taken name or a wrong field would count as well; wrong fields are cheaper to send.
      const form = FORM_OF[kind]({ email: "taken@example.test" });
      statuses.push((await test.client().post(REGISTER[kind], form, headers)).statusCode);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
    const elsewhere = await test.client().post(REGISTER.parents, parentForm(), anAddress());
    expect(elsewhere.statusCode).toBe(201);
  });

  it("writes one person five password mails an hour", async () => {
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      const body = { email: "someone@example.test" };
      const url = "/api/authentication/password-reset/";
      statuses.push((await test.client().post(url, body, anAddress())).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("lets one address try twenty current passwords in a quarter of an hour", async () => {
    const client = await signedIn(test, await buildTeacher(test.db));
    const headers = anAddress();
    const statuses = [];
    for (let round = 0; round < 21; round += 1) {
      const body = { current_password: "wrong", new_password: "quite-another-sentence" };
      statuses.push((await client.post("/api/profile/password/", body, headers)).statusCode);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses[20]).toBe(429);
  });

  it("lets one address try thirty links in a quarter of an hour", async () => {
    const headers = anAddress();
    const statuses = [];
    for (let round = 0; round < 31; round += 1) {
      const url = "/api/authentication/verify-email/";
      statuses.push((await test.client().post(url, { token: "x" }, headers)).statusCode);
    }
    expect(statuses[29]).toBe(400);
    expect(statuses[30]).toBe(429);
  });
});

describe("counting", () => {
  it("counts who is signed in, whatever address the body names", async () => {
    const student = await signedIn(test, await buildStudent(test.db));
    const codes = [];
    for (let round = 0; round < 21; round += 1) {
      const body = { email: `guess${round}@example.test` };
      const answer = await student.post("/api/guardian-invitations/", body, anAddress());
      codes.push(answer.statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });

  it("keeps no address and no account in clear", async () => {
    await attempt("private@example.test", { "x-forwarded-for": "198.51.100.77" });
    const rows = JSON.stringify(await test.db.select().from(throttles));
    expect(rows).not.toContain("private");
    expect(rows).not.toContain("198.51.100.77");
  });

  it("stops a flood of any kind, with a body like every other error", async () => {
    const headers = anAddress();
    const client = test.client();
    const statuses = new Map<number, number>();
    for (let round = 0; round < 1201; round += 1) {
      const { statusCode } = await client.get("/api/users/me/", headers);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [401, 1200],
      [429, 1],
    ]);
    const answer = await client.get("/api/users/me/", headers);
    expect(answer.json()).toEqual(TOO_MANY);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await client.get("/healthz", headers)).statusCode).toBe(200);
    expect((await client.get("/api/institute/", anAddress())).statusCode).toBe(200);
  });
});

describe("the general limit", () => {
  it("is told with a refusal, and not with every answer", async () => {
    const headers = anAddress();
    const client = test.client();
    let answer = await client.get("/api/users/me/", headers);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("x-ratelimit"))).toEqual(
      [],
    );
    for (let round = 0; round < 1200; round += 1) {
      answer = await client.get("/api/users/me/", headers);
    }
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject({
      "x-ratelimit-limit": "1200",
      "x-ratelimit-remaining": "0",
    });
  });
});

it("counts no files of the site: many homes behind one address load it at once", async () => {
  const at = { "x-forwarded-for": "203.0.113.77" };
  const ask = (url: string) => test.app.inject({ url, headers: at });
  for (let count = 0; count < 1250; count += 1) await ask("/locales/en/common.json");
  expect((await ask("/locales/en/common.json")).statusCode).toBe(200);
  expect((await ask("/api/prices/")).statusCode).toBe(200);
});
