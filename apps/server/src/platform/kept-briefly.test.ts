import { expect, it } from "vitest";

import { keptBriefly } from "./kept-briefly.ts";

function keeping(max = 2) {
  let now = 0;
  const asked: string[] = [];
  const kept = keptBriefly<string>({ ms: 5000, max });
  const ask = (key: string) =>
    kept(key, new Date(now), async () => {
      asked.push(key);
      return `${key} at ${now}`;
    });
  return { kept, ask, asked, pass: (ms: number) => void (now += ms) };
}

it("looks once for all who ask at once, and again when the time is over", async () => {
  const { ask, asked, pass } = keeping();
  expect(await Promise.all([ask("a"), ask("a")])).toEqual(["a at 0", "a at 0"]);
  pass(4999);
  expect(await ask("a")).toBe("a at 0");
  pass(1);
  expect(await ask("a")).toBe("a at 5000");
  expect(asked).toEqual(["a", "a"]);
});

it("holds no more than it may", async () => {
  const { ask, asked } = keeping();
  for (const key of ["a", "b", "c", "b", "a"]) await ask(key);
  expect(asked).toEqual(["a", "b", "c", "a"]);
});

it("keeps no failure", async () => {
  const { kept, ask } = keeping();
  await expect(
    kept("a", new Date(0), async () => Promise.reject(new Error("gone"))),
  ).rejects.toThrow("gone");
  expect(await ask("a")).toBe("a at 0");
});
