import { civilDateMs, DAY_MS } from "@riwaq/domain/time/civil-date";
import { z } from "zod";

import { CivilDate } from "../fields.ts";
import { message } from "../messages.ts";

/** What is taken out whole by who decides about people. */
export const PEOPLE_TABLES = ["families", "pupils", "teachers"] as const;

export const ExportParams = z.object({ table: z.enum(PEOPLE_TABLES, message("invalid")) });
export type ExportParams = z.infer<typeof ExportParams>;

/** Comma-separated text, or a workbook of a spreadsheet. */
export const EXPORT_FORMATS = ["csv", "xlsx"] as const;

export const ExportQuery = z.object({
  format: z.enum(EXPORT_FORMATS, message("invalid")).default("csv"),
});
export type ExportQuery = z.infer<typeof ExportQuery>;

/** As many days of lessons at once. */
const EXPORT_DAYS_MAX = 366;

/** Whether lessons of these dates, the last included, can be taken out at once. */
export function isExportSpan({ from, to }: { from: string; to: string }): boolean {
  const [fromMs, toMs] = [civilDateMs(from), civilDateMs(to)];
  if (fromMs === null || toMs === null) return false;
  return toMs >= fromMs && toMs - fromMs < EXPORT_DAYS_MAX * DAY_MS;
}

/** GET /staff/exports/of/lessons/?from&to: those that begin on these dates of the institute, the last included. */
export const LessonsExportQuery = ExportQuery.extend({ from: CivilDate, to: CivilDate }).refine(
  isExportSpan,
  {
    path: ["to"],
    error: message("export_span"),
  },
);
export type LessonsExportQuery = z.infer<typeof LessonsExportQuery>;

/** Bytes, which no schema reads. */
export const ExportFile = z.unknown();
