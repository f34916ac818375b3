import type { Log } from "../context.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import type { Ear, Hear } from "./ear.ts";
import { listenEmbedded } from "./listen-embedded.ts";
import { listenOnServer } from "./listen-on-server.ts";

/** Of whom there is news; undefined: some may have been missed, so look for everybody. */
export type Listener = (userIds: readonly string[] | undefined) => void;

/** Word between the processes of who has news, never of what it says. It comes with the commit, and may be lost. */
export type Bus = {
  /** Answers how to stop. */
  listen(listener: Listener): () => void;
  close(): Promise<void>;
};

/** Nothing is opened before somebody listens. */
export function openBus({ jobs }: Pick<OpenDatabase, "jobs">, log: Log): Bus {
  const listeners = new Set<Listener>();
  let ear: Ear | undefined;
  const hear: Hear = (payload) => {
    for (const listener of listeners) listener(payload?.split(","));
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
