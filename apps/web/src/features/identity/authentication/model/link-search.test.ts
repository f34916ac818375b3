import fc from "fast-check";
import { expect, test } from "vitest";

import { parseLinkSearch, parseRegisterSearch, parseVerifySearch } from "./link-search.ts";

test.each([
  [{ token: "abc" }, { token: "abc" }],
  [{ token: 4711 }, { token: "4711" }],
  [{ token: ["a"] }, {}],
  [{ token: null }, {}],
  [{}, {}],
])("the link %o carries %o", (search, expected) => {
  expect(parseLinkSearch(search)).toEqual(expected);
});

test.each([
  ["/children", "/children"],
  ["/sessions?view=week", "/sessions?view=week"],
  ["https://elsewhere.example", undefined],
  ["//elsewhere.example", undefined],
  ["/\\elsewhere.example", undefined],
  ["javascript:alert(1)", undefined],
  [7, undefined],
])("after confirming, %s leads to %s", (next, expected) => {
  expect(parseVerifySearch({ token: "a", next }).next).toBe(expected);
});

test("whatever stands there, what follows stays on this site", () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (address, text) => {
      for (const next of [address, text, `/${text}`, `//${text}`]) {
        const kept = parseVerifySearch({ next }).next ?? "/";
        expect(new URL(kept, "https://riwaq.example").origin).toBe("https://riwaq.example");
      }
    }),
  );
});

test.each([
  ["P", { role: "P" }],
  ["T", { role: "T" }],
  ["A", {}],
  ["p", {}],
  [undefined, {}],
])("nobody registers as %s but student, teacher or parent", (role, expected) => {
  expect(parseRegisterSearch({ role })).toEqual(expected);
});
