import type { MessageKey } from "@riwaq/contracts/messages";
import { coverDeclinableUntilMs, coverHeldUntilMs } from "@riwaq/domain/scheduling/cover/cover";
import type { CoverFault } from "@riwaq/domain/scheduling/cover/rank-substitutes";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, eq, ne } from "drizzle-orm";

import { AppError, refusal } from "../../../platform/app-error.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import { emit } from "../../../platform/events/emit.ts";
import { instituteIn } from "../../../platform/institute.ts";
import { coverAsked, lessonCovered } from "../events.ts";
import type { DoingToLesson, Lesson } from "../sessions/load-lesson.ts";
import { covers } from "../tables/covers.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { assignTeacher } from "./assign-teacher.ts";
import { findSubstitutes } from "./find-substitutes.ts";
import { holdHour } from "./hold-hour.ts";
import { findOpenCovers } from "./queries.ts";

const UNIQUE = "23505";

/** What the rules say against somebody, in the words of a booking. */
const MESSAGE_OF: Record<CoverFault, MessageKey> = {
  self: "cover_taken",
  not_approved: "teacher_not_bookable",
  no_room: "teacher_unlinked",
  busy: "hour_taken",
  time_off: "outside_hours",
  holiday: "holiday_closed",
  programme: "substitute_unfit",
  gender_unknown: "gender_unknown",
  parents_prefer_other: "gender_preference",
  other_gender: "gender_rule",
};

type Asked = { substituteId: string; leaveId: string | null };

/**
 * Somebody else gives a lesson that is to come, or to whose beginning its teacher has not come; its people are locked. At
 * once where the institute tells families, else the hour is held until the family has answered.
 */
export async function writeCover(ctx: DoingToLesson, { substituteId, leaveId }: Asked) {
  const { tx, actor, now, locked: lesson } = ctx;
  await refuseUnfit(ctx, substituteId);
  const { coverFamily } = await instituteIn(tx);
  const hours = { startsAtMs: lesson.startsAt.getTime() };
  // Who waits in a lesson under way is not asked first.
  const isAsked = coverFamily === "ask" && lesson.startsAt > now;
  const cover = await insertCover(ctx, {
    sessionId: lesson.id,
    leaveId,
    regularTeacherId: lesson.teacherId,
    substituteId,
    offeredById: actor.id,
    createdAt: now,
    updatedAt: now,
    ...(isAsked
      ? { state: "offered", heldUntil: new Date(coverHeldUntilMs(hours, now.getTime())) }
      : standing(lesson, now)),
  });
  if (isAsked) {
    await holdHour(tx, cover, lesson);
    await emit(ctx, tx, coverAsked(lesson.id, { substituteId }, asideOf(cover)));
  } else {
    await assignTeacher(tx, { ids: [lesson.id], teacherId: substituteId, now });
    await emit(
      ctx,
      tx,
      lessonCovered(lesson.id, { substituteId, isAgreed: false }, asideOf(cover)),
    );
  }
  return cover;
}

/** As it is once the lesson is the substitute's. */
export function standing({ startsAt }: Pick<Lesson, "startsAt">, now: Date) {
  const untilMs = coverDeclinableUntilMs({ startsAtMs: startsAt.getTime() }, now.getTime());
  const declinableUntil = untilMs === null ? null : new Date(untilMs);
  return { state: "standing" as const, heldUntil: null, declinableUntil };
}

type CoverOf = typeof covers.$inferSelect;

/** Whom it concerns, for those who follow. */
export const asideOf = ({ sessionId, regularTeacherId, substituteId, heldUntil }: CoverOf) => ({
  sessionIds: [sessionId],
  regularTeacherId,
  substituteId,
  heldUntil,
});

async function refuseUnfit({ tx, now, locked: lesson }: DoingToLesson, substituteId: string) {
  if (!(await isToGive(tx, lesson, now))) throw refusal("conflict", "not_scheduled");
  if ((await findOpenCovers(tx, [lesson.id])).size > 0) throw refusal("conflict", "cover_taken");
  const ranked = await findSubstitutes(tx, [lesson], { now, only: [substituteId] });
  const [found] = ranked.get(lesson.id) ?? [];
  if (!found) throw new AppError("not_found");
  if (found.fault) throw refusal("conflict", MESSAGE_OF[found.fault]);
}

/** To come, or under way without its teacher, who has not come in once. */
async function isToGive(tx: DoingToLesson["tx"], lesson: Lesson, now: Date): Promise<boolean> {
  if (lesson.startsAt > now) return lesson.status === "Scheduled";
  if (lesson.endsAt <= now || !OPEN_STATUSES.some((status) => status === lesson.status)) {
    return false;
  }
  const came = await tx
    .select({ id: presenceMarks.id })
    .from(presenceMarks)
    .where(
      and(
        eq(presenceMarks.sessionId, lesson.id),
        eq(presenceMarks.side, "teacher"),
        ne(presenceMarks.kind, "left"),
      ),
    )
    .limit(1);
  return came.length === 0;
}

async function insertCover({ tx }: DoingToLesson, values: typeof covers.$inferInsert) {
  try {
    const [row] = await tx.insert(covers).values(values).returning();
    if (!row) throw new Error("the cover was not written");
    return row;
  } catch (error) {
    if (databaseFault(error)?.code === UNIQUE) throw refusal("conflict", "cover_taken");
    throw error;
  }
}

/** Whoever asks has its people locked, and the row. */
export async function settleCover(
  { tx, now }: Pick<DoingToLesson, "tx" | "now">,
  id: string,
  change: Partial<typeof covers.$inferInsert>,
): Promise<CoverOf> {
  const [row] = await tx
    .update(covers)
    .set({ ...change, updatedAt: now })
    .where(eq(covers.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  return row;
}
