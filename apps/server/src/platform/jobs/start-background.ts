import { setTimeout } from "node:timers/promises";

import type { Log } from "../context.ts";

/** Loading and starting it stands in the way of answers for half a second: the first ones come before. */
const REST_MS = 5_000;

export type Running = { stop(): Promise<void> };

/**
 * All work in the background, a while after the server has begun to answer. What cannot be started leaves the site
 * and the rest running.
 */
export function startBackground(
  log: Log,
  starters: ReadonlyArray<() => Promise<Running>>,
  restMs = REST_MS,
): Running {
  const stopping = new AbortController();
  const started = begin(log, { starters, restMs, signal: stopping.signal });
  return {
    stop: async () => {
      stopping.abort();
      for (const running of await started) await running.stop();
    },
  };
}

type Beginning = {
  starters: ReadonlyArray<() => Promise<Running>>;
  restMs: number;
  signal: AbortSignal;
};

/** Answers what is there to be stopped, whatever went wrong. */
async function begin(log: Log, { starters, restMs, signal }: Beginning): Promise<Running[]> {
  const running: Running[] = [];
  await setTimeout(restMs, undefined, { ref: false, signal }).catch(() => {});
  for (const start of starters) {
    if (signal.aborted) break;
    try {
      running.push(await start());
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : "unknown" }, "no background work");
    }
  }
  return running;
}
