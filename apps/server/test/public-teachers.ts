import { publicProfiles } from "../src/modules/people/tables/public-profiles.ts";
import type { Database } from "../src/platform/db/database.ts";
import { buildTimeSlot } from "./factories.ts";
import { buildTeaching } from "./teaching.ts";

let counter = 0;

type Shown = Parameters<typeof buildTeaching>[1] & {
  profile?: Partial<typeof publicProfiles.$inferInsert>;
  /** Day codes on which they teach from 14:00 to 22:00. */
  days?: readonly number[];
};

/** A teacher who said yes to being found by visitors. */
export async function buildShown(db: Database, { profile, days = [], ...change }: Shown = {}) {
  counter += 1;
  const teacher = await buildTeaching(db, {
    ...change,
    user: { timeZone: "Africa/Cairo", ...change.user },
  });
  const slug = `teacher-${counter}`;
  const yes = { isShown: true, agreedAt: new Date("2026-11-01T10:00:00Z") };
  await db.insert(publicProfiles).values({ teacherId: teacher.id, slug, ...yes, ...profile });
  for (const dayOfWeek of days) {
    await buildTimeSlot(db, { teacher, dayOfWeek, fromHour: 14, toHour: 22 });
  }
  return { ...teacher, slug };
}
