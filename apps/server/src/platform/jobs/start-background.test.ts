import { describe, expect, it, vi } from "vitest";

import { startBackground } from "./start-background.ts";

function scene() {
  const done: string[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    error: (details: object) => void done.push(JSON.stringify(details)),
  };
  const starter = (name: string) => async () => {
    done.push(`${name} started`);
    return { stop: async () => void done.push(`${name} stopped`) };
  };
  return { done, log, starter };
}

const WAIT = { timeout: 15_000 };

describe("work in the background", () => {
  it("starts after a rest, one after the other, and is stopped", async () => {
    const { done, log, starter } = scene();
    const background = startBackground(log, [starter("outbox"), starter("rounds")], 5);
    expect(done).toEqual([]);
    await vi.waitFor(() => expect(done).toEqual(["outbox started", "rounds started"]), WAIT);
    await background.stop();
    expect(done.slice(2)).toEqual(["outbox stopped", "rounds stopped"]);
  });

  it("that is stopped in its rest never starts", async () => {
    const { done, log, starter } = scene();
    await startBackground(log, [starter("outbox")]).stop();
    expect(done).toEqual([]);
  });

  it("that cannot start says so by the fault's name, and the rest starts all the same", async () => {
    const { done, log, starter } = scene();
    const failing = async () => {
      throw new RangeError("postgres://somebody:secret@example.test");
    };
    const background = startBackground(log, [failing, starter("rounds")], 0);
    await vi.waitFor(() => expect(done).toEqual(['{"name":"RangeError"}', "rounds started"]), WAIT);
    await background.stop();
    expect(done.at(-1)).toBe("rounds stopped");
  });
});
