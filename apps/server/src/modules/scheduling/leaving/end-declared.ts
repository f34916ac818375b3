import type { Doing } from "../../../platform/command.ts";
import { endAgreements } from "../../people/reach/agree-lessons.ts";
import { restLessons } from "../changes/rest-lessons.ts";
import { endSeriesOf } from "../changes/withhold-lessons.ts";

type Declared = { studentId: string; teacherIds: readonly string[]; saidAt: Date };

/** Further ahead nobody has a lesson. */
const AHEAD_MS = 5 * 366 * 86_400_000;

/**
 * A family left without signing in: all lessons to come of the pupil end, by the terms and the instant at which it was
 * said, and with them the series and what was agreed with whoever teaches. The people are locked before. Answers how many.
 */
export async function endDeclared(
  ctx: Doing,
  { studentId, teacherIds, saidAt }: Declared,
): Promise<number> {
  const { tx, now } = ctx;
  const until = new Date(now.getTime() + AHEAD_MS);
  const ended = await restLessons(ctx, { studentId, from: now, until, by: "family", saidAt });
  for (const teacherId of teacherIds) await endAgreements(tx, { teacherId, studentId }, now);
  await endSeriesOf(ctx, studentId);
  return ended;
}
