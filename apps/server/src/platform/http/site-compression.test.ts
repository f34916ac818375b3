import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, it } from "vitest";

import { compressedText } from "./site-compression.ts";

const TEXT = "<p>السلام عليكم</p>".repeat(100);

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["BR;q=0.5, gzip;q=1", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", undefined],
  ["deflate, brotli", undefined],
  ["", undefined],
  [undefined, undefined],
])("for readers that accept %j is %s", async (accepted, encoding) => {
  expect(await compressedText(TEXT).bodyFor(accepted)).toMatchObject({ encoding });
});

it("is the same text in each form, and packed once", async () => {
  const text = compressedText(TEXT);
  const [packed, again, zipped, plain] = await Promise.all(
    ["br", "br", "gzip", "identity"].map((accepted) => text.bodyFor(accepted)),
  );
  expect(brotliDecompressSync(packed!.body).toString()).toBe(TEXT);
  expect(again!.body).toBe(packed!.body);
  expect(gunzipSync(zipped!.body).toString()).toBe(TEXT);
  expect(plain!.body).toBe(TEXT);
});
