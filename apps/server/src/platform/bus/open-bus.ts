import type { PGlite } from "@electric-sql/pglite";

import type { Log } from "../context.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { NEWS_CHANNEL } from "./announce-news.ts";
import type { Bus, Listener, Ear, Hear } from "./bus.ts";
import { listenOnServer } from "./listen-on-server.ts";

/** Nothing is opened before somebody listens. */
export function openBus({ jobs }: Pick<OpenDatabase, "jobs">, log: Log): Bus {
  const listeners = new Set<Listener>();
  let ear: Ear | undefined;
  const hear: Hear = (payload) => {
    const [topics = [], userIds] =
      payload?.split(";").map((part) => part.split(",").filter((word) => word !== "")) ?? [];
    for (const listener of listeners) listener(userIds, topics);
  };
  return {
    listen(listener) {
      listeners.add(listener);
      ear ??=
        "embedded" in jobs
          ? listenEmbedded(jobs.embedded, hear)
          : listenOnServer(jobs.connectionString, hear, log);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      listeners.clear();
      await ear?.close();
    },
  };
}

/** In the one process that the embedded database has. */
function listenEmbedded(client: PGlite, hear: Hear): Ear {
  const listening = client.listen(NEWS_CHANNEL, hear).then((stop) => {
    hear(undefined);
    return stop;
  });
  return {
    close: async () => {
      const stop = await listening;
      await stop();
    },
  };
}
