import type { Language } from "@riwaq/contracts/languages";
import { toWall } from "@riwaq/domain/time/zone";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { brandText, printText } from "../../../platform/i18n/translate.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { print } from "../../../platform/pdf/print.ts";
import type { PeriodicSheet } from "../pdf/make-printable.ts";
import { type PeriodicRow, findPeriodicReport } from "./queries.ts";

/** What a reader may read, as a PDF; one that is not approved says so on each page. */
export async function printPeriodicReport(
  { db, actor }: Context,
  { id, lang }: { id: string; lang?: Language | undefined },
) {
  const reader = requireSignedIn(actor);
  const row = await findPeriodicReport(db, reader, id);
  const { name, timeZone } = await findInstitute(db);
  const language = lang ?? reader.language;
  const content = await print("periodic", {
    language,
    institute: brandText(language, name),
    approvedOn: row.approvedAt && toWall(row.approvedAt.getTime(), timeZone).date,
    report: {
      student: row.student,
      teacher: row.teacher,
      period_start: row.periodStart,
      period_end: row.periodEnd,
      figures: row.figures,
      text: row.text,
    },
  } satisfies PeriodicSheet);
  return { name: fileName(row, language), content };
}

/** bilan-ines-2026-07-2026-09.pdf: what it is, the first name, the months. */
function fileName({ student, periodStart, periodEnd }: PeriodicRow, language: Language): string {
  const [first = ""] = student.trim().split(/\s+/);
  const who = first
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
  const months = [periodStart, periodEnd].map((date) => date.slice(0, 7));
  return `${[printText("periodic-pdf:file", language), who, ...months].filter(Boolean).join("-")}.pdf`;
}
