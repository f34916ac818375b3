import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createDraftSaver } from "./draft-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saverWith(answer: () => Promise<string>) {
  const save = vi.fn<(values: string) => Promise<string>>(answer);
  const keep = vi.fn<(values: string) => void>();
  const forget = vi.fn<() => void>();
  const saver = createDraftSaver({ save, keep, forget });
  const status = () => saver.snapshot().status;
  return { saver, save, keep, forget, status };
}

const saved = () => Promise.resolve("2026-11-24T18:04:00Z");
const refused = () => Promise.reject(new Error("no connection"));

it("saves once, a moment after the last key", async () => {
  const { saver, save, forget, status } = saverWith(saved);
  saver.change("a");
  saver.change("ab");
  expect(status()).toBe("waiting");
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([["ab"]]);
  expect(saver.snapshot()).toEqual({ status: "saved", savedAt: "2026-11-24T18:04:00Z" });
  expect(saver.unsaved()).toBeUndefined();
  expect(forget).toHaveBeenCalledOnce();
});

it("what is typed while a call is under way follows it", async () => {
  const { saver, save, status } = saverWith(saved);
  saver.change("a");
  saver.flush();
  saver.change("ab");
  expect(status()).toBe("saving");
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([["a"], ["ab"]]);
  expect(status()).toBe("saved");
});

it("keeps what cannot be saved, and saves it when it is asked to again", async () => {
  const { saver, save, keep, status } = saverWith(refused);
  saver.change("a");
  await vi.runAllTimersAsync();
  expect(status()).toBe("kept");
  expect(saver.unsaved()).toBe("a");
  expect(keep).toHaveBeenCalledWith("a");
  save.mockImplementation(saved);
  saver.flush();
  await vi.runAllTimersAsync();
  expect(status()).toBe("saved");
});

it("saves nothing after sending, and waits for what is under way before it", async () => {
  const { saver, save } = saverWith(saved);
  saver.change("a");
  saver.flush();
  saver.change("ab");
  await saver.close();
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([["a"]]);
  saver.reopen(true);
  saver.flush();
  expect(save).toHaveBeenCalledOnce();
  expect(saver.snapshot().status).toBe("clean");
});

it("goes on where sending failed", async () => {
  const { saver, save } = saverWith(saved);
  saver.change("a");
  await saver.close();
  saver.reopen(false);
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([["a"]]);
});
