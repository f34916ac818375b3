import { expect, it } from "vitest";

import { readRange } from "./read-range.ts";

it.each([
  [undefined, "whole"],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=-0", "outside"],
  ["bytes=100-", "outside"],
  ["bytes=99999999999999999999-", "outside"],
  ["bytes=20-10", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["pages=1-2", "whole"],
  ["bytes=a-b", "whole"],
])("of a hundred bytes %j is %j", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
