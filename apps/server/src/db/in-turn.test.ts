import { expect, it } from "vitest";

import { inTurn } from "./in-turn.ts";

it("does the work of one name in order, also after a failure, and of other names meanwhile", async () => {
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn("a", async () => {
    await promise;
    done.push("first");
    throw new Error("no luck");
  });
  const second = inTurn("a", async () => done.push("second"));
  await inTurn("b", async () => done.push("other"));
  expect(done).toEqual(["other"]);
  resolve();
  await expect(first).rejects.toThrow("no luck");
  expect(await second).toBe(3);
  expect(done).toEqual(["other", "first", "second"]);
});
