import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { ApiError } from "./api-error.ts";
import { isUnreachable, noteAnswer, useIsOffline } from "./connection.ts";

afterEach(() => void vi.restoreAllMocks());

test("the line is lost while calls go unanswered, whatever the browser believes", () => {
  const { result } = renderHook(() => useIsOffline());
  expect(result.current).toBe(false);
  act(() => noteAnswer(false));
  expect(result.current).toBe(true);
  act(() => noteAnswer(true));
  expect(result.current).toBe(false);
});

test("the browser may know it first", () => {
  const { result } = renderHook(() => useIsOffline());
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(result.current).toBe(true);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(result.current).toBe(false);
});

test("nobody is told twice of the same, nor once they have left", () => {
  const { result, unmount } = renderHook(() => ({ now: useIsOffline() }));
  const first = result.current;
  act(() => noteAnswer(true));
  expect(result.current).toBe(first);
  unmount();
  noteAnswer(false);
  expect(result.current).toBe(first);
});

test.each([
  [new ApiError(0), true],
  [new ApiError(503), true],
  [new ApiError(500), true],
  [new ApiError(404), false],
  [new ApiError(409), false],
  [new Error("of ours"), false],
  [undefined, false],
])("%s: the server cannot be reached is %s", (error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});
