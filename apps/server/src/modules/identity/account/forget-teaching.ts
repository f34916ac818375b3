import { and, eq, isNull } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { periodicReports } from "../../learning/tables/periodic-reports.ts";
import { resources } from "../../learning/tables/resources.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { enrolments } from "../../people/tables/enrolments.ts";
import { genderExceptions } from "../../people/tables/gender-exceptions.ts";
import { teacherProgrammes } from "../../people/tables/teacher-programmes.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { availabilityExceptions } from "../../scheduling/tables/availability-exceptions.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { timeSlots } from "../../scheduling/tables/time-slots.ts";

/** What a teacher said of themselves and began. Reports that were sent are the pupils', and stay with them. */
export async function forgetTeaching(tx: Database, id: string, now: Date): Promise<void> {
  await tx.delete(resources).where(eq(resources.teacherId, id));
  await tx.delete(timeSlots).where(eq(timeSlots.teacherId, id));
  await tx.delete(availabilityExceptions).where(eq(availabilityExceptions.teacherId, id));
  await tx.delete(teacherProgrammes).where(eq(teacherProgrammes.teacherId, id));
  await tx.delete(enrolments).where(eq(enrolments.teacherId, id));
  await tx.delete(genderExceptions).where(eq(genderExceptions.teacherId, id));
  const mine = eq(sessionReports.teacherId, id);
  await tx.delete(sessionReports).where(and(mine, isNull(sessionReports.submittedAt)));
  await tx.update(sessionReports).set({ draft: null, draftSavedAt: null }).where(mine);
  const isDraft = eq(periodicReports.status, "draft");
  await tx.delete(periodicReports).where(and(eq(periodicReports.teacherId, id), isDraft));
  await tx.update(sessions).set({ meetingLink: null }).where(eq(sessions.teacherId, id));
  await tx
    .update(teachers)
    .set({
      zoomEmail: "",
      yearsOfExperience: 1,
      approval: "declined",
      approvalNote: "",
      languages: [],
      bio: { en: "", fr: "", ar: "" },
      certificates: [],
      meetingLink: null,
      updatedAt: now,
    })
    .where(eq(teachers.userId, id));
}
