import type { ReportForms } from "@riwaq/contracts/reports";
import { countWords } from "@riwaq/domain/reports/ground-covered";
import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";

import { requireTeacher } from "../../actors.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { sessionJoins } from "../../db/schema/session-joins.ts";
import { sessionReports } from "../../db/schema/session-reports.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { presentForm } from "./presenter.ts";
import { type FormRow, findFormRows } from "./queries.ts";

/** What the teacher has to write about a lesson of theirs, or has written: for each pupil, by name. */
export async function findForms({ db, actor }: Context, sessionId: string): Promise<ReportForms> {
  const teacher = requireTeacher(actor);
  const [lesson] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.teacherId, teacher.id)));
  if (!lesson) throw new AppError("not_found");
  const rows = await findFormRows(db, { sessionId, teacherId: teacher.id });
  if (rows.length === 0) return [];
  const joins = await findPupilJoins(db, sessionId);
  const suggestions = await findSuggestions(db, teacher.id);
  const forms = [];
  for (const row of rows) {
    forms.push(presentForm({ row, joins, suggestions, previous: await findPrevious(db, row) }));
  }
  return forms;
}

/** Each with the pupils for whom whoever came in counts: themselves, or their children. */
async function findPupilJoins(db: Database, sessionId: string) {
  return db
    .select({
      side: sessionJoins.side,
      at: sessionJoins.joinedAt,
      pupilIds: sql<string[]>`array(select ${sessionJoins.userId}::text union
        select g.student_id::text from guardianships g where g.parent_id = ${sessionJoins.userId})`,
    })
    .from(sessionJoins)
    .where(eq(sessionJoins.sessionId, sessionId));
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

export type Previous = Awaited<ReturnType<typeof findPrevious>>;

const SUGGESTED_FROM = 200;
const SUGGESTIONS_MAX = 12;

async function findSuggestions(db: Database, teacherId: string) {
  const rows = await db
    .select({ content: sessionReports.content })
    .from(sessionReports)
    .where(and(eq(sessionReports.teacherId, teacherId), isNotNull(sessionReports.submittedAt)))
    .orderBy(desc(sessionReports.submittedAt))
    .limit(SUGGESTED_FROM);
  const mostUsed = (lists: string[][]) =>
    countWords(lists, SUGGESTIONS_MAX).map(({ text }) => text);
  return {
    strengths: mostUsed(rows.map(({ content }) => content?.strengths ?? [])),
    to_work_on: mostUsed(rows.map(({ content }) => content?.to_work_on ?? [])),
  };
}
