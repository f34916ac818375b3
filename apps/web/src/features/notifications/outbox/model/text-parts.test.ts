import fc from "fast-check";
import { expect, test } from "vitest";

import { textParts } from "./text-parts.ts";

const ORIGIN = "https://riwaq.test";

const linksIn = (text: string) =>
  textParts(text, ORIGIN)
    .filter(({ isLink }) => isLink)
    .map(({ text: address }) => address);

test("an address of this site is a link, without the full stop after it", () => {
  expect(linksIn(`Open ${ORIGIN}/verify-email?token=a.b-c. Thank you`)).toEqual([
    `${ORIGIN}/verify-email?token=a.b-c`,
  ]);
});

test.each([
  "https://elsewhere.test/verify-email",
  "https://riwaq.test.elsewhere.test/",
  "http://riwaq.test/",
  "https://riwaq.test@elsewhere.test/",
  "javascript:alert(1)",
  "https://[",
])("%s stays text", (address) => {
  expect(linksIn(`Open ${address} now`)).toEqual([]);
});

test("nothing of the text is lost or changed", () => {
  const pieces = fc.array(
    fc.constantFrom("a ", "\n", `${ORIGIN}/x`, "https://b.test", " .", "سلام"),
  );
  fc.assert(
    fc.property(pieces, (some) => {
      const text = some.join("");
      expect(
        textParts(text, ORIGIN)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
