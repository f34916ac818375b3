import { sql } from "drizzle-orm";

import { AppError } from "../app-error.ts";

/**
 * A list that is put in order as a whole: the place of each row, for an `update … from`; null where it stands so already.
 * Whoever has not seen what came or went meanwhile is told to look again.
 */
export function newPlaces(offered: readonly string[], ids: readonly string[]) {
  const wanted = new Set(ids);
  if (ids.length !== offered.length || !offered.every((id) => wanted.has(id))) {
    throw new AppError("conflict");
  }
  if (ids.every((id, index) => id === offered[index])) return null;
  return {
    rows: sql`(select id, place::int from unnest(${sql.param(ids)}::uuid[])
      with ordinality as wanted (id, place)) as wanted`,
    id: sql`wanted.id`,
    place: sql`wanted.place`,
  };
}
