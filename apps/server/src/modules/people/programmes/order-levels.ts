import type { LevelOrder, StaffProgramme } from "@riwaq/contracts/people/programmes";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import { newPlaces } from "../../../platform/db/new-places.ts";
import { emit } from "../../../platform/events/emit.ts";
import { levelsOrdered } from "../events.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { offeredLevels } from "./find-levels.ts";
import { findProgramme } from "./queries.ts";
import { showProgramme } from "./show-programmes.ts";

type Asked = LevelOrder & { programmeId: string };

/** The levels of one programme as a whole. */
export const orderLevels = command({
  by: requireRight("content"),
  lock: lockProgrammes,
  trace: "if_changed",
  run: async (ctx, { programmeId, ids }: Asked): Promise<StaffProgramme> => {
    const { tx } = ctx;
    if (!(await findProgramme(tx, programmeId))) throw new AppError("not_found");
    const places = newPlaces(await offeredLevels(tx, programmeId), ids);
    if (places) {
      await tx
        .update(programmeLevels)
        .set({ position: places.place })
        .from(places.rows)
        .where(eq(programmeLevels.id, places.id));
      await emit(ctx, tx, levelsOrdered(programmeId, { count: ids.length }));
    }
    return showProgramme(tx, programmeId);
  },
});
