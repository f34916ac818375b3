import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { afterAll, describe, expect, it } from "vitest";

import { AppError } from "../app-error.ts";
import { registerErrorHandler, sendFrameworkError } from "./error-handler.ts";

const app = fastify({ frameworkErrors: sendFrameworkError });
registerErrorHandler(app);
await app.register(cookie);
for (const code of ["unavailable", "too_many", "not_found"] as const) {
  app.get(`/${code}`, async (_request, reply) => {
    reply.header("retry-after", 5);
    throw new AppError(code);
  });
}
app.get("/internal", async () => {
  throw new Error("a secret of ours");
});
app.post("/internal", async () => {
  throw new Error("a secret of ours");
});
app.get("/api/internal/", async () => {
  throw new Error("a secret of ours");
});
afterAll(() => app.close());

const READER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("where a page cannot be given", () => {
  it.each([
    ["/unavailable", 503, {}, ["We cannot answer just now", "Try again"]],
    ["/unavailable", 503, { cookie: "lang=fr" }, ["Nous ne pouvons pas répondre", "Réessayer"]],
    ["/unavailable?lang=ar", 503, {}, ["لا نستطيع الرد في هذه اللحظة", "إعادة المحاولة"]],
    [
      "/too_many",
      429,
      { "accept-language": "fr-CA" },
      ["Un instant, s’il vous plaît", "Réessayer"],
    ],
    ["/internal", 500, {}, ["Something went wrong on our side", "Try again"]],
    ["/not_found", 404, {}, ["Page not found", "Go to Home"]],
    ["/%zz", 404, {}, ["Page not found", "Go to Home"]],
  ])("a reader of %s sees a page (%i, %j)", async (url, status, headers, [title, next]) => {
    const answer = await app.inject({ url, headers: { ...READER, ...headers } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toMatch(new RegExp(`<h1>${title}`));
    expect(answer.body).toContain(`>${next}</a>`);
    expect(answer.body).not.toContain("secret");
  });

  it("keeps when to come again, and is written from right to left in Arabic", async () => {
    const headers = { ...READER, cookie: "lang=ar" };
    const answer = await app.inject({ url: "/unavailable", headers });
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.headers["content-language"]).toBe("ar");
    expect(answer.body).toContain('<html lang="ar" dir="rtl">');
  });

  it("needs no other file, and may run its own script alone", async () => {
    const { body, headers } = await app.inject({ url: "/internal", headers: READER });
    expect(body).not.toMatch(/<link|\bsrc=|url\(|@import/);
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});

describe("data and not a page are given to", () => {
  it.each([
    ["the site's own calls", { url: "/api/internal/", headers: READER }],
    ["who asks for no page", { url: "/internal" }],
    ["who asks for anything", { url: "/internal", headers: { accept: "*/*" } }],
    ["who writes", { method: "POST", url: "/internal", headers: READER }],
  ] as const)("%s", async (_name, request) => {
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      detail: ["Something went wrong on our side. Try again in a moment"],
    });
  });
});
