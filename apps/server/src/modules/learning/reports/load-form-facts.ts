import type { ReportWord, SetPhrase } from "@riwaq/contracts/learning/phrases";
import { countWords } from "@riwaq/domain/learning/phrases/count-words";
import { and, desc, eq, isNotNull, lt, ne, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { childrenOf } from "../../people/reach/family.ts";
import { presenceMarks } from "../../scheduling/tables/presence-marks.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { loadProposals } from "./load-proposals.ts";
import type { FormRow } from "./queries.ts";

type Lesson = { sessionId: string; teacherId: string; rows: readonly FormRow[] };

/**
 * What the forms of a lesson begin with: who came in when, this teacher's own words, what was heard in it, and the last
 * report on each pupil.
 */
export async function loadFormFacts(db: Database, lesson: Lesson, pagesShown: readonly number[]) {
  const { sessionId, teacherId, rows } = lesson;
  const previous = new Map<string, Previous>();
  for (const row of rows) previous.set(row.studentId, await findPrevious(db, row));
  return {
    joins: await findPupilJoins(db, sessionId),
    suggestions: await findSuggestions(db, teacherId),
    proposals: await loadProposals(db, rows, pagesShown),
    previous,
  };
}

export type FormFacts = Awaited<ReturnType<typeof loadFormFacts>>;

/** Each with the pupils for whom whoever came in counts: themselves, or their children. */
async function findPupilJoins(db: Database, sessionId: string) {
  return db
    .select({
      side: presenceMarks.side,
      at: presenceMarks.at,
      pupilIds: sql<string[]>`array(select ${presenceMarks.userId}::text union
        select child.id::text from ${childrenOf(presenceMarks.userId)} as child (id))`,
    })
    .from(presenceMarks)
    .where(and(eq(presenceMarks.sessionId, sessionId), ne(presenceMarks.kind, "left")));
}

export type PupilJoin = Awaited<ReturnType<typeof findPupilJoins>>[number];

/** What this teacher last wrote about this pupil, before this lesson. */
async function findPrevious(db: Database, { studentId, teacherId, startsAt }: FormRow) {
  const [row] = await db
    .select({ content: sessionReports.content, heldAt: sessions.startsAt })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .where(
      and(
        eq(sessionReports.studentId, studentId),
        eq(sessionReports.teacherId, teacherId),
        isNotNull(sessionReports.content),
        lt(sessions.startsAt, startsAt),
      ),
    )
    .orderBy(desc(sessions.startsAt))
    .limit(1);
  return row ?? null;
}

type Previous = Awaited<ReturnType<typeof findPrevious>>;

const SUGGESTED_FROM = 200;
const SUGGESTIONS_MAX = 12;

/** Words of this teacher's last reports, most often first. */
async function findSuggestions(db: Database, teacherId: string) {
  const rows = await db
    .select({ content: sessionReports.content })
    .from(sessionReports)
    .where(and(eq(sessionReports.teacherId, teacherId), isNotNull(sessionReports.submittedAt)))
    .orderBy(desc(sessionReports.submittedAt), desc(sessionReports.dueAt))
    .limit(SUGGESTED_FROM);
  const mostUsed = (field: "strengths" | "to_work_on" | "homework_phrases"): ReportWord[] =>
    countWords(
      rows.map(({ content }) => content?.[field] ?? []),
      SUGGESTIONS_MAX,
    ).map(({ word }) => word);
  return {
    strengths: mostUsed("strengths"),
    to_work_on: mostUsed("to_work_on"),
    homework: mostUsed("homework_phrases").filter(isPhrase),
  };
}

const isPhrase = (word: ReportWord): word is SetPhrase => typeof word !== "string";
