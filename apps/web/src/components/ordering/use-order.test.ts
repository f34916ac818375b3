import { expect, it } from "vitest";

import { moved } from "./use-order.ts";

it.each([
  ["b", -1, ["b", "a", "c"]],
  ["b", 1, ["a", "c", "b"]],
  ["a", -1, undefined],
  ["c", 1, undefined],
  ["x", 1, undefined],
] as const)("moving %s by %i gives %j", (id, step, expected) => {
  expect(moved(["a", "b", "c"], id, step)).toEqual(expected);
});
