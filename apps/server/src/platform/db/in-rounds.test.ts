import { expect, it } from "vitest";

import { inRounds } from "./in-rounds.ts";

it("answers at once who comes alone, and all together who come while a round runs", async () => {
  const rounds: number[][] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const double = (name: string, item: number) =>
    inRounds(name, item, async (items: readonly number[]) => {
      rounds.push([...items]);
      if (name === "a" && items.includes(1)) await promise;
      return items.map((each) => 2 * each);
    });
  const first = double("a", 1);
  expect(await double("b", 9)).toBe(18);
  const others = [2, 3, 4].map((item) => double("a", item));
  expect(rounds).toEqual([[1], [9]]);
  resolve();
  expect(await first).toBe(2);
  expect(await Promise.all(others)).toEqual([4, 6, 8]);
  expect(rounds).toEqual([[1], [9], [2, 3, 4]]);
});

it("a round that fails fails for all of its own, and the next one runs", async () => {
  const ask = (item: string) =>
    inRounds("c", item, async (items: readonly string[]) => {
      if (items.includes("bad")) throw new Error("no luck");
      return [...items];
    });
  const together = await Promise.allSettled([ask("bad"), ask("good")]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask("good")).toBe("good");
});
