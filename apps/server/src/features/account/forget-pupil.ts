import { eq } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { enrolments } from "../../db/schema/enrolments.ts";
import { genderExceptions } from "../../db/schema/gender-exceptions.ts";
import { makeUps } from "../../db/schema/make-ups.ts";
import { periodicReports } from "../../db/schema/periodic-reports.ts";
import { resourceAssignments } from "../../db/schema/resource-assignments.ts";
import { sessionReports } from "../../db/schema/session-reports.ts";
import { students } from "../../db/schema/students.ts";

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
