import type { SchemeChange } from "@riwaq/contracts/memory/schemes";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { schemeRestored, schemeRetired } from "../events.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";
import type { SchemeRow } from "./queries.ts";
import { lockLast } from "./renew-scheme.ts";

/** Offered no longer, or again. */
export const changeScheme = command({
  by: requireRight("content"),
  lock: (tx, asked, input: { id: string } & SchemeChange) => lockLast(tx, asked, input),
  trace: "if_changed",
  run: async (ctx, { id, is_retired: isRetired }): Promise<SchemeRow> => {
    const { tx, now, locked } = ctx;
    if (isRetired === (locked.retiredAt !== null)) return locked;
    const retiredAt = isRetired ? now : null;
    await tx.update(scoringSchemes).set({ retiredAt }).where(eq(scoringSchemes.id, id));
    await emit(ctx, tx, (isRetired ? schemeRetired : schemeRestored)(id));
    return { ...locked, retiredAt };
  },
});
