import type { Finding, ReportProposal } from "@riwaq/contracts/learning/reports";
import type { SetPhrase } from "@riwaq/domain/learning/phrases/phrase";
import type { AyatRange } from "@riwaq/domain/learning/reports/heard-ranges";
import {
  type Finding as HeardFinding,
  proposeReport,
} from "@riwaq/domain/learning/reports/propose-report";
import { and, desc, eq, isNotNull, isNull, lt, ne } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { findPhrasesOf, pointOf, strengthOf } from "../phrases/find-phrases-of.ts";
import { recitations } from "../tables/recitations.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { wordMarks } from "../tables/word-marks.ts";
import type { FormRow } from "./queries.ts";

/** What the report on each pupil of a lesson may say, from what was heard; who was not heard is left out. */
export async function loadProposals(
  db: Database,
  rows: readonly FormRow[],
  pagesShown: readonly number[],
): Promise<Map<string, ReportProposal>> {
  const proposals = new Map<string, ReportProposal>();
  for (const row of rows) {
    const marks = await findMarks(db, row);
    const recorded = await findRecorded(db, row);
    const wasHeard = marks.length > 0 || recorded.length > 0;
    // Pages alone do not say which of several pupils recited them.
    const pages = wasHeard || rows.length === 1 ? pagesShown : [];
    if (!wasHeard && pages.length === 0) continue;
    const before = await findCoveredBefore(db, row);
    const proposed = proposeReport({ marks, recorded, pagesShown: pages, before });
    if (!wasHeard && proposed.covered.length === 0) continue;
    proposals.set(row.studentId, {
      covered: proposed.covered,
      to_work_on: await withPhrases(db, proposed.toWorkOn),
      strengths: await praised(db, proposed.strengths),
      marks: marks.length,
      recordings: recorded.length,
    });
  }
  return proposals;
}

/** What the teacher of the lesson heard in it; what parents and pupils mark by themselves is no part of the report. */
async function findMarks(db: Database, { sessionId, studentId }: FormRow) {
  const rows = await db
    .select({
      kind: wordMarks.kind,
      detail: wordMarks.detail,
      sura: wordMarks.sura,
      aya: wordMarks.aya,
      word: wordMarks.word,
    })
    .from(wordMarks)
    .where(
      and(
        eq(wordMarks.sessionId, sessionId),
        eq(wordMarks.studentId, studentId),
        eq(wordMarks.marker, "teacher"),
        isNull(wordMarks.voidedAt),
      ),
    );
  return rows.map(({ kind, detail, ...place }) => ({ kind, detail, place }));
}

/** A recording that somebody has removed says nothing any more. */
async function findRecorded(db: Database, { sessionId, studentId }: FormRow): Promise<AyatRange[]> {
  const rows = await db
    .select({
      from: { sura: recitations.fromSura, aya: recitations.fromAya },
      to: { sura: recitations.toSura, aya: recitations.toAya },
    })
    .from(recitations)
    .where(
      and(
        eq(recitations.sessionId, sessionId),
        eq(recitations.studentId, studentId),
        ne(recitations.state, "gone"),
      ),
    );
  return rows;
}

/** Two lessons a week for more than three years. */
const BEFORE_MAX = 400;

/** What this teacher's reports on earlier lessons say that the pupil covered. */
async function findCoveredBefore(
  db: Database,
  { studentId, teacherId, startsAt }: FormRow,
): Promise<AyatRange[]> {
  const rows = await db
    .select({ content: sessionReports.content })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .where(
      and(
        eq(sessionReports.studentId, studentId),
        eq(sessionReports.teacherId, teacherId),
        isNotNull(sessionReports.submittedAt),
        lt(sessions.startsAt, startsAt),
      ),
    )
    .orderBy(desc(sessions.startsAt))
    .limit(BEFORE_MAX);
  const covered = rows.flatMap(({ content }) => content?.covered ?? []);
  return covered.filter((item) => item.kind === "ayat");
}

/** What one phrase says is one point, as heavy as all that it is said of. */
async function withPhrases(db: Database, findings: readonly HeardFinding[]): Promise<Finding[]> {
  const first = findings.flatMap((finding) => pointOf(finding) ?? []);
  const phrases = await findPhrasesOf(db, { kind: "point", first });
  const points: Finding[] = [];
  for (const finding of findings) {
    const { group, kind, detail, count } = finding;
    const phrase = phrases.get(pointOf(finding) ?? "") ?? null;
    const same = points.find((point) => isSame(point.phrase, phrase));
    if (same) same.count += count;
    else points.push({ group, kind, detail, count, phrase });
  }
  return points;
}

const isSame = (one: SetPhrase | null, other: SetPhrase | null) =>
  one !== null && one.phrase === other?.phrase;

async function praised(
  db: Database,
  groups: ReturnType<typeof proposeReport>["strengths"],
): Promise<Finding[]> {
  const first = groups.map(strengthOf);
  const phrases = await findPhrasesOf(db, { kind: "strength", first });
  return groups.map((group) => ({
    group,
    kind: null,
    detail: "",
    count: 0,
    phrase: phrases.get(strengthOf(group)) ?? null,
  }));
}
