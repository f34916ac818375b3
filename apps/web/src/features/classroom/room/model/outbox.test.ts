import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LESSON, PUPIL, TEACHER, idOf } from "../../../../../test/build-classroom.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import type { Waiting } from "./deeds.ts";
import { type OutboxStore, createOutbox } from "./outbox.ts";
import { createViewSender } from "./view-sender.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function memory(kept: Waiting[] = []) {
  const all = new Map(kept.map((one) => [one.id, one]));
  const store: OutboxStore = {
    all: async ({ by }) => [...all.values()].filter((one) => one.by === by),
    put: async (one) => void all.set(one.id, one),
    remove: async (id) => void all.delete(id),
  };
  return { store, all };
}

const waiting = (number: number, note = ""): Waiting => ({
  id: idOf(number),
  lesson: LESSON,
  by: TEACHER,
  at: `2026-11-24T17:10:0${number}.000Z`,
  deed: {
    kind: "mark",
    mark: {
      id: idOf(number),
      student_id: PUPIL,
      session_id: LESSON,
      sura: 112,
      aya: 1,
      word: number,
      kind: "forgot",
      detail: "",
      note,
    },
  },
});
const said: Waiting = {
  ...waiting(7),
  deed: { kind: "message", message: { id: idOf(7), text: "salam", word: null } },
};

function begin(perform: (one: Waiting) => Promise<string>, kept: Waiting[] = []) {
  const { store, all } = memory(kept);
  const [arrived, refused]: [string[], string[]] = [[], []];
  let last: readonly Waiting[] = [];
  const outbox = createOutbox({
    lesson: LESSON,
    by: TEACHER,
    store,
    perform,
    onArrived: ({ id }) => arrived.push(id),
    onRefused: ({ id }) => refused.push(id),
    onChange: (next) => {
      last = next;
    },
  });
  const rest = () => vi.advanceTimersByTimeAsync(0);
  return { outbox, all, arrived, refused, rest, last: () => last.map(({ id }) => id) };
}

describe("what has to last", () => {
  it("is sent in its order, and forgotten once it has arrived", async () => {
    const { outbox, all, arrived, rest, last } = begin(async () => "");
    outbox.add(waiting(1));
    outbox.add(waiting(2));
    expect(last()).toEqual([idOf(1), idOf(2)]);
    await rest();
    expect(arrived).toEqual([idOf(1), idOf(2)]);
    expect([last(), all.size]).toEqual([[], 0]);
  });

  it("is sent again as long as nobody answers, and before what came later", async () => {
    let isDown = true;
    const perform = vi.fn(async () => {
      if (isDown) throw new ApiError(0);
      return "";
    });
    const { outbox, arrived, rest } = begin(perform);
    outbox.add(waiting(1));
    outbox.add(waiting(2));
    await rest();
    expect(arrived).toEqual([]);
    isDown = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(arrived).toEqual([idOf(1), idOf(2)]);
  });

  it("is sent at once when the line is back", async () => {
    let isDown = true;
    const { outbox, arrived, rest } = begin(async () => {
      if (isDown) throw new ApiError(503);
      return "";
    });
    outbox.add(waiting(1));
    await rest();
    isDown = false;
    void outbox.flush();
    await rest();
    expect(arrived).toEqual([idOf(1)]);
  });

  it("is dropped where the server says no, and what follows goes on", async () => {
    const { outbox, all, arrived, refused, rest } = begin(async ({ id }) => {
      if (id === idOf(1)) throw new ApiError(404);
      return "";
    });
    outbox.add(waiting(1));
    outbox.add(waiting(2));
    await rest();
    expect([refused, arrived, all.size]).toEqual([[idOf(1)], [idOf(2)], 0]);
  });

  it("is there again after a reload, of this person alone", async () => {
    const other = { ...waiting(2), by: idOf(99) };
    const { outbox, arrived, rest, all } = begin(async () => "", [waiting(1), other]);
    await outbox.recover();
    await rest();
    expect(arrived).toEqual([idOf(1)]);
    expect([...all.keys()]).toEqual([idOf(2)]);
  });

  it("lies on this device without a word that somebody wrote", async () => {
    const { outbox, all, rest } = begin(async () => {
      throw new ApiError(0);
    });
    outbox.add(waiting(1, "plus long"));
    outbox.add(said);
    await rest();
    expect([...all.keys()]).toEqual([idOf(1)]);
    expect(JSON.stringify([...all.values()])).not.toContain("plus long");
    outbox.shut();
  });
});

describe("the view", () => {
  const view = (page: number) => ({ page }) as Parameters<typeof sendOf>[0];
  const sendOf = (_: Parameters<Parameters<typeof createViewSender>[0]["onArrived"]>[0]) => {};

  it("is sent one change at a time, the last word of each", async () => {
    const answers: (() => void)[] = [];
    const sent: unknown[] = [];
    const pending: unknown[] = [];
    const sender = createViewSender({
      perform: (change) => {
        sent.push(change);
        return new Promise((resolve) => answers.push(() => resolve(view(0))));
      },
      onArrived: sendOf,
      onRefused: () => {},
      onChange: (next) => pending.push(next),
    });
    sender.change({ page: 2 });
    sender.change({ page: 3 });
    sender.change({ page: 4, is_coloured: true });
    expect(sent).toEqual([{ page: 2 }]);
    expect(pending.at(-1)).toEqual({ page: 4, is_coloured: true });
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ page: 2 }, { page: 4, is_coloured: true }]);
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(pending.at(-1)).toEqual({});
  });

  it("is tried again with what came meanwhile, and let go where it is refused", async () => {
    const failures = [new ApiError(0), new ApiError(403)];
    const sent: unknown[] = [];
    const refused = vi.fn();
    const pending: unknown[] = [];
    const sender = createViewSender({
      perform: async (change) => {
        sent.push(change);
        throw failures.shift() ?? new ApiError(400);
      },
      onArrived: sendOf,
      onRefused: refused,
      onChange: (next) => pending.push(next),
    });
    sender.change({ page: 2 });
    await vi.advanceTimersByTimeAsync(0);
    sender.change({ is_followed: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ page: 2 }, { page: 2, is_followed: false }]);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(pending.at(-1)).toEqual({});
  });
});
