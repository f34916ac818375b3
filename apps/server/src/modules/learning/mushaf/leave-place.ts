import type { MushafPlace } from "@riwaq/contracts/learning/mushaf";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { mushafPlaces } from "../tables/mushaf-places.ts";

/** The page at which this person opens the mushaf again, on whatever device. */
export const leavePlace = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor, now: leftAt }, { page }: MushafPlace): Promise<void> => {
    await tx
      .insert(mushafPlaces)
      .values({ userId: actor.id, page, leftAt })
      .onConflictDoUpdate({ target: mushafPlaces.userId, set: { page, leftAt } });
  },
});
