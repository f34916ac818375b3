import { isDeepStrictEqual } from "node:util";

import type { LevelChange, StaffProgramme } from "@riwaq/contracts/people/programmes";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { levelChanged, levelRestored } from "../events.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { placeForOneMore } from "./add-level.ts";
import { findLevel } from "./find-levels.ts";
import { showProgramme } from "./show-programmes.ts";

type Asked = { id: string; change: LevelChange };

const TEXTS = ["name", "description", "outcome"] as const;

/** Changes only what is named. A retired level that is offered again comes after all others. */
export const changeLevel = command({
  by: requireRight("content"),
  lock: lockProgrammes,
  trace: "if_changed",
  run: async (ctx, { id, change }: Asked): Promise<StaffProgramme> => {
    const { tx } = ctx;
    const before = await findLevel(tx, id);
    if (!before) throw new AppError("not_found");
    const { programmeId } = before;
    const changed = TEXTS.filter(
      (text) => change[text] !== undefined && !isDeepStrictEqual(change[text], before[text]),
    );
    if (changed.length > 0) {
      const texts = Object.fromEntries(changed.map((text) => [text, change[text]]));
      await tx.update(programmeLevels).set(texts).where(eq(programmeLevels.id, id));
      await emit(ctx, tx, levelChanged(programmeId, { level: id, changed }));
    }
    if (change.is_retired === false && before.retiredAt !== null) {
      const position = await placeForOneMore(tx, programmeId);
      await tx
        .update(programmeLevels)
        .set({ retiredAt: null, position })
        .where(eq(programmeLevels.id, id));
      await emit(ctx, tx, levelRestored(programmeId, { level: id }));
    }
    return showProgramme(tx, programmeId);
  },
});
