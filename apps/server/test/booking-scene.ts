import { eq } from "drizzle-orm";

import { programmes } from "../src/modules/people/tables/programmes.ts";
import { students } from "../src/modules/people/tables/students.ts";
import { teacherProgrammes } from "../src/modules/people/tables/teacher-programmes.ts";
import { teachers } from "../src/modules/people/tables/teachers.ts";
import type { Database } from "../src/platform/db/database.ts";
import { buildParent, buildStudent, buildTeacher, buildTimeSlot } from "./factories.ts";
import { agree } from "./family-links.ts";

type TeacherChange = Partial<typeof teachers.$inferInsert>;

/** An approved teacher of one programme, open from 14:00 to 22:00 every day in Cairo, booked a day ahead at least. */
export async function buildOpenTeacher(db: Database, change: TeacherChange = {}) {
  const teacher = await buildTeacher(db, { gender: "F" });
  await db
    .update(teachers)
    .set({ minimumNoticeHours: 24, ...change })
    .where(eq(teachers.userId, teacher.id));
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1) {
    await buildTimeSlot(db, { teacher, dayOfWeek, fromHour: 14, toHour: 22 });
  }
  const [programme] = await db
    .insert(programmes)
    .values({
      slug: `of-${teacher.id}`,
      area: "arabic",
      name: { en: "Arabic", fr: "Arabe", ar: "العربية" },
    })
    .returning();
  if (!programme) throw new Error("no programme");
  await db.insert(teacherProgrammes).values({ teacherId: teacher.id, programmeId: programme.id });
  return { ...teacher, programmeId: programme.id };
}

/** A child in Paris with a parent who has consented. */
export async function buildFamily(db: Database, age = 9) {
  const child = await buildStudent(db, { gender: "F" });
  await db
    .update(students)
    .set({ ageDeclared: age, ageDeclaredOn: "2026-11-01" })
    .where(eq(students.userId, child.id));
  const parent = await buildParent(db, [child]);
  await agree(db, { child });
  return { parent, child };
}

export const newKey = () => ({ "idempotency-key": crypto.randomUUID() });
