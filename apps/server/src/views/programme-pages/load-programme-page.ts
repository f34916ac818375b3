import type { ProgrammePage } from "@riwaq/contracts/views/programme-pages";
import { usualHours } from "@riwaq/domain/people/usual-hours";

import { showOfferedProgramme } from "../../modules/people/programmes/show-programmes.ts";
import type { Database } from "../../platform/db/database.ts";
import { findPassings } from "./find-passings.ts";

/** @throws not found for what is not offered */
export async function loadProgrammePage(db: Database, slug: string): Promise<ProgrammePage> {
  const { levels, ...programme } = await showOfferedProgramme(db, slug);
  const passings = Map.groupBy(await findPassings(db, programme.id), ({ levelId }) => levelId);
  const minutesOf = (id: string) => (passings.get(id) ?? []).map(({ minutes }) => minutes);
  return {
    ...programme,
    levels: levels.map((level) => ({ ...level, hours: usualHours(minutesOf(level.id)) })),
  };
}
