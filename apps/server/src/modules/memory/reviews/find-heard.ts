import {
  type AyatRange,
  ayatOfRanges,
  heardAyat,
} from "@riwaq/domain/learning/reports/heard-ranges";
import { type GradedPage, gradePages, heardPages } from "@riwaq/domain/memory/heard-pages";
import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { recitations } from "../../learning/tables/recitations.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";
import { linesOfPage } from "../lines-of-page.ts";

type Of = { sessionId: string; studentId: string };

/**
 * What the teacher heard of a pupil in a lesson, and how it went: as the report says once it is sent. Until then what was
 * recorded and marked was heard for certain, and more may have been: it counts for these lines alone, and its marks weigh
 * as on a full page. A page that was only shown was not recited, nor all of one of which some lines are being learnt.
 */
export async function findHeard(tx: Transaction, of: Of): Promise<GradedPage[]> {
  const marks = await findMarks(tx, of);
  const reported = await ayatOfReport(tx, of);
  const ayat = reported ?? (await ayatOfLesson(tx, of, marks));
  return gradePages(heardPages(ayat, linesOfPage), marks, reported ? "known" : "partly-known");
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
  const ofMarks = heardAyat({ recorded: [], marked, pagesShown: [] });
  return new Set([...ayatOfRanges(recorded), ...ofMarks]);
}
