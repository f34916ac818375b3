import { describe, expect, it } from "vitest";

import { startTestApp } from "../../../test/test-app.ts";

const test = await startTestApp();

describe("the texts of the site", () => {
  it.each(["en", "fr", "ar"])("are the same at both addresses: %s", async (language) => {
    const site = await test.client().get(`/locales/${language}/common.json`);
    const api = await test.client().get(`/api/locales/${language}/common.json`);
    expect(site.statusCode).toBe(200);
    expect(site.headers["content-type"]).toMatch(/^application\/json/);
    expect(Object.keys(site.json()).length).toBeGreaterThan(0);
    expect(api.body).toBe(site.body);
    expect(api.headers["content-type"]).toBe(site.headers["content-type"]);
  });

  it("are asked for again only when they have changed", async () => {
    const first = await test.client().get("/locales/fr/errors.json");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const headers = { "if-none-match": String(first.headers.etag) };
    expect((await test.client().get("/locales/fr/errors.json", headers)).statusCode).toBe(304);
  });

  it.each([
    "/locales/xx/common.json",
    "/api/locales/en/nothing.json",
    "/locales/en/",
    "/locales/",
    "/locales/..%2f..%2fpackage.json",
    "/locales/%2e%2e/%2e%2e/package.json",
    "/api/locales/..%2f..%2f..%2fserver%2fpackage.json",
    "/locales/en/errors.json%00",
  ])("are nothing but texts: %s is not there", async (url) => {
    const answer = await test.client().get(url);
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain("dependencies");
  });
});
