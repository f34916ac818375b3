import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, expect, it } from "vitest";

import { precompress } from "./precompress.ts";

const folder = mkdtempSync(join(tmpdir(), "riwaq-precompress-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("puts both compressions beside texts, not beside pictures, pages and what is small already", async () => {
  const text = "const greeting = 'salam';\n".repeat(100);
  mkdirSync(join(folder, "public"));
  for (const file of ["app.js", "font.woff2", "public/page.html", "_shell.html"]) {
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, "small.js"), "start()");
  await precompress(folder);
  const added = readdirSync(folder, { recursive: true }).filter((file) =>
    /[.](br|gz)$/.test(String(file)),
  );
  expect(added.toSorted()).toEqual(["app.js.br", "app.js.gz"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "app.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "app.js.gz"))).toString()).toBe(text);
});
