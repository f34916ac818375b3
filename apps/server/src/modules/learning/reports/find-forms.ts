import type { ReportForms } from "@riwaq/contracts/learning/reports";
import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { loadFormFacts } from "./load-form-facts.ts";
import { presentForm } from "./presenter.ts";
import { findFormRows } from "./queries.ts";

/** The pages of the mushaf on which the teacher stayed in the classroom, which lies above the reports. */
export type FindPagesShown = (db: Database, sessionId: string) => Promise<number[]>;

/** What the teacher has to write about a lesson of theirs, or has written: for each pupil, by name. */
export async function findForms(
  { db, actor }: Context,
  sessionId: string,
  findPagesShown: FindPagesShown,
): Promise<ReportForms> {
  const teacher = requireTeacher(actor);
  const [lesson] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.teacherId, teacher.id)));
  if (!lesson) throw new AppError("not_found");
  const rows = await findFormRows(db, { sessionId, teacherId: teacher.id });
  if (rows.length === 0) return [];
  const written = { sessionId, teacherId: teacher.id, rows };
  const facts = await loadFormFacts(db, written, await findPagesShown(db, sessionId));
  return rows.map((row) => presentForm(row, facts));
}
