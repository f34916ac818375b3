import type { Cover, NewCover } from "@riwaq/contracts/scheduling/cover";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import {
  type DoingToLesson,
  type Lesson,
  loadLesson,
  lockLesson,
} from "../sessions/load-lesson.ts";
import { leaves } from "../tables/leaves.ts";
import { presentCover } from "./presenter.ts";
import { findCover } from "./queries.ts";
import { writeCover } from "./write-cover.ts";

type Keyed = { cover: NewCover; key: string };

/** All people in one order: those of the lesson and who is to give it. */
async function lock(tx: Transaction, actor: SignedIn, cover: NewCover): Promise<Lesson> {
  const { teacherId, studentIds } = await loadLesson(tx, actor, cover.session_id);
  await lockPeople(tx, [cover.substitute_id, teacherId, ...studentIds]);
  return lockLesson(tx, actor, cover.session_id);
}

async function run(ctx: DoingToLesson, cover: NewCover): Promise<Cover> {
  const asked = { substituteId: cover.substitute_id, leaveId: cover.leave_id };
  const { id } = await writeCover(ctx, asked);
  await requireLeave(ctx, cover.leave_id);
  return presentCover(await findCover(ctx.tx, id));
}

/** Staff have somebody else give one lesson, in a leave or without one. */
export const coverLesson = command({
  by: requireRight("lessons"),
  once: ({ cover, key }: Keyed) => ({ key, request: { cover } }),
  lock: (tx, { actor }, { cover }) => lock(tx, actor, cover),
  run: (ctx, { cover }) => run(ctx, cover),
});

/** The same as one of several, which are asked for without a key each: covered again, it is refused. */
export const coverOne = command({
  by: requireRight("lessons"),
  lock: (tx, { actor }, cover: NewCover) => lock(tx, actor, cover),
  run,
});

/** Of the lesson's own teacher. */
async function requireLeave({ tx, locked: lesson }: DoingToLesson, leaveId: string | null) {
  if (leaveId === null) return;
  const teacherId = await findTeacherOf(tx, leaveId);
  if (teacherId !== lesson.teacherId) throw new AppError("not_found");
}

async function findTeacherOf(tx: Transaction, leaveId: string) {
  const [leave] = await tx
    .select({ teacherId: leaves.teacherId })
    .from(leaves)
    .where(eq(leaves.id, leaveId));
  return leave?.teacherId;
}
