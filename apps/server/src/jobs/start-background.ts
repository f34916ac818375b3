import { setTimeout } from "node:timers/promises";

import type { RoundDeps } from "../context.ts";
import type { Queue } from "./queue.ts";

/** Loading and starting it stands in the way of answers for half a second: the first ones come before. */
const REST_MS = 5_000;

type Starting = {
  /** The queue, where it runs already because of the mails. */
  running: Queue | undefined;
  start(): Promise<Queue>;
  startRounds(queue: Queue, deps: RoundDeps): Promise<void>;
  restMs?: number;
};

/** All work in the background, a while after the server has begun to answer. A fault in it leaves the site running. */
export function startBackground(deps: RoundDeps, starting: Starting): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const started = begin(deps, starting, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await (await started)?.stop();
    },
  };
}

/** Answers what is there to be stopped, whatever went wrong. */
async function begin(
  deps: RoundDeps,
  { running, start, startRounds, restMs = REST_MS }: Starting,
  signal: AbortSignal,
): Promise<Queue | undefined> {
  let queue = running;
  try {
    await setTimeout(restMs, undefined, { ref: false, signal });
    queue ??= await start();
    if (!signal.aborted) await startRounds(queue, deps);
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    if (!signal.aborted) deps.log.error({ name }, "no background work");
  }
  return queue;
}
