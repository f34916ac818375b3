import { expect, test } from "vitest";

import { ownPath } from "./own-path.ts";

const { origin } = window.location;

test.each([
  ["/classroom/1", "/classroom/1"],
  [`${origin}/classroom/1`, "/classroom/1"],
  [`${origin}/sessions?lesson=1#top`, "/sessions?lesson=1#top"],
])("%s is on this site", (address, path) => {
  expect(ownPath(address)).toBe(path);
});

test.each([
  "https://meet.test/classroom/1",
  "//meet.test/classroom/1",
  "javascript:alert(1)",
  "http://[",
])("%s is not", (address) => {
  expect(ownPath(address)).toBeUndefined();
});
