import type { BandSaid, PupilPlacement } from "@riwaq/contracts/people/placements";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { placementConfirmed } from "../events.ts";
import { requirePupil } from "../reach/pupils.ts";
import { placements } from "../tables/placements.ts";
import { mayConfirm } from "./policy.ts";
import { findPlacement } from "./queries.ts";

type Asked = { id: string; said: BandSaid };

/** What a teacher finds in the first lesson; said again by anybody who may, the last word holds. */
export const confirmPlacement = command({
  by: requireSignedIn,
  lock: async (tx, _, { id }: Asked) => {
    const [row] = await tx.select().from(placements).where(eq(placements.id, id)).for("update");
    return row;
  },
  trace: "if_changed",
  run: async (ctx, { id, said }): Promise<PupilPlacement> => {
    const { tx, actor: reader, now, locked } = ctx;
    if (!locked) throw new AppError("not_found");
    const student = await requirePupil(tx, reader, locked.studentId, now);
    if (!(await mayConfirm(tx, reader, student, now))) throw new AppError("forbidden");
    if (locked.confirmedBand !== said.band) {
      await tx
        .update(placements)
        .set({ confirmedBand: said.band, confirmedById: reader.id, confirmedAt: now })
        .where(eq(placements.id, id));
      await emit(ctx, tx, placementConfirmed(student, { placement: id }));
    }
    return findPlacement(tx, student, { reader, now });
  },
});
