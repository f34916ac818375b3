import { setTimeout } from "node:timers/promises";

import type { Config } from "../../../platform/config.ts";
import { type OutboxAlarm, outboxAlarm } from "../../../platform/jobs/outbox-alarm.ts";
import type { Running } from "../../../platform/jobs/start-background.ts";
import type { Post } from "../channels/post-once.ts";
import { type Dispatching, dispatchMessages } from "./dispatch-messages.ts";
import { makeSenders } from "./make-senders.ts";

/** Seldom enough that an idle database rests; what this process writes is sent at once. */
const POLL_MS = 2_000;

type Deps = Omit<Dispatching, "senders" | "signal"> & {
  config: Config;
  secret: string;
  post?: Post;
};

/**
 * Sends what is due, again and again, until it is stopped; what is in hand then is finished. Each channel by itself: one
 * that does not answer keeps no other waiting.
 */
export function startOutbox(deps: Deps, alarm: OutboxAlarm): Running {
  const senders = makeSenders(deps);
  const stopping = new AbortController();
  const { signal } = stopping;
  const lines = Object.entries(senders).map(([channel, sender]) => {
    const own = outboxAlarm();
    return { own, running: run({ ...deps, senders: { [channel]: sender }, signal }, own) };
  });
  alarm.wake = () => {
    for (const { own } of lines) own.wake();
  };
  return {
    stop: async () => {
      stopping.abort();
      alarm.wake();
      await Promise.all(lines.map(({ running }) => running));
      for (const sender of Object.values(senders)) sender.close?.();
    },
  };
}

async function run(deps: Dispatching & { signal: AbortSignal }, alarm: OutboxAlarm): Promise<void> {
  while (!deps.signal.aborted) {
    const woken = new Promise<void>((resolve) => void (alarm.wake = resolve));
    await dispatchMessages(deps).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : "unknown";
      deps.log.error({ name }, "outbox");
    });
    await rest(woken, deps.signal);
  }
}

async function rest(woken: Promise<void>, stopping: AbortSignal): Promise<void> {
  const resting = new AbortController();
  const signal = AbortSignal.any([resting.signal, stopping]);
  await Promise.race([woken, setTimeout(POLL_MS, undefined, { signal }).catch(() => {})]);
  resting.abort();
}
