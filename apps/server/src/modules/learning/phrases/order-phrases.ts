import type { PhraseOrder } from "@riwaq/contracts/learning/phrases";
import { eq, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPhrases } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { phrasesOrdered } from "../events.ts";
import { setPhrases } from "../tables/set-phrases.ts";
import { type PhraseRow, findAllPhrases, findOrder } from "./queries.ts";

/** One list as a whole: whoever has not seen a phrase that came or went meanwhile is told to look again. */
export const orderPhrases = command({
  by: requireRight("content"),
  lock: lockPhrases,
  trace: "if_changed",
  run: async (ctx, { programme_id: programmeId, kind, ids }: PhraseOrder): Promise<PhraseRow[]> => {
    const { tx } = ctx;
    const offered = await findOrder(tx, { programmeId, kind });
    const wanted = new Set(ids);
    if (ids.length !== offered.length || !offered.every((id) => wanted.has(id))) {
      throw new AppError("conflict");
    }
    if (ids.some((id, index) => id !== offered[index])) {
      const places = sql`(select id, place::int from unnest(${sql.param(ids)}::uuid[])
        with ordinality as wanted (id, place)) as wanted`;
      await tx
        .update(setPhrases)
        .set({ position: sql`wanted.place` })
        .from(places)
        .where(eq(setPhrases.id, sql`wanted.id`));
      await emit(ctx, tx, phrasesOrdered(programmeId ?? "institute", { kind, count: ids.length }));
    }
    return findAllPhrases(tx);
  },
});
