import type { Programme, StaffProgramme } from "@riwaq/contracts/people/programmes";

import type { ProgrammeRow } from "./queries.ts";

export function presentProgramme({ id, slug, area, name }: ProgrammeRow): Programme {
  return { id, slug, area, name };
}

/** For staff only. */
export function presentStaffProgramme(row: ProgrammeRow): StaffProgramme {
  return { ...presentProgramme(row), levels: row.levels, is_archived: row.archivedAt !== null };
}
