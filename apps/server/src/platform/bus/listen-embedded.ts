import type { PGlite } from "@electric-sql/pglite";

import { NEWS_CHANNEL } from "./announce-news.ts";
import type { Ear, Hear } from "./ear.ts";

/** In the one process that the embedded database has. */
export function listenEmbedded(client: PGlite, hear: Hear): Ear {
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
