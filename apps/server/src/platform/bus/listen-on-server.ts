import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import type { Log } from "../context.ts";
import type { Ear, Hear } from "./bus.ts";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** A line without news says nothing when it breaks: it is asked now and then. */
const BEAT_MS = 10_000;
const ANSWER_MS = 5000;

type Listening = {
  connectionString: string;
  channels: readonly string[];
  hear: Hear;
  log: Log;
};

/** One connection for the whole process, opened again whenever it is lost. */
export function listenOnServer({ connectionString, channels, hear, log }: Listening): Ear {
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  const ended = keepListening();

  async function keepListening(): Promise<void> {
    for (let waitMs = FIRST_WAIT_MS; !closing.signal.aborted; waitMs *= 2) {
      await listenOnce(() => {
        waitMs = FIRST_WAIT_MS / 2;
      }).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : "unknown";
        log.warn({ name }, "news are not heard");
      });
      const rest = Math.min(waitMs, LONGEST_WAIT_MS);
      await sleep(rest, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }

  /** Until the connection is lost, or no longer wanted. */
  async function listenOnce(onHeard: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: "riwaq news",
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ channel, payload }) => hear(channel, payload ?? ""));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${channel}`);
      onHeard();
      for (const channel of channels) hear(channel, undefined);
      await Promise.race([lost, closed, untilSilent(client)]);
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Fails once there is no answer. */
  async function untilSilent(client: pg.Client): Promise<never> {
    for (;;) {
      await sleep(BEAT_MS, undefined, { ref: false, signal: closing.signal });
      await client.query("select 1");
    }
  }

  return {
    close: async () => {
      closing.abort();
      await ended;
    },
  };
}
