import type { Programme } from "@riwaq/contracts/programmes";

import type { ProgrammeRow } from "./queries.ts";

export function presentProgramme({ id, slug, area, name }: ProgrammeRow): Programme {
  return { id, slug, area, name };
}
