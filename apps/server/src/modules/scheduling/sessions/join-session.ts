import { canJoin, joinWindow } from "@riwaq/domain/scheduling/sessions/join-window";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { lessonJoined } from "../events.ts";
import { isInOurRoom, roomPath } from "../meetings/meeting-link-of.ts";
import { meetings } from "../tables/meetings.ts";
import { type Lesson, lockLesson } from "./load-lesson.ts";
import { noteMark } from "./note-mark.ts";

/**
 * Opens the door while it is open, and notes who came in; not of our own room, which notes by itself who is there. Staff
 * have no seat in a lesson.
 */
export const joinSession = command({
  by: requireSignedIn,
  lock: (tx, { actor }, { id }: { id: string }) => lockLesson(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<{ link: string }> => {
    const { tx, actor, now, locked: lesson } = ctx;
    if (lesson.side === "staff") throw new AppError("forbidden");
    const side = lesson.side === "teacher" ? "teacher" : "pupil";
    refuseClosed(lesson, now);
    const { meetingProvider, link } = await findMeeting(tx, lesson);
    if (isInOurRoom({ meetingProvider })) return { link: roomPath(id) };
    if (!link) throw refusal("conflict", "no_link");
    const mark = { sessionId: id, userId: actor.id, side, kind: "opened", at: now } as const;
    await noteMark(tx, { ...mark, connection: null }, now);
    await emit(ctx, tx, lessonJoined(id, { side }));
    return { link };
  },
});

function refuseClosed({ startsAt, endsAt, status }: Lesson, now: Date): void {
  const nowMs = now.getTime();
  const hours = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
  if (canJoin({ ...hours, status, nowMs })) return;
  if (status === "Cancelled") throw refusal("conflict", "not_scheduled");
  const isEarly = nowMs < joinWindow(hours).opensAtMs;
  throw refusal("conflict", isEarly ? "join_early" : "join_late");
}

/** With the link of the lesson's own meeting, else the teacher's. */
async function findMeeting(tx: Transaction, { id, teacherId }: Lesson) {
  const [row] = await tx
    .select({
      meetingProvider: meetings.provider,
      link: meetings.link,
      own: teachers.meetingLink,
    })
    .from(teachers)
    .leftJoin(meetings, eq(meetings.sessionId, id))
    .where(eq(teachers.userId, teacherId));
  return { meetingProvider: row?.meetingProvider ?? null, link: row?.link ?? row?.own ?? null };
}
