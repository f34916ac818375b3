import type { OfferedProgramme, StaffProgramme } from "@riwaq/contracts/people/programmes";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findLevels } from "./find-levels.ts";
import {
  presentOfferedProgramme,
  presentProgramme,
  presentStaffProgramme,
  sampleOf,
} from "./presenter.ts";
import { findAllProgrammes, findOffered, findProgramme, findProgrammes } from "./queries.ts";

/** For staff: the archived ones too, which come last. */
export async function showProgrammes(db: Database): Promise<StaffProgramme[]> {
  const rows = await findAllProgrammes(db);
  const levels = await findLevels(db, rows);
  return rows.map((row) => presentStaffProgramme(row, levels(row.id)));
}

/** One of them, for staff. */
export async function showProgramme(db: Database, id: string): Promise<StaffProgramme> {
  const row = await findProgramme(db, id);
  if (!row) throw new AppError("not_found");
  const levels = await findLevels(db, [row]);
  return presentStaffProgramme(row, levels(id));
}

/** For visitors. */
export async function showOffered(db: Database): Promise<OfferedProgramme[]> {
  const rows = await findProgrammes(db);
  const levels = await findLevels(db, rows);
  return rows.map((row) => presentOfferedProgramme(row, levels(row.id)));
}

/** One of those that are offered, with all that is said of it; @throws not found */
export async function showOfferedProgramme(db: Database, slug: string) {
  const row = await findOffered(db, slug);
  if (!row) throw new AppError("not_found");
  const levels = (await findLevels(db, [row]))(row.id);
  return {
    ...presentProgramme(row),
    about: row.about,
    sample: sampleOf(row),
    levels: levels
      .filter(({ retiredAt }) => retiredAt === null)
      .map(({ id, name, description, outcome }) => ({ id, name, description, outcome })),
  };
}
