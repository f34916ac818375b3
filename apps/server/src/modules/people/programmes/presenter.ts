import type {
  OfferedProgramme,
  Programme,
  StaffProgramme,
} from "@riwaq/contracts/people/programmes";

import { type LevelRow, presentLevel } from "./find-levels.ts";
import type { ProgrammeRow } from "./queries.ts";

export function presentProgramme({ id, slug, area, name }: ProgrammeRow): Programme {
  return { id, slug, area, name };
}

/** Its address, another one whenever the picture is another. */
export const sampleOf = ({ slug, sampleKey }: ProgrammeRow): string | null =>
  sampleKey && `/api/programmes/offered/${slug}/sample/?v=${sampleKey.slice(-8)}`;

/** For staff only. */
export function presentStaffProgramme(
  row: ProgrammeRow,
  levels: readonly LevelRow[],
): StaffProgramme {
  return {
    ...presentProgramme(row),
    levels: levels.map((level) => ({ ...presentLevel(level), outcome: level.outcome })),
    about: row.about,
    sample: sampleOf(row),
    is_archived: row.archivedAt !== null,
  };
}

/** For visitors: without what nobody can choose. */
export function presentOfferedProgramme(
  row: ProgrammeRow,
  levels: readonly LevelRow[],
): OfferedProgramme {
  const offered = levels.filter(({ retiredAt }) => retiredAt === null);
  return {
    ...presentProgramme(row),
    levels: offered.map(({ id, name, description }) => ({ id, name, description })),
  };
}
