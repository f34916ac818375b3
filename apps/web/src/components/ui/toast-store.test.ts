import { renderHook, act } from "@testing-library/react";
import { expect, test } from "vitest";

import { TOAST_DURATION_MS, dismissToast, durationOf, toast, useToast } from "./toast-store.ts";

function show(title: string) {
  let id = 0;
  act(() => void (id = toast({ title })));
  return id;
}

test("one message is on show at a time: the newest", () => {
  const { result } = renderHook(() => useToast());
  expect(result.current).toBeUndefined();
  show("first");
  show("second");
  expect(result.current).toMatchObject({ title: "second", isOpen: true });
});

test("who sends away a message that has made room for another sends away nothing", () => {
  const { result } = renderHook(() => useToast());
  const first = show("first");
  const second = show("second");
  act(() => dismissToast(first));
  expect(result.current).toMatchObject({ title: "second", isOpen: true });
  act(() => dismissToast(second));
  // Its words stay while it leaves.
  expect(result.current).toMatchObject({ title: "second", isOpen: false });
});

test("the same words twice are two messages", () => {
  const { result } = renderHook(() => useToast());
  show("Saved");
  const first = result.current?.id;
  show("Saved");
  expect(result.current?.id).not.toBe(first);
});

test("what can be taken back stays longer", () => {
  const action = { label: "Undo", onPress: () => undefined };
  expect(durationOf({ title: "Saved" })).toBe(TOAST_DURATION_MS);
  expect(durationOf({ title: "Deleted", action })).toBe(2 * TOAST_DURATION_MS);
});
