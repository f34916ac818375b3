import { expect, it } from "vitest";

import { buildPageState } from "../../../../../test/build-pupil-memory.ts";
import { levelOf } from "../../../../components/memory/level.ts";
import { JUZ_ROWS, pageAfterKey, pagesOf } from "./map.ts";

it("has every page once, in thirty rows", () => {
  const all = JUZ_ROWS.flatMap(pagesOf);
  expect(JUZ_ROWS).toHaveLength(30);
  expect(all).toEqual(Array.from({ length: 604 }, (_, at) => at + 1));
});

it.each([
  [1, "ArrowLeft", false, 2],
  [1, "ArrowRight", false, 1],
  [604, "ArrowLeft", false, 604],
  [3, "ArrowDown", false, 24],
  [24, "ArrowUp", false, 3],
  [604, "ArrowDown", false, 604],
  // The last pages of the first juz have none beneath them.
  [21, "ArrowDown", false, 41],
  [30, "Home", false, 22],
  [30, "End", false, 41],
  [30, "Home", true, 1],
  [30, "End", true, 604],
  [30, "a", false, undefined],
])("from page %i %s (with control: %s) leads to %s", (page, key, isWithControl, next) => {
  expect(pageAfterKey(page, key, isWithControl)).toBe(next);
});

it("tells what is learnt from what is held, and how strongly", () => {
  expect(levelOf(undefined)).toBe("none");
  expect(levelOf(buildPageState({ stage: "learning", strength: 0 }))).toBe("learning");
  expect(levelOf(buildPageState({ strength: 0.97 }))).toBe("strong");
  expect(levelOf(buildPageState({ strength: 0.5 }))).toBe("weak");
  // Said yesterday to be half forgotten.
  expect(levelOf(buildPageState({ strength: 1, due_day: "2026-11-21" }))).toBe("weak");
});
