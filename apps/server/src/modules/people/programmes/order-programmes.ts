import type { ProgrammeOrder } from "@riwaq/contracts/people/programmes";
import { eq, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { programmesOrdered } from "../events.ts";
import { programmes } from "../tables/programmes.ts";
import { findAllProgrammes, findProgrammes, type ProgrammeRow } from "./queries.ts";

/** The whole order at once: whoever has not seen a programme that came or went meanwhile is told to look again. */
export const orderProgrammes = command({
  by: requireRight("content"),
  lock: lockProgrammes,
  trace: "if_changed",
  run: async (ctx, { ids }: ProgrammeOrder): Promise<ProgrammeRow[]> => {
    const { tx } = ctx;
    const offered = (await findProgrammes(tx)).map(({ id }) => id);
    const wanted = new Set(ids);
    if (ids.length !== offered.length || !offered.every((id) => wanted.has(id))) {
      throw new AppError("conflict");
    }
    if (ids.some((id, index) => id !== offered[index])) {
      const places = sql`(select id, place::int from unnest(${sql.param(ids)}::uuid[])
        with ordinality as wanted (id, place)) as wanted`;
      await tx
        .update(programmes)
        .set({ position: sql`wanted.place` })
        .from(places)
        .where(eq(programmes.id, sql`wanted.id`));
      await emit(ctx, tx, programmesOrdered("institute", { count: ids.length }));
    }
    return findAllProgrammes(tx);
  },
});
