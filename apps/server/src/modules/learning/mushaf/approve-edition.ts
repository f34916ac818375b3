import type { Edition, NewApproval } from "@riwaq/contracts/learning/mushaf";
import { toWall } from "@riwaq/domain/time/zone";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockMushaf } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { mushafApproved } from "../events.ts";
import { mushafApprovals } from "../tables/mushaf-approvals.ts";
import { editionKey, findApproval, findEdition } from "./find-edition.ts";

/** A qualified reader has compared the edition with the print: who and when. Said anew it takes the place of what was said. */
export const approveEdition = command({
  by: requireRight("content"),
  lock: lockMushaf,
  run: async (ctx, { reader, approved_on: approvedOn }: NewApproval): Promise<Edition> => {
    const { tx, now, actor } = ctx;
    if (approvedOn > toWall(now.getTime(), actor.timeZone).date) {
      throw badField("approved_on", "invalid");
    }
    const before = await findApproval(tx);
    if (before) {
      await tx
        .update(mushafApprovals)
        .set({ withdrawnAt: now })
        .where(eq(mushafApprovals.id, before.id));
    }
    const key = editionKey();
    const said = { reader, approvedOn, recordedById: actor.id, recordedAt: now };
    await tx.insert(mushafApprovals).values({ ...key, ...said });
    await emit(ctx, tx, mushafApproved(key.edition, { on: approvedOn }));
    return findEdition(tx);
  },
});
