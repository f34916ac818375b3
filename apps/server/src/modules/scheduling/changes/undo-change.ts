import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { changeUndone } from "../events.ts";
import type { HandoverBefore } from "../handover/queries.ts";
import { findHanded, undoHandover } from "../handover/undo-handover.ts";
import { loadLesson } from "../sessions/load-lesson.ts";
import { bookingChanges } from "../tables/booking-changes.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";
import { findOwnChange } from "./queries.ts";
import { restoreMakeUps } from "./restore-make-ups.ts";
import { restoreSeries } from "./restore-series.ts";
import { restoreSessions } from "./restore-sessions.ts";
import type { Before } from "./write-change.ts";

/**
 * Takes back what the actor changed within the last ten minutes: hours, make-ups and series as they were. Refused once
 * somebody has gone on from there. A calendar keeps the highest sequence, so that rises even so.
 */
export const undoChange = command({
  by: requireSignedIn,
  lock: (tx, { actor }, { id }: { id: string }) => lockChange(tx, actor.id, id),
  run: async (ctx, { id }): Promise<void> => {
    const { tx, actor, now, locked: change } = ctx;
    if (change.undoneAt !== null) throw refusal("conflict", "undo_done");
    if (now >= change.undoUntil) throw refusal("conflict", "undo_too_late");
    await tx.update(bookingChanges).set({ undoneAt: now }).where(eq(bookingChanges.id, id));
    if (change.kind === "handover") {
      const before = change.before as HandoverBefore;
      return undoHandover(ctx, { before, at: change.createdAt });
    }
    const before = change.before as Before;
    const by = await sideOfChange(tx, actor, before);
    const gone = await restoreSeries(tx, before, { by, now });
    const restored = await restoreSessions(tx, before, now);
    await restoreMakeUps(tx, before, now);
    const { kind, scope } = change;
    const payload = { kind, scope, lessons: before.sessions.length };
    await emit(ctx, tx, changeUndone(id, payload, { gone, restored }));
  },
});

/** The people are locked before the rows, in the order in which every other change takes them. */
async function lockChange(tx: Transaction, actorId: string, id: string) {
  const [seen] = await tx.select().from(bookingChanges).where(eq(bookingChanges.id, id));
  if (seen?.actorId !== actorId) throw new AppError("not_found");
  await lockPeople(
    tx,
    seen.kind === "handover"
      ? await findPeopleOfHandover(tx, seen.before as HandoverBefore)
      : await findPeople(tx, seen.before as Before),
  );
  const change = await findOwnChange(tx, actorId, id);
  if (!change) throw new AppError("not_found");
  return change;
}

/** On whose side the actor stands in these lessons: as whoever changed them. */
async function sideOfChange(tx: Transaction, actor: SignedIn, { sessions: [first] }: Before) {
  return first ? (await loadLesson(tx, actor, first.id)).side : "staff";
}

async function findPeopleOfHandover(tx: Transaction, before: HandoverBefore): Promise<string[]> {
  const { old, given } = await findHanded(tx, before);
  return [...new Set([old.teacherId, given.teacherId, ...old.studentIds, ...given.studentIds])];
}

async function findPeople(tx: Transaction, before: Before): Promise<string[]> {
  const [first] = before.sessions;
  if (!first) return [];
  const taught = await tx
    .select({ id: sessionStudents.studentId })
    .from(sessionStudents)
    .where(eq(sessionStudents.sessionId, first.id));
  const [session] = await tx
    .select({ teacherId: sessions.teacherId })
    .from(sessions)
    .where(eq(sessions.id, first.id));
  return [...taught.map(({ id }) => id), ...(session ? [session.teacherId] : [])];
}
