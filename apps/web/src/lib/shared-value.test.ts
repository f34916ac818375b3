import { expect, it, vi } from "vitest";

import { sharedValue } from "./shared-value.ts";

it("is read once, however many ask", async () => {
  const read = vi.fn(async () => "Riwaq");
  const value = sharedValue(read);
  expect(value.peek()).toBeUndefined();
  expect(await Promise.all([value.load(), value.load()])).toEqual(["Riwaq", "Riwaq"]);
  expect(await value.load()).toBe("Riwaq");
  expect(read).toHaveBeenCalledTimes(1);
});

it("says that it cannot be read, and is read again when somebody asks again", async () => {
  const error = new Error("offline");
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error);
  read.mockResolvedValueOnce("Riwaq");
  const value = sharedValue(read);
  expect(await value.load()).toBeUndefined();
  expect(value.snapshot()).toEqual({ isError: true, error });
  expect(await value.load()).toBe("Riwaq");
  expect(value.snapshot()).toEqual({ data: "Riwaq", isError: false });
});

it("keeps what was set while it was being read", async () => {
  let answer: (text: string) => void = () => undefined;
  const value = sharedValue(() => new Promise<string>((resolve) => (answer = resolve)));
  const asked = value.load();
  value.set("new");
  answer("old");
  await asked;
  expect(value.peek()).toBe("new");
});

it("tells who listens, until they stop", async () => {
  const value = sharedValue(async () => "Riwaq");
  const heard = vi.fn();
  const stop = value.subscribe(heard);
  await value.load();
  stop();
  value.set("other");
  expect(heard).toHaveBeenCalledTimes(1);
});
