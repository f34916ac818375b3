import type { NewLink, SimilarPair } from "@riwaq/contracts/memory/similar";

import { AppError } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { similarLinked } from "../events.ts";
import { TEACHING, requireSide } from "../reach/queries.ts";
import { similarPlaces } from "../tables/similar-places.ts";
import { presentLink } from "./presenter.ts";
import { columnsOf, findLink, inOrder } from "./queries.ts";

type Input = NewLink & { studentId: string };

/** Two ayat that this pupil exchanges: both stand beside each other from now on. Linked already, it is that link. */
export const linkSimilar = command({
  by: byConfirmed,
  lock: (tx, { actor, now }, { studentId }: Input) =>
    requireSide(tx, actor, { studentId, now, sides: TEACHING }),
  trace: "if_changed",
  run: async (ctx, { studentId, one, other }): Promise<SimilarPair> => {
    const { tx, actor, now, locked } = ctx;
    const ayat = inOrder(one, other);
    const made = await tx
      .insert(similarPlaces)
      .values({ studentId, ...columnsOf(ayat), linkedById: actor.id, linkedAt: now })
      .onConflictDoNothing()
      .returning({ id: similarPlaces.id });
    const row = await findLink(tx, locked.pupilId, ayat);
    // Another one took it back in between.
    if (!row) throw new AppError("conflict");
    if (made.length > 0) await emit(ctx, tx, similarLinked(studentId));
    return presentLink(row);
  },
});
