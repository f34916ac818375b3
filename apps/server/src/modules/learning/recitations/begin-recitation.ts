import type { NewRecitation, Recitation } from "@riwaq/contracts/learning/recitations";
import { roomFault } from "@riwaq/domain/classroom/room-window";
import { EDITION } from "@riwaq/mushaf/edition";
import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockRowsOf } from "../../identity/users/lock-rows-of.ts";
import { mayBeRecorded } from "../../people/recording-consents/queries.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { recitationBegun } from "../events.ts";
import { lockHomework } from "../homework/queries.ts";
import { recitations } from "../tables/recitations.ts";
import { type Hearer, loadHearer } from "./load-hearer.ts";
import { mayRemove } from "./policy.ts";
import { presentRecitation } from "./presenter.ts";
import { findRecitation } from "./queries.ts";

/**
 * A teacher begins it in a lesson of theirs whose room is open, or without one; a family at home. The pupil's row is
 * locked, so that no consent is withdrawn in between. Begun again under its id, it is what it was.
 */
export const beginRecitation = command({
  by: requireSignedIn,
  lock: (tx, _, { student_id }: NewRecitation) => lockRowsOf(tx, [student_id]),
  trace: "if_changed",
  run: async (ctx, asked): Promise<Recitation> => {
    const { tx, actor: reader, now } = ctx;
    const hearer = await loadHearer(tx, reader, { studentId: asked.student_id, now });
    const known = await findRecitation(tx, asked.id);
    if (known) {
      const isSame = known.heardById === reader.id && known.studentId === hearer.student;
      if (!isSame) throw refusal("conflict", "key_reused");
      return presentRecitation(known, { canRemove: mayRemove(hearer, known) });
    }
    await requireOccasion(tx, hearer, { sessionId: asked.session_id, now });
    await requireHomework(tx, hearer, asked);
    requirePlacement(hearer, asked);
    if (!(await mayBeRecorded(tx, [hearer.student])).has(hearer.student)) {
      const { isAlone } = hearer;
      throw refusal("conflict", isAlone ? "recording_consent_self" : "recording_consent_parent");
    }
    const [begun] = await tx
      .insert(recitations)
      .values({ ...rowOf(asked), heardById: reader.id, beganAt: now })
      .onConflictDoNothing()
      .returning({ id: recitations.id });
    const row = begun && (await findRecitation(tx, begun.id));
    if (!row) throw refusal("conflict", "recording_busy");
    const { studentId, sessionId } = row;
    const recitation = presentRecitation(row, { canRemove: false });
    await emit(ctx, tx, recitationBegun(row.id, {}, { studentId, sessionId, recitation }));
    return presentRecitation(row, { canRemove: mayRemove(hearer, row) });
  },
});

const rowOf = ({
  id,
  student_id,
  session_id,
  homework_id,
  for_placement,
  from,
  to,
}: NewRecitation) => ({
  id,
  studentId: student_id,
  sessionId: session_id,
  homeworkId: homework_id ?? null,
  isPlacement: for_placement,
  edition: EDITION,
  fromSura: from.sura,
  fromAya: from.aya,
  toSura: to.sura,
  toAya: to.aya,
  state: "recording" as const,
});

/** What the family was asked for, and is asked for still. */
async function requireHomework(
  tx: Transaction,
  { student, way }: Hearer,
  { homework_id: id, session_id: sessionId }: NewRecitation,
): Promise<void> {
  if (id === undefined) return;
  if (way !== "family") throw new AppError("forbidden");
  if (sessionId !== null) throw badField("homework_id", "invalid");
  const homework = await lockHomework(tx, id);
  if (homework?.studentId !== student) throw new AppError("not_found");
  if (homework.withdrawnAt) throw refusal("conflict", "homework_withdrawn");
}

/** A family asks to be placed, at home and for nothing else. */
function requirePlacement(
  { way }: Hearer,
  { for_placement: isPlacement, homework_id: homeworkId, session_id: sessionId }: NewRecitation,
): void {
  if (!isPlacement) return;
  if (way !== "family") throw new AppError("forbidden");
  if (sessionId !== null || homeworkId !== undefined) throw badField("for_placement", "invalid");
}

/** A lesson of one's own with this pupil, while its room is open; without a lesson anybody but staff. */
async function requireOccasion(
  tx: Transaction,
  { reader, student, way }: Hearer,
  { sessionId, now }: { sessionId: string | null; now: Date },
): Promise<void> {
  if (sessionId === null) {
    if (way === "staff") throw new AppError("forbidden");
    return;
  }
  const [lesson] = await tx
    .select({ startsAt: sessions.startsAt, endsAt: sessions.endsAt, status: sessions.status })
    .from(sessions)
    .innerJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.teacherId, reader.id),
        eq(sessionStudents.studentId, student),
      ),
    );
  if (!lesson) throw new AppError("not_found");
  const fault = roomFault({
    startsAtMs: lesson.startsAt.getTime(),
    endsAtMs: lesson.endsAt.getTime(),
    nowMs: now.getTime(),
    status: lesson.status,
  });
  if (fault) throw refusal("conflict", "recording_room_shut");
}
