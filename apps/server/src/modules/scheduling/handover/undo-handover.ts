import { and, eq, inArray } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { Doing } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { forgetAgreement } from "../../people/reach/agree-lessons.ts";
import { assignTeacher } from "../cover/assign-teacher.ts";
import { findOpenCovers } from "../cover/queries.ts";
import { handoverUndone } from "../events.ts";
import { handMakeUpsOver } from "../make-ups/states.ts";
import { agreeOnSeries } from "../series/agree-on-series.ts";
import { type SeriesRow, findSeries } from "../series/queries.ts";
import { covers } from "../tables/covers.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";
import { type HandoverBefore, findLessonsOf } from "./queries.ts";

type Handed = { old: SeriesRow; given: SeriesRow };
type Undoing = Handed & { before: HandoverBefore; at: Date };
type DoingToChange = Pick<Doing<SignedIn, unknown>, "tx" | "now">;

/** Both series of a handover: of the one that was given, and of what goes on from it. */
export async function findHanded(tx: Transaction, before: HandoverBefore): Promise<Handed> {
  const [old, given] = [
    await findSeries(tx, before.seriesId),
    await findSeries(tx, before.newSeriesId),
  ];
  if (!old || !given) throw new Error("a handover of no series");
  return { old, given };
}

/**
 * The series is again with who gave it before the instant `at`: its lessons, covers and make-ups as they were. Whole or not
 * at all: refused once somebody has gone on from there. The people are locked.
 */
export async function undoHandover(
  ctx: Doing<SignedIn, unknown>,
  { before, at }: Pick<Undoing, "before" | "at">,
): Promise<void> {
  const { tx, actor, now } = ctx;
  requireRight("lessons")(actor);
  const undoing = { ...(await findHanded(tx, before)), before, at };
  const { old, given } = undoing;
  const lessons = await findAsLeft(tx, undoing);
  const ids = lessons.map(({ id }) => id);
  await tx
    .update(sessions)
    .set({ seriesId: old.id, updatedAt: now })
    .where(inArray(sessions.id, ids));
  const covered = await restoreCovers(ctx, undoing);
  const taught = lessons.filter(({ id }) => !covered.has(id)).map(({ id }) => id);
  await assignTeacher(tx, { ids: taught, teacherId: old.teacherId, now });
  await restoreSeries(ctx, undoing);
  const owed = { ids: before.makeUps, from: given.teacherId, to: old.teacherId, now };
  if ((await handMakeUpsOver(tx, owed)) < before.makeUps.length) throw refuse();
  const { from } = before;
  const [teacherId, regularTeacherId] = [old.teacherId, given.teacherId];
  const payload = { from, teacherId, regularTeacherId, lessons: ids.length };
  const aside = { sessionIds: ids, teacherId, regularTeacherId };
  await emit(ctx, tx, handoverUndone(old.id, payload, aside));
}

const refuse = () => refusal("conflict", "undo_taken");

/** The lessons that went over, if nobody has changed one, nor written another, nor ended the series. */
async function findAsLeft(tx: Transaction, { given, before }: Undoing) {
  const lessons = await findLessonsOf(tx, given.id);
  const left = new Map(before.left.map(({ id, sequence }) => [id, sequence]));
  const isAsLeft =
    given.endedAt === null &&
    given.endsOn === before.endsOn &&
    lessons.length === left.size &&
    lessons.every(
      ({ id, sequence, status }) => status === "Scheduled" && left.get(id) === sequence,
    );
  if (!isAsLeft) throw refuse();
  return lessons;
}

/** Answers which lessons somebody else gives again, or still. */
async function restoreCovers(
  { tx, now }: DoingToChange,
  { before, old }: Undoing,
): Promise<ReadonlySet<string>> {
  const open = await findOpenCovers(
    tx,
    before.left.map(({ id }) => id),
  );
  const kept = new Map(before.covers.map(({ id, leaveId }) => [id, leaveId]));
  if ([...open.values()].some(({ cover }) => !kept.has(cover.id))) throw refuse();
  const covered = new Set<string>();
  for (const [id, leaveId] of kept) {
    // One that its substitute got for good stands again; of the others it stays as it was when they were settled.
    await tx
      .update(covers)
      .set({ state: "standing", settledAt: null, settledById: null })
      .where(and(eq(covers.id, id), eq(covers.state, "undone")));
    const [row] = await tx
      .update(covers)
      .set({ regularTeacherId: old.teacherId, leaveId, updatedAt: now })
      .where(eq(covers.id, id))
      .returning({ sessionId: covers.sessionId });
    if (row) covered.add(row.sessionId);
  }
  return covered;
}

/** It goes on as before, as far as its lessons reach, with as many of them agreed; what continued it is over. */
async function restoreSeries(
  { tx, now }: DoingToChange,
  { old, given, before, at }: Undoing,
): Promise<void> {
  await tx
    .update(series)
    .set({ endsOn: given.startsOn, endedAt: now, updatedAt: now })
    .where(eq(series.id, given.id));
  const { endsOn, from } = before;
  await tx
    .update(series)
    .set({ endsOn, endedAt: null, updatedAt: now })
    .where(eq(series.id, old.id));
  for (const studentId of given.studentIds) {
    await forgetAgreement(tx, { teacherId: given.teacherId, studentId }, at);
  }
  await agreeOnSeries(tx, given, { from, now });
  await agreeOnSeries(tx, old, { from, now });
}
