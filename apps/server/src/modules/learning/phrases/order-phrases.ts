import type { PhraseOrder } from "@riwaq/contracts/learning/phrases";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { lockPhrases } from "../../../platform/db/locks.ts";
import { newPlaces } from "../../../platform/db/new-places.ts";
import { emit } from "../../../platform/events/emit.ts";
import { phrasesOrdered } from "../events.ts";
import { setPhrases } from "../tables/set-phrases.ts";
import { type PhraseRow, findAllPhrases, findOrder } from "./queries.ts";

/** One list as a whole. */
export const orderPhrases = command({
  by: requireRight("content"),
  lock: lockPhrases,
  trace: "if_changed",
  run: async (ctx, { programme_id: programmeId, kind, ids }: PhraseOrder): Promise<PhraseRow[]> => {
    const { tx } = ctx;
    const offered = await findOrder(tx, { programmeId, kind });
    const places = newPlaces(offered, ids);
    if (places) {
      await tx
        .update(setPhrases)
        .set({ position: places.place })
        .from(places.rows)
        .where(eq(setPhrases.id, places.id));
      await emit(ctx, tx, phrasesOrdered(programmeId ?? "institute", { kind, count: ids.length }));
    }
    return findAllPhrases(tx);
  },
});
