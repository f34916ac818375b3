import { randomUUID } from "node:crypto";

import type { OfferedPhrase } from "@riwaq/contracts/learning/phrases";

import { presentPhrase } from "../modules/learning/phrases/presenter.ts";
import { findOfferedPhrases } from "../modules/learning/phrases/queries.ts";
import { reads } from "../modules/learning/tables/reads.ts";
import { reportVersions } from "../modules/learning/tables/report-versions.ts";
import { sessionReports } from "../modules/learning/tables/session-reports.ts";
import { findProgrammes } from "../modules/people/programmes/queries.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { PARENTS, type StudentKey } from "./families.ts";
import type { Lesson } from "./lessons.ts";
import { entriesOf } from "./people.ts";
import { contentOf, noteOf } from "./report-contents.ts";
import { type Report, reportsOn } from "./reports.ts";
import type { PersonIds } from "./write-people.ts";

const READ_AFTER_MS = 3 * 3_600_000;
const CORRECTED_AFTER_MS = 40 * 60_000;
/** Of which lesson of a programme the teacher corrected the report. */
const CORRECTED = 3;

/** What teachers have written about the lessons held, and what families have read of it; the newest is still new. */
export async function writeReports(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
  sessionIds: ReadonlyMap<Lesson, string>,
): Promise<void> {
  const phrases = await findPhrases(tx);
  const written = withContents(reportsOn([...sessionIds.keys()], now.getTime()), phrases);
  const rows = written.map((one) => ({
    ...one,
    row: rowOf(one, ids, sessionIds.get(one.report.lesson) ?? ""),
  }));
  await tx.insert(sessionReports).values(rows.map(({ row }) => row));
  await tx.insert(reportVersions).values(rows.flatMap((one) => versionsOf(one, ids, now)));
  // By the end of their lessons: the last of each student is the newest.
  const newest = new Map(rows.flatMap(({ row }) => (row.content ? [[row.studentId, row.id]] : [])));
  const old = rows.filter(({ row }) => row.content && newest.get(row.studentId) !== row.id);
  await tx.insert(reads).values(old.flatMap((one) => readsOf(one, ids, now)));
}

type Written = {
  report: Report;
  count: number;
  /** Null while it is pending. */
  content: ReturnType<typeof contentOf> | null;
  version: number;
};

/** Of each programme, by its slug. */
async function findPhrases(tx: Transaction): Promise<ReadonlyMap<string, OfferedPhrase[]>> {
  const offered = (await findOfferedPhrases(tx)).map(presentPhrase);
  const taught = await findProgrammes(tx);
  return new Map(
    taught.map(({ id, slug }) => [slug, offered.filter((one) => one.programme_id === id)]),
  );
}

function withContents(
  reports: readonly Report[],
  phrasesOf: ReadonlyMap<string, OfferedPhrase[]>,
): Written[] {
  const counts = new Map<string, number>();
  return reports.map((report) => {
    const { lesson, student, submitted } = report;
    const course = `${student} ${lesson.teacher} ${lesson.programme}`;
    const count = counts.get(course) ?? 0;
    counts.set(course, count + 1);
    const phrases = phrasesOf.get(lesson.programme) ?? [];
    const content = submitted && contentOf(report, submitted, { count, phrases });
    const version = count === CORRECTED && submitted?.grade ? 2 : 1;
    return { report, count, content, version: content ? version : 0 };
  });
}

function rowOf({ report, content, version }: Written, ids: PersonIds, sessionId: string) {
  const { lesson, student, dueAtMs, submitted } = report;
  return {
    id: randomUUID(),
    sessionId,
    studentId: ids[student],
    teacherId: ids[lesson.teacher],
    dueAt: new Date(dueAtMs),
    submittedAt: submitted && new Date(submitted.atMs),
    grade: content && content.grade,
    attendance: content && content.attendance,
    content,
    version,
    createdAt: new Date(lesson.endsAtMs),
  };
}

type Row = Written & { row: ReturnType<typeof rowOf> };

function versionsOf({ row, report, count, content, version }: Row, ids: PersonIds, now: Date) {
  const { submittedAt } = row;
  if (!content || !submittedAt) return [];
  const one = {
    reportId: row.id,
    writtenById: ids[report.lesson.teacher],
    internalNote: noteOf(report, count),
  };
  const first = { ...one, version: 1, content, createdAt: submittedAt };
  if (version === 1) return [first];
  const createdAt = new Date(Math.min(submittedAt.getTime() + CORRECTED_AFTER_MS, now.getTime()));
  return [
    { ...first, content: { ...content, homework_phrases: [] } },
    { ...one, version: 2, content, createdAt },
  ];
}

function readsOf({ row, report: { student } }: Row, ids: PersonIds, now: Date) {
  const sentAtMs = row.submittedAt?.getTime() ?? 0;
  const readAt = new Date(Math.min(sentAtMs + READ_AFTER_MS, now.getTime()));
  const parents = entriesOf(PARENTS).filter(([, { children }]) =>
    children.some((child: StudentKey) => child === student),
  );
  return [row.studentId, ...parents.map(([key]) => ids[key])].map((userId) => ({
    userId,
    subject: "report" as const,
    subjectId: row.id,
    readAt,
  }));
}
