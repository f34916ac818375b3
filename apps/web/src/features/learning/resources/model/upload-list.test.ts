import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { buildUser } from "../../../../../test/sign-in.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { startRate } from "./transfer-rate.ts";
import {
  type Upload,
  addUpload,
  changeUpload,
  findUpload,
  isBeingSent,
  removeUpload,
  useUploads,
} from "./upload-list.ts";

function buildUpload(id: string, changes: Partial<Upload> = {}): Upload {
  const nothing = () => undefined;
  return {
    id,
    plan: { kind: "resource", title: "Livret", studentIds: [] },
    fingerprint: `print-${id}`,
    sizeBytes: 10,
    sentBytes: 0,
    rate: startRate(0, 0),
    state: "sending",
    canRetry: false,
    controls: { pause: nothing, resume: nothing, cancel: nothing },
    ...changes,
  };
}

beforeEach(() => {
  currentUser.set(null);
  currentUser.set(buildUser("T"));
});

test("the list is told of what is added, changes and goes, oldest first", () => {
  const { result } = renderHook(() => useUploads().map(({ id, state }) => `${id} ${state}`));
  act(() => {
    addUpload(buildUpload("a"));
    addUpload(buildUpload("b"));
  });
  act(() => changeUpload("a", { state: "waiting" }));
  expect(result.current).toEqual(["a waiting", "b sending"]);
  act(() => removeUpload("a"));
  expect(result.current).toEqual(["b sending"]);
});

test("one that was taken away stays away, whatever its transfer still says", () => {
  addUpload(buildUpload("a"));
  removeUpload("a");
  changeUpload("a", { state: "done" });
  expect(findUpload("a")).toBeUndefined();
});

test.each([
  ["sending", true],
  ["paused", true],
  ["waiting", true],
  ["saving", true],
  ["done", false],
  ["failed", false],
] as const)("the same file is on its way while the other is %s: %s", (state, expected) => {
  addUpload(buildUpload("a", { state }));
  expect(isBeingSent("print-a")).toBe(expected);
  expect(isBeingSent("print-b")).toBe(false);
});

test("nothing of one person's files is sent or shown once another sits there", () => {
  const cancel = vi.fn<() => void>();
  const { controls } = buildUpload("a");
  addUpload(buildUpload("a", { controls: { ...controls, cancel } }));
  localStorage.setItem("uploads", "{}");
  const { result } = renderHook(() => useUploads());
  act(() => currentUser.set(null));
  expect(cancel).toHaveBeenCalledOnce();
  expect(result.current).toEqual([]);
  expect(localStorage.getItem("uploads")).toBeNull();
});
