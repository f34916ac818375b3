import { eq } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { periodicReports } from "../../learning/tables/periodic-reports.ts";
import { resourceAssignments } from "../../learning/tables/resource-assignments.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { enrolments } from "../../people/tables/enrolments.ts";
import { genderExceptions } from "../../people/tables/gender-exceptions.ts";
import { students } from "../../people/tables/students.ts";
import { makeUps } from "../../scheduling/tables/make-ups.ts";

/** An age that says nothing; the table wants one. */
const NO_AGE = { ageDeclared: 120, ageDeclaredOn: "1970-01-01" };

/** What was written about a pupil: reports with all their versions, what was assigned, reasons of emergencies. */
export async function forgetPupil(tx: Database, id: string): Promise<void> {
  await tx.delete(sessionReports).where(eq(sessionReports.studentId, id));
  await tx.delete(periodicReports).where(eq(periodicReports.studentId, id));
  await tx.delete(resourceAssignments).where(eq(resourceAssignments.studentId, id));
  await tx.delete(enrolments).where(eq(enrolments.studentId, id));
  await tx.delete(genderExceptions).where(eq(genderExceptions.studentId, id));
  await tx.update(makeUps).set({ reason: "" }).where(eq(makeUps.studentId, id));
  await tx
    .update(students)
    .set({ ...NO_AGE, teacherGender: null })
    .where(eq(students.userId, id));
}
