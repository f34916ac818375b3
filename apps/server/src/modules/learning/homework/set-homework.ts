import type { Homework, NewHomework } from "@riwaq/contracts/learning/homework";
import { mayBeDueOn } from "@riwaq/domain/learning/homework/homework";
import { toWall } from "@riwaq/domain/time/zone";
import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockRowsOf } from "../../identity/users/lock-rows-of.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { homeworkSet } from "../events.ts";
import { recitationHomework } from "../tables/recitation-homework.ts";
import { requireTeacherOf } from "./policy.ts";
import { presentHomework } from "./presenter.ts";
import { findHomework, findZoneOf } from "./queries.ts";

/** So much that is open is more than a child recites. */
const STANDING_MAX = 50;

/** A teacher asks a pupil of theirs to recite something at home. Its id comes with it: sent twice, it is set once. */
export const setHomework = command({
  by: requireTeacher,
  lock: (tx, _, { student_id }: NewHomework) => lockRowsOf(tx, [student_id]),
  trace: "if_changed",
  run: async (ctx, asked): Promise<Homework> => {
    const { tx, actor, now } = ctx;
    const { student } = await requireTeacherOf(tx, actor, { studentId: asked.student_id, now });
    const known = await findHomework(tx, asked.id);
    if (known) {
      const isSame = known.setById === actor.id && known.studentId === student;
      if (!isSame) throw refusal("conflict", "key_reused");
      return presentHomework(known, { mayWithdraw: true });
    }
    const { timeZone } = await findZoneOf(tx, student);
    if (!mayBeDueOn(asked.due_on, toWall(now.getTime(), timeZone).date)) {
      throw badField("due_on", "homework_due");
    }
    await requireLesson(tx, asked);
    const isTheirs = eq(recitationHomework.studentId, student);
    const today = and(isTheirs, eq(recitationHomework.dueOn, asked.due_on));
    if ((await tx.$count(recitationHomework, today)) >= STANDING_MAX) {
      throw refusal("conflict", "homework_much");
    }
    await tx.insert(recitationHomework).values({ ...rowOf(asked), setById: actor.id, setAt: now });
    const made = await findHomework(tx, asked.id);
    if (!made) throw new AppError("conflict");
    await emit(ctx, tx, homeworkSet(made.id, {}, { studentId: student, teacherId: actor.id }));
    return presentHomework(made, { mayWithdraw: true });
  },
});

const rowOf = ({ id, student_id, session_id, from, to, words, due_on }: NewHomework) => ({
  id,
  studentId: student_id,
  sessionId: session_id,
  fromSura: from.sura,
  fromAya: from.aya,
  toSura: to.sura,
  toAya: to.aya,
  words,
  dueOn: due_on,
});

async function requireLesson(
  tx: Transaction,
  { session_id: sessionId, student_id: studentId }: NewHomework,
): Promise<void> {
  if (sessionId === null) return;
  const isPlace = and(
    eq(sessionStudents.sessionId, sessionId),
    eq(sessionStudents.studentId, studentId),
  );
  if ((await tx.$count(sessionStudents, isPlace)) === 0) throw new AppError("not_found");
}
