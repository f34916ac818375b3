import { randomUUID } from "node:crypto";

import type { PGlite } from "@electric-sql/pglite";

import type { Log } from "../context.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { NEWS_CHANNEL } from "./announce-news.ts";
import type { Bus, Ear, Hear, Hearer, Listener } from "./bus.ts";
import { listenOnServer } from "./listen-on-server.ts";
import { WORDS_CHANNEL, WordReader, WordSender } from "./words.ts";

const CHANNELS = [NEWS_CHANNEL, WORDS_CHANNEL];

/** Nothing is opened before somebody listens. */
export function openBus({ jobs, db }: Pick<OpenDatabase, "jobs" | "db">, log: Log): Bus {
  const listeners = new Set<Listener>();
  const hearers = new Set<Hearer>();
  const own = randomUUID();
  const reader = new WordReader(own);
  // The embedded database has one process: nobody else is there to be told.
  const sender = "embedded" in jobs ? undefined : new WordSender(db, own, lost);
  let ear: Ear | undefined;

  function lost(error: unknown): void {
    log.warn({ name: error instanceof Error ? error.name : "unknown" }, "words are not said");
  }

  const hear: Hear = (channel, payload) => {
    if (channel === NEWS_CHANNEL) {
      const [topics = [], userIds] =
        payload?.split(";").map((part) => part.split(",").filter((word) => word !== "")) ?? [];
      for (const listener of listeners) listener(userIds, topics);
    } else {
      const said = payload === undefined ? undefined : reader.take(payload);
      if (payload !== undefined && !said) return;
      for (const hearer of hearers) hearer(said);
    }
  };

  function open(): void {
    ear ??=
      "embedded" in jobs
        ? listenEmbedded(jobs.embedded, hear)
        : listenOnServer({
            connectionString: jobs.connectionString,
            channels: CHANNELS,
            hear,
            log,
          });
  }

  return {
    listen(listener) {
      listeners.add(listener);
      open();
      return () => void listeners.delete(listener);
    },
    say(line, word) {
      for (const hearer of hearers) hearer({ line, word });
      sender?.say(line, word);
    },
    hear(hearer) {
      hearers.add(hearer);
      open();
      return () => void hearers.delete(hearer);
    },
    close: async () => {
      listeners.clear();
      hearers.clear();
      await sender?.close();
      await ear?.close();
    },
  };
}

/** In the one process that the embedded database has. */
function listenEmbedded(client: PGlite, hear: Hear): Ear {
  const listening = CHANNELS.map(async (channel) => {
    const stop = await client.listen(channel, (payload) => hear(channel, payload));
    hear(channel, undefined);
    return stop;
  });
  return {
    close: async () => {
      for (const stop of await Promise.all(listening)) await stop();
    },
  };
}
