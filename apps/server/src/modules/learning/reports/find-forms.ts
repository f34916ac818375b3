import type { ReportForms } from "@riwaq/contracts/learning/reports";
import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { loadFormFacts } from "./load-form-facts.ts";
import { presentForm } from "./presenter.ts";
import { findFormRows } from "./queries.ts";

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
  const facts = await loadFormFacts(db, { sessionId, teacherId: teacher.id, rows });
  return rows.map((row) => presentForm(row, facts));
}
