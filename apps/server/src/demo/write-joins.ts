import { LATE_AFTER_MS } from "@riwaq/domain/learning/reports/attendance";
import type { PresenceKind } from "@riwaq/domain/scheduling/outcomes/presence";

import { presenceMarks } from "../modules/scheduling/tables/presence-marks.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import type { Lesson } from "./lessons.ts";
import { reportsOn } from "./reports.ts";
import { providerOf } from "./teaching-profiles.ts";
import type { PersonIds } from "./write-people.ts";

const MINUTE_MS = 60_000;
/** Against the start of the lesson. */
const TEACHER_AT_MS = -3 * MINUTE_MS;
const PUPIL_AT_MS = -MINUTE_MS;
const LATE_AT_MS = LATE_AFTER_MS + 2 * MINUTE_MS;

/** Who came into the lessons that are under way or were held; their reports say the same. */
export async function writeJoins(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
  sessionIds: ReadonlyMap<Lesson, string>,
): Promise<void> {
  const reports = reportsOn([...sessionIds.keys()], now.getTime());
  const reportsOf = Map.groupBy(reports, ({ lesson }) => lesson);
  const rows = [...sessionIds].flatMap(([lesson, sessionId]) => {
    if (lesson.status !== "Joined" && lesson.status !== "Completed") return [];
    // The site's own room sees who comes in; of a link elsewhere only the press is known.
    const kind: PresenceKind = providerOf(lesson.teacher) === "embedded" ? "came" : "opened";
    const joinOf = (userId: string, side: "teacher" | "pupil", atMs: number) => ({
      sessionId,
      userId,
      side,
      kind,
      at: new Date(lesson.startsAtMs + atMs),
    });
    const attendanceOf = new Map(
      reportsOf.get(lesson)?.map(({ student, submitted }) => [student, submitted?.attendance]),
    );
    const pupils = lesson.students.filter((student) => attendanceOf.get(student) !== "absent");
    return [
      joinOf(ids[lesson.teacher], "teacher", TEACHER_AT_MS),
      ...pupils.map((student) => {
        const isLate = attendanceOf.get(student) === "late";
        return joinOf(ids[student], "pupil", isLate ? LATE_AT_MS : PUPIL_AT_MS);
      }),
    ];
  });
  await tx.insert(presenceMarks).values(rows);
}
