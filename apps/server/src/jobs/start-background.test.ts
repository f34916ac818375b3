import { describe, expect, it, vi } from "vitest";

import { startTestApp } from "../../test/test-app.ts";
import type { Queue } from "./queue.ts";
import { startBackground } from "./start-background.ts";

const test = await startTestApp();

function scene() {
  const done: string[] = [];
  const queue: Queue = {
    enqueue: async () => {},
    schedule: async () => {},
    stop: async () => void done.push("stopped"),
  };
  const log = {
    info: () => {},
    warn: () => {},
    error: (details: object) => void done.push(JSON.stringify(details)),
  };
  return {
    done,
    queue,
    deps: { ...test.services, log },
    start: async () => {
      done.push("started");
      return queue;
    },
    startRounds: async () => void done.push("rounds"),
  };
}

describe("work in the background", () => {
  it("starts after a rest, and is stopped", async () => {
    const { done, deps, start, startRounds } = scene();
    const background = startBackground(deps, { running: undefined, start, startRounds, restMs: 5 });
    expect(done).toEqual([]);
    await vi.waitFor(() => expect(done).toEqual(["started", "rounds"]));
    await background.stop();
    expect(done).toEqual(["started", "rounds", "stopped"]);
  });

  it("uses the queue that runs for the mails", async () => {
    const { done, deps, queue, start, startRounds } = scene();
    const background = startBackground(deps, { running: queue, start, startRounds, restMs: 5 });
    await vi.waitFor(() => expect(done).toEqual(["rounds"]));
    await background.stop();
    expect(done).toEqual(["rounds", "stopped"]);
  });

  it("that is stopped in its rest never starts; the mails' queue is stopped", async () => {
    for (const hasMails of [false, true]) {
      const { done, deps, queue, start, startRounds } = scene();
      const running = hasMails ? queue : undefined;
      await startBackground(deps, { running, start, startRounds }).stop();
      expect(done).toEqual(hasMails ? ["stopped"] : []);
    }
  });

  it("that cannot start says so by the fault's name, and is stopped all the same", async () => {
    const { done, deps, start } = scene();
    const startRounds = async () => {
      throw new RangeError("postgres://somebody:secret@example.test");
    };
    const background = startBackground(deps, { running: undefined, start, startRounds, restMs: 0 });
    await vi.waitFor(() => expect(done).toEqual(["started", '{"name":"RangeError"}']));
    await background.stop();
    expect(done.at(-1)).toBe("stopped");
  });
});
