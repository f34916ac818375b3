import type { ImportCheck, ImportPreview } from "@riwaq/contracts/people/imports";
import {
  type ColumnMap,
  guessColumns,
  IMPORT_REQUIRED,
} from "@riwaq/domain/people/imports/columns";
import { toWall } from "@riwaq/domain/time/zone";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { FileRow } from "../../../platform/files/read-csv.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { type Judged, judgeRows } from "./judge-rows.ts";
import { findTaken } from "./queries.ts";
import { readFile } from "./read-file.ts";

const SAMPLES = 3;
/** Where a row says nothing: most families live there. */
const FAMILY_ZONE = "Europe/Paris";
const FAMILY_LANGUAGE = "fr";

/** What a file says under a choice of columns, judged by what there is now. */
export async function judgeFile(
  db: Database,
  { rows, columns, now }: { rows: readonly FileRow[]; columns: ColumnMap; now: Date },
): Promise<Judged> {
  const { timeZone } = await findInstitute(db);
  const places = [columns.guardian_email, columns.second_email].filter((at) => at !== undefined);
  const emails = rows.flatMap(({ cells }) => places.map((at) => (cells[at] ?? "").toLowerCase()));
  return judgeRows(rows, columns, {
    today: toWall(now.getTime(), timeZone).date,
    taken: await findTaken(
      db,
      [...new Set(emails)].filter((email) => email.includes("@")),
    ),
    zone: FAMILY_ZONE,
    language: FAMILY_LANGUAGE,
  });
}

/** Which families a row's pupil belongs to: those with the same guardians are one. */
export const familyKeyOf = (guardians: readonly string[]) => guardians.toSorted().join(" ");

/** What an import would do, and each cell that is wrong: nothing is written. */
export async function loadPreview(
  ctx: Context,
  { text, columns: chosen }: ImportCheck,
): Promise<ImportPreview> {
  requireRight("people")(ctx.actor);
  const { headers, rows } = readFile(text);
  const columns = (chosen ?? guessColumns(headers)) as ColumnMap;
  const now = ctx.clock.now();
  const { guardians, pupils, faults } = await judgeFile(ctx.db, { rows, columns, now });
  const hasAge = columns.age !== undefined || columns.birthday !== undefined;
  const missing = IMPORT_REQUIRED.filter((field) => columns[field] === undefined);
  return {
    headers,
    columns,
    samples: rows.slice(0, SAMPLES).map(({ cells }) => cells),
    missing: [...missing, ...(hasAge ? [] : (["age"] as const))],
    rows: rows.length,
    families: new Set(pupils.map((pupil) => familyKeyOf(pupil.guardians))).size,
    guardians: guardians.length,
    pupils: pupils.length,
    faults,
  };
}
