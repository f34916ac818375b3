import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import cookie from "@fastify/cookie";
import { LANGUAGES } from "@riwaq/contracts/languages";
import { fastify } from "fastify";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { startTestApp } from "../../../test/test-app.ts";
import type { Pictured } from "../share-pictures/draw-share-picture.ts";
import { registerErrorHandler } from "./error-handler.ts";
import type { NamedPage } from "./named-pages.ts";
import { registerSite } from "./site.ts";
import { registerThrottle } from "./throttle.ts";

const { services } = await startTestApp();
const folder = mkdtempSync(join(tmpdir(), "riwaq-share-"));
afterAll(() => rmSync(folder, { recursive: true }));

const clear = { width: 1200, height: 630, channels: 4, background: "#0000" } as const;
const ground = await sharp({ create: clear }).png().toBuffer();
for (const language of LANGUAGES) {
  mkdirSync(join(folder, "share", language), { recursive: true });
  for (const name of ["teachers", "teachers-open"]) {
    writeFileSync(join(folder, "share", language, `${name}.png`), ground);
  }
}
mkdirSync(join(folder, "client"));
writeFileSync(join(folder, "client/_shell.html"), "<title>shell</title>");
writeFileSync(join(folder, "routes.json"), "[]");

let pictured: Pictured | undefined;
let read = 0;
const blue = { width: 512, height: 512, channels: 3, background: "blue" } as const;
const photo = {
  key: "one",
  read: async () => {
    read += 1;
    return sharp({ create: blue }).webp().toBuffer();
  },
};
beforeEach(() => {
  read = 0;
  pictured = { title: "Amal <b>&", rows: ["Tajwid", ""], portrait: { initial: "A" } };
});

const named: NamedPage = {
  above: "/teachers",
  file: "teacher",
  find: async () => undefined,
  picture: async (_services, slug) => (slug === "amal-b" ? pictured : undefined),
  list: async () => [],
};

async function site(hasRateLimits = false) {
  const own = fastify();
  registerErrorHandler(own);
  await own.register(cookie);
  await registerThrottle(own, {
    ...services,
    config: { ...services.config, hasRateLimits },
  });
  await registerSite(own, services, folder, [named]);
  afterAll(() => own.close());
  return (url: string, headers: Record<string, string> = {}) => own.inject({ url, headers });
}

const ask = await site();
const URL = "/og/fr/teachers/amal-b.jpg";

describe("the picture beside a shared address", () => {
  it.each(LANGUAGES)(
    "is of the size that services ask for in %s, whatever the words are",
    async (language) => {
      const titles = [
        "Amal",
        "أمل عبد الرحمن",
        `${"Long ".repeat(20)}name`,
        "\u0000\uD800<i>",
        "…",
      ];
      for (const title of titles) {
        pictured = { title, rows: ["Français · العربية"], portrait: { initial: "أ" } };
        const answer = await ask(`/og/${language}/teachers/amal-b.jpg`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers["content-type"]).toBe("image/jpeg");
        const { width, height } = await sharp(answer.rawPayload).metadata();
        expect([width, height]).toEqual([1200, 630]);
      }
    },
  );

  it("shows a photo only where there is one to show", async () => {
    const [left, top] = [890, 380];
    const middle = { left, top, width: 10, height: 10 };
    const colourOf = async () => {
      const part = await sharp((await ask(URL)).rawPayload)
        .extract(middle)
        .toBuffer();
      return (await sharp(part).stats()).dominant;
    };
    expect((await colourOf()).b).toBeLessThan(245);
    pictured = { title: "Amal", rows: [], portrait: { initial: "A", photo } };
    const { r, b } = await colourOf();
    expect(b).toBeGreaterThan(240);
    expect(r).toBeLessThan(20);
  });

  it("is not there for nobody, in no other language, and not a moment longer than it may be", async () => {
    for (const url of [
      "/og/fr/teachers/nobody.jpg",
      "/og/de/teachers/amal-b.jpg",
      "/og/fr/teachers/amal-b.png",
      "/og/fr/nothing/amal-b.jpg",
      "/og/fr/teachers/..%2Famal-b.jpg",
    ]) {
      expect((await ask(url)).statusCode).toBe(404);
    }
    const { headers } = await ask(URL);
    expect(headers["cache-control"]).toBe("public, max-age=60");
    const again = await ask(URL, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    pictured = undefined;
    expect((await ask(URL, { "if-none-match": String(headers.etag) })).statusCode).toBe(404);
  });

  it("is drawn once for all who ask, and anew when what it says is another", async () => {
    pictured = { title: "Amal at once", rows: [], portrait: { initial: "A", photo } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(URL)));
    expect(read).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    pictured = { ...pictured, title: "Amal of another name" };
    expect((await ask(URL)).headers.etag).not.toBe(answers[0]?.headers.etag);
    expect(read).toBe(2);
  });

  it("is asked for so often from one address, and no more", async () => {
    const limited = await site(true);
    for (let count = 0; count < 120; count += 1) await limited(URL);
    expect((await limited(URL)).statusCode).toBe(429);
  });
});
