import type { ProgrammeOrder, StaffProgramme } from "@riwaq/contracts/people/programmes";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import { newPlaces } from "../../../platform/db/new-places.ts";
import { emit } from "../../../platform/events/emit.ts";
import { programmesOrdered } from "../events.ts";
import { programmes } from "../tables/programmes.ts";
import { findProgrammes } from "./queries.ts";
import { showProgrammes } from "./show-programmes.ts";

/** The whole order at once. */
export const orderProgrammes = command({
  by: requireRight("content"),
  lock: lockProgrammes,
  trace: "if_changed",
  run: async (ctx, { ids }: ProgrammeOrder): Promise<StaffProgramme[]> => {
    const { tx } = ctx;
    const offered = (await findProgrammes(tx)).map(({ id }) => id);
    const places = newPlaces(offered, ids);
    if (places) {
      await tx
        .update(programmes)
        .set({ position: places.place })
        .from(places.rows)
        .where(eq(programmes.id, places.id));
      await emit(ctx, tx, programmesOrdered("institute", { count: ids.length }));
    }
    return showProgrammes(tx);
  },
});
