import { groupBy } from "@riwaq/domain/group-by";
import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import type { StoredLine } from "@riwaq/domain/learning/mushaf/pages";
import {
  type AyatRange,
  ayatOfRanges,
  heardAyat,
} from "@riwaq/domain/learning/reports/heard-ranges";
import { type Grade, gradeOfMarks } from "@riwaq/domain/memory/grade";
import { type HeardPage, heardPages } from "@riwaq/domain/memory/heard-pages";
import { lineCount } from "@riwaq/domain/memory/lines";
import { readLines } from "@riwaq/mushaf/edition";
import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";

import { MUSHAF_DIR } from "../../../paths.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findPagesShown } from "../../classroom/room/queries.ts";
import { recitations } from "../../learning/tables/recitations.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";

let layout: StoredLine[][] | undefined;
export const linesOfPage = (page: number): readonly StoredLine[] => {
  layout ??= readLines(MUSHAF_DIR).pages;
  return layout[page - 1] ?? [];
};

export type Heard = HeardPage & { grade: Grade };
type Of = { sessionId: string; studentId: string };

/**
 * What the teacher heard of a pupil in a lesson, and how it went: as the report says once it is sent; until then by what was
 * recorded and marked. Pages that were only shown were not recited, as far as anybody knows.
 */
export async function findHeard(tx: Transaction, of: Of): Promise<Heard[]> {
  const marks = await findMarks(tx, of);
  const ayat = (await ayatOfReport(tx, of)) ?? (await ayatOfLesson(tx, of, marks));
  const byPage = groupBy(marks, ({ page }) => page);
  return heardPages(ayat, linesOfPage).map(({ page, lines }) => {
    const kinds = (byPage.get(page) ?? []).map(({ kind }): MarkKind => kind);
    return { page, lines, grade: gradeOfMarks(kinds, lineCount(lines, page)) };
  });
}

const ofLesson = (table: typeof wordMarks | typeof recitations, { sessionId, studentId }: Of) =>
  and(eq(table.sessionId, sessionId), eq(table.studentId, studentId));

async function findMarks(tx: Transaction, of: Of) {
  const { page, kind, sura, aya, word } = wordMarks;
  return tx
    .select({ page, kind, sura, aya, word })
    .from(wordMarks)
    .where(
      and(ofLesson(wordMarks, of), eq(wordMarks.marker, "teacher"), isNull(wordMarks.voidedAt)),
    );
}

async function ayatOfReport(tx: Transaction, { sessionId, studentId }: Of) {
  const [report] = await tx
    .select({ content: sessionReports.content })
    .from(sessionReports)
    .where(
      and(
        eq(sessionReports.sessionId, sessionId),
        eq(sessionReports.studentId, studentId),
        isNotNull(sessionReports.submittedAt),
      ),
    );
  if (!report) return undefined;
  const covered = report.content?.covered ?? [];
  return ayatOfRanges(covered.filter((item) => item.kind === "ayat"));
}

async function ayatOfLesson(
  tx: Transaction,
  of: Of,
  marked: Awaited<ReturnType<typeof findMarks>>,
) {
  const recorded: AyatRange[] = await tx
    .select({
      from: { sura: recitations.fromSura, aya: recitations.fromAya },
      to: { sura: recitations.toSura, aya: recitations.toAya },
    })
    .from(recitations)
    .where(and(ofLesson(recitations, of), ne(recitations.state, "gone")));
  if (marked.length === 0 && recorded.length === 0) return new Set<number>();
  const pagesShown = await findPagesShown(tx, of.sessionId);
  return heardAyat({ recorded, marked, pagesShown });
}
