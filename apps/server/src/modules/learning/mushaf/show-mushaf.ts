import type { Mushaf } from "@riwaq/contracts/learning/mushaf";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { mushafPlaces } from "../tables/mushaf-places.ts";
import { findApproval } from "./find-edition.ts";

/** Where this person left the mushaf open, and where a reciter is heard. Only staff read that nobody has approved of the edition yet. */
export async function showMushaf({ db, actor, config }: Context): Promise<Mushaf> {
  const { id, roles } = requireSignedIn(actor);
  const [place] = await db.select().from(mushafPlaces).where(eq(mushafPlaces.userId, id));
  return {
    page: place?.page ?? null,
    needs_approval: roles.has("staff") && !(await findApproval(db)),
    audio: config.recitation ?? null,
  };
}
