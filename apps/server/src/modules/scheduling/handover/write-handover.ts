import { undoUntilMs } from "@riwaq/domain/scheduling/policy/undo";
import { eq, inArray } from "drizzle-orm";

import type { Doing } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { agreeLessons } from "../../people/reach/agree-lessons.ts";
import { assignTeacher } from "../cover/assign-teacher.ts";
import { handMakeUpsOver } from "../make-ups/states.ts";
import { agreeOnSeries, findWeekly } from "../series/agree-on-series.ts";
import { endSeries, ruleOf } from "../series/end-series.ts";
import type { SeriesRow } from "../series/queries.ts";
import { writeSeries } from "../series/write-series.ts";
import { bookingChanges } from "../tables/booking-changes.ts";
import { covers } from "../tables/covers.ts";
import { sessions } from "../tables/sessions.ts";
import type { PlannedLesson } from "./plan-handover.ts";
import { type HandoverBefore, findLeft, findOwedOfSeries } from "./queries.ts";

export type DoingToSeries = Doing<SignedIn, SeriesRow>;

type Handing = {
  before: SeriesRow;
  teacherId: string;
  from: string;
  goes: readonly PlannedLesson[];
  /** What is owed of it is booked with the new teacher as well. */
  isOwedToGo: boolean;
};

type Written = { seriesId: string; changeId: string; undoUntil: Date };

/**
 * The series ends before that date, and one with the same hours, pupils and programme goes on with the new teacher. The
 * lessons stay the same lessons; one that somebody covers stays theirs, in the place of the new teacher. How it was is kept
 * for as long as it can be taken back.
 */
export async function writeHandover(ctx: DoingToSeries, handing: Handing): Promise<Written> {
  const { tx, now } = ctx;
  const { before, teacherId, from, goes } = handing;
  const { id: continuesId, studentIds, programmeId, extendedUntil } = before;
  await endSeries(tx, before, { before: from, now });
  const whole = ruleOf(before);
  const rule = { ...whole, startsOn: from > whole.startsOn ? from : whole.startsOn };
  const taught = { teacherId, studentIds, programmeId };
  const seriesId = await writeSeries(tx, { ...taught, rule, extendedUntil, continuesId }, now);
  const ids = goes.map(({ id }) => id);
  await tx.update(sessions).set({ seriesId, updatedAt: now }).where(inArray(sessions.id, ids));
  const isCovered = ({ cover }: PlannedLesson) => cover && cover.cover.substituteId !== teacherId;
  const given = goes.filter((lesson) => !isCovered(lesson)).map(({ id }) => id);
  await assignTeacher(tx, { ids: given, teacherId, now });
  await handCoversOver(ctx, handing);
  await agreeOnSeries(tx, before, { from, now });
  await agreeWithAll(tx, taught, { from, now });
  const owed = handing.isOwedToGo ? await findOwedOfSeries(tx, before, now) : [];
  await handMakeUpsOver(tx, { ids: owed, from: before.teacherId, to: teacherId, now });
  return { seriesId, ...(await keepBefore(ctx, handing, { seriesId, owed })) };
}

/** Of a cover that its substitute gets for good nothing is left but that it was. */
async function keepBefore(
  { tx, actor, now }: DoingToSeries,
  { before: { id, endsOn }, from, goes }: Handing,
  { seriesId, owed }: { seriesId: string; owed: string[] },
) {
  const before: HandoverBefore = {
    from,
    seriesId: id,
    endsOn,
    newSeriesId: seriesId,
    left: await findLeft(tx, seriesId),
    covers: goes.flatMap(({ cover }) =>
      cover ? { id: cover.cover.id, leaveId: cover.cover.leaveId } : [],
    ),
    makeUps: owed,
  };
  const firstStartsAtMs = Math.min(...goes.map(({ startsAt }) => startsAt.getTime()));
  const undoUntil = new Date(undoUntilMs({ changedAtMs: now.getTime(), firstStartsAtMs }));
  const kept = { actorId: actor.id, before, undoUntil, createdAt: now };
  const [row] = await tx
    .insert(bookingChanges)
    .values({ ...kept, kind: "handover", scope: "following" })
    .returning({ id: bookingChanges.id });
  if (!row) throw new Error("the handover was not kept");
  return { changeId: row.id, undoUntil };
}

/** A substitute who gets the series covers nothing of it any more; others cover for its new teacher. */
async function handCoversOver({ tx, actor, now }: DoingToSeries, { teacherId, goes }: Handing) {
  for (const { cover } of goes) {
    if (!cover) continue;
    const change =
      cover.cover.substituteId === teacherId
        ? { state: "undone" as const, settledAt: now, settledById: actor.id }
        : { regularTeacherId: teacherId, leaveId: null };
    await tx
      .update(covers)
      .set({ ...change, updatedAt: now })
      .where(eq(covers.id, cover.cover.id));
  }
}

type Taught = Pick<SeriesRow, "teacherId" | "studentIds" | "programmeId">;

async function agreeWithAll(
  tx: Transaction,
  { teacherId, studentIds, programmeId }: Taught,
  { from, now }: { from: string; now: Date },
): Promise<void> {
  for (const studentId of studentIds) {
    const pair = { teacherId, studentId };
    const weekly =
      programmeId === null ? null : await findWeekly(tx, { ...pair, programmeId }, from);
    await agreeLessons(tx, { ...pair, programmeId, weekly }, now);
  }
}
