import { describe, expect, it } from "vitest";

import { buildTeacher, signedIn } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { livekitOf, livekitOrigins } from "../livekit-config.ts";
import { cspHeader } from "./security-headers.ts";

const test = await startTestApp();
const secure = await startTestApp({ publicUrl: "https://riwaq.test", isHttps: true });
const DATA = [
  "/api/users/me/",
  "/api/institute/",
  "/api/nothing/",
  "/api/openapi.json",
  "/locales/en/errors.json",
  "/healthz",
];
const PAGES = ["/api/docs/", "/nothing"];

function directivesOf(csp: unknown): Record<string, string> {
  const parts = String(csp).split(";");
  return Object.fromEntries(
    parts.map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
  );
}

describe("security headers", () => {
  it.each([...DATA, ...PAGES])("stand on every answer: %s", async (url) => {
    const { headers } = await test.client().get(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
  });

  it.each(DATA)("let data load nothing: %s", async (url) => {
    const { headers } = await test.client().get(url);
    expect(directivesOf(headers["content-security-policy"])).toEqual({
      "default-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
    });
  });

  it.each(PAGES)("let a page run its own scripts and no others: %s", async (url) => {
    const { headers } = await test.client().get(url);
    const csp = directivesOf(headers["content-security-policy"]);
    expect(csp).toMatchObject({
      "default-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'self'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "connect-src": "'self'",
    });
    expect(csp["script-src"]).toMatch(/^'self'( 'sha256-[\w+/]+=*')*$/);
  });

  it("let pages connect to the media server of the rooms, and to no other", () => {
    const livekit = livekitOf({
      LIVEKIT_URL: "wss://media.test/below",
      LIVEKIT_API_KEY: "key",
      LIVEKIT_API_SECRET: "secret",
    });
    const connect = livekit && livekitOrigins(livekit);
    expect(directivesOf(cspHeader([], { connect: connect ?? [] }))["connect-src"]).toBe(
      "'self' wss://media.test https://media.test",
    );
  });

  it("let no other site read an answer", async () => {
    const client = await signedIn(test, await buildTeacher(test.db));
    const headers = { origin: "https://evil.test" };
    const answer = await client.get("/api/users/me/", headers);
    const preflight = await test.app.inject({
      method: "OPTIONS",
      url: "/api/users/me/",
      headers: { ...headers, "access-control-request-method": "POST" },
    });
    for (const each of [answer, preflight]) {
      expect(Object.keys(each.headers).filter((name) => name.startsWith("access-control"))).toEqual(
        [],
      );
    }
  });

  it("bind browsers to https only where the site is on https", async () => {
    const plain = await test.client().get("/api/institute/");
    expect(plain.headers).not.toHaveProperty("strict-transport-security");
    const onHttps = await secure.client().get("/api/institute/");
    expect(onHttps.headers["strict-transport-security"]).toBe(
      "max-age=31536000; includeSubDomains",
    );
  });

  it("keep every answer of the API out of caches, refusals included", async () => {
    const client = await signedIn(test, await buildTeacher(test.db));
    const answers = [
      await client.get("/api/users/me/"),
      await client.get("/%61pi/users/me/"),
      await test.client().get("/api/users/me/"),
      await client.get("/api/outbox/"),
      await client.get("/api/nothing/"),
      await client.post("/api/time-slots/bulk_create/", []),
      await client.post("/api/time-slots/bulk_create/", {}),
    ];
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(
      answers.map(() => "no-store"),
    );
  });
});
