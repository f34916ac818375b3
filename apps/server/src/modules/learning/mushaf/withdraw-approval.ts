import type { Edition } from "@riwaq/contracts/learning/mushaf";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockMushaf } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { mushafApprovalWithdrawn } from "../events.ts";
import { mushafApprovals } from "../tables/mushaf-approvals.ts";
import { findApproval, findEdition } from "./find-edition.ts";

/** It was written down by mistake, or the reader has taken it back. What was said is kept. */
export const withdrawApproval = command({
  by: requireRight("content"),
  lock: lockMushaf,
  run: async (ctx): Promise<Edition> => {
    const { tx, now } = ctx;
    const standing = await findApproval(tx);
    if (!standing) throw new AppError("not_found");
    const { id, edition } = standing;
    await tx.update(mushafApprovals).set({ withdrawnAt: now }).where(eq(mushafApprovals.id, id));
    await emit(ctx, tx, mushafApprovalWithdrawn(edition));
    return findEdition(tx);
  },
});
