import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { kindOfPattern, patternFaults, recitationAddress } from "./recitation-pattern.ts";

describe("the address of a recording", () => {
  it.each([
    ["https://a.test/{sura3}.mp3", "sura", "https://a.test/002.mp3"],
    ["https://a.test/{sura}/{aya}.mp3?v=1", "aya", "https://a.test/2/55.mp3?v=1"],
    ["http://a.test:81/x/{sura3}{aya3}.mp3", "aya", "http://a.test:81/x/002055.mp3"],
  ])("of %s is one of each %s", (pattern, kind, address) => {
    expect(patternFaults(pattern)).toEqual([]);
    expect(kindOfPattern(pattern)).toBe(kind);
    expect(recitationAddress(pattern, { sura: 2, aya: 55 })).toBe(address);
  });

  it("is another one for each sura", () => {
    const sura = fc.integer({ min: 1, max: 114 });
    fc.assert(
      fc.property(sura, sura, fc.constantFrom("{sura}", "{sura3}"), (a, b, name) => {
        const of = (one: number) =>
          recitationAddress(`https://a.test/${name}.mp3`, { sura: one, aya: 1 });
        expect(of(a) === of(b)).toBe(a === b);
      }),
    );
  });
});

it.each([
  ["https://a.test/001.mp3", /no \{sura\}/],
  ["https://a.test/{aya3}.mp3", /no \{sura\}/],
  ["https://a.test/{sura}{verse}.mp3", /\{verse\} is unknown/],
  ["https://a.test/{Sura}.mp3", /\{Sura\} is unknown/],
  ["ftp://a.test/{sura}.mp3", /no https or http/],
  ["a.test/{sura}.mp3", /no https or http/],
  ["//a.test/{sura}.mp3", /no https or http/],
  ["https://me:secret@a.test/{sura}.mp3", /password/],
  ["https://a{sura}.test/x.mp3", /host/],
])("%s is refused", (pattern, reason) => {
  expect(patternFaults(pattern)).toEqual([expect.stringMatching(reason)]);
});
