import { eq } from "drizzle-orm";

import { programmes } from "../src/modules/people/tables/programmes.ts";
import { teacherProgrammes } from "../src/modules/people/tables/teacher-programmes.ts";
import { teachers } from "../src/modules/people/tables/teachers.ts";
import type { Database } from "../src/platform/db/database.ts";
import { buildTeacher } from "./factories.ts";

let counter = 0;

export async function buildProgramme(
  db: Database,
  change: Partial<typeof programmes.$inferInsert> = {},
) {
  counter += 1;
  const [programme] = await db
    .insert(programmes)
    .values({
      slug: `course-${counter}`,
      area: "arabic",
      name: { en: "Arabic", fr: "Arabe", ar: "العربية" },
      ...change,
    })
    .returning();
  if (!programme) throw new Error("no programme");
  return programme;
}

type TeachingOf = Partial<typeof teachers.$inferInsert> & {
  programmes?: Array<{ id: string }>;
  user?: Parameters<typeof buildTeacher>[1];
};

/** A teacher with what the directory, staff and the teacher's own page show. */
export async function buildTeaching(
  db: Database,
  { programmes: taught = [], user, ...change }: TeachingOf = {},
) {
  const teacher = await buildTeacher(db, user);
  await db
    .update(teachers)
    .set({ updatedAt: teacher.createdAt, ...change })
    .where(eq(teachers.userId, teacher.id));
  for (const { id: programmeId } of taught) {
    await db.insert(teacherProgrammes).values({ teacherId: teacher.id, programmeId });
  }
  return teacher;
}
