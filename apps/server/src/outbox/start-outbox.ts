import { setTimeout } from "node:timers/promises";

import type { Config } from "../config.ts";
import type { Running } from "../jobs/start-background.ts";
import { type Dispatching, dispatchMessages } from "./dispatch-messages.ts";
import { makeSenders } from "./make-senders.ts";
import type { OutboxAlarm } from "./outbox-alarm.ts";

/** Seldom enough that an idle database rests; what this process writes is sent at once. */
const POLL_MS = 2_000;

type Deps = Omit<Dispatching, "senders" | "signal"> & { config: Config; secret: string };

/** Sends what is due, again and again, until it is stopped; what is in hand then is finished. */
export function startOutbox(deps: Deps, alarm: OutboxAlarm): Running {
  const senders = makeSenders(deps);
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = run({ ...deps, senders, signal }, alarm);
  return {
    stop: async () => {
      stopping.abort();
      alarm.wake();
      await running;
      for (const sender of Object.values(senders)) sender.close?.();
    },
  };
}

async function run(deps: Dispatching & { signal: AbortSignal }, alarm: OutboxAlarm): Promise<void> {
  if (Object.keys(deps.senders).length === 0) return;
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
