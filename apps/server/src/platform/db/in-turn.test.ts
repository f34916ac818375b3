import { expect, it } from "vitest";

import { inTurn, unlessTooLate } from "./in-turn.ts";

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

it("fails at once for all who wait, where the database was not there for the one ahead, and goes on with the next", async () => {
  const gone = Object.assign(new Error("gone"), { code: "ECONNRESET" });
  const asked: string[] = [];
  const ask = (who: string) => async () => {
    asked.push(who);
    throw gone;
  };
  const line = ["first", "second", "third"].map((who) => inTurn("c", ask(who)));
  const wanting = ["fourth", "fifth"].map((who) =>
    unlessTooLate("other", async () => undefined, ask(who)),
  );
  for (const { reason } of (await Promise.allSettled([...line, ...wanting])) as [
    PromiseRejectedResult,
  ]) {
    expect(reason).toBe(gone);
  }
  expect(asked).toEqual(["first", "fourth"]);
  expect(await inTurn("c", async () => "there again")).toBe("there again");
});

it("lets one work for what only one can have, and tells all others together that they are too late", async () => {
  const looked: string[] = [];
  let owner: string | undefined;
  const want = (who: string) =>
    unlessTooLate(
      "thing",
      async () => {
        looked.push(who);
        return owner && `${owner}'s`;
      },
      async () => {
        if (who === "unlucky") throw new Error("no luck");
        owner = who;
        return "mine";
      },
    );
  const answers = await Promise.allSettled(["unlucky", "second", "third", "fourth"].map(want));
  expect(answers[0]).toMatchObject({ status: "rejected" });
  expect(answers.slice(1).map((answer) => "value" in answer && answer.value)).toEqual([
    "mine",
    "second's",
    "second's",
  ]);
  expect(looked.slice(0, 4)).toEqual(["unlucky", "second", "third", "fourth"]);
  expect(await want("fifth")).toBe("second's");
});
