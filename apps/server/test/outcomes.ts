import type { OutcomeKind } from "@riwaq/domain/scheduling/outcomes/outcome";
import type { PresenceKind } from "@riwaq/domain/scheduling/outcomes/presence";

import { lessonOutcomes } from "../src/modules/scheduling/tables/lesson-outcomes.ts";
import { presenceMarks } from "../src/modules/scheduling/tables/presence-marks.ts";
import type { Database } from "../src/platform/db/database.ts";

/** How lessons ended, as if the system had said so long ago; their status follows. */
export async function say(db: Database, ids: readonly string[], kind: OutcomeKind): Promise<void> {
  const said = { version: 1, kind, saidBy: "system", createdAt: new Date("2026-01-01") } as const;
  await db.insert(lessonOutcomes).values(ids.map((sessionId) => ({ ...said, sessionId })));
}

type Someone = { id: string };
type Lesson = { id: string; startsAt: Date; endsAt: Date };

/** Somebody opened a lesson, came or left so many minutes after its start. */
export function markOf(lesson: Lesson, side: "teacher" | "pupil", { id }: Someone) {
  return (minute: number, kind: PresenceKind = "opened") => ({
    sessionId: lesson.id,
    userId: id,
    side,
    kind,
    at: new Date(lesson.startsAt.getTime() + minute * 60_000),
  });
}

/** Both pressed the button in time. */
export async function attend(
  db: Database,
  lesson: Lesson,
  { teacher, pupil }: { teacher?: Someone; pupil?: Someone },
): Promise<void> {
  const marks = [
    ...(teacher ? [markOf(lesson, "teacher", teacher)(-1)] : []),
    ...(pupil ? [markOf(lesson, "pupil", pupil)(-1)] : []),
  ];
  if (marks.length > 0) await db.insert(presenceMarks).values(marks);
}
