import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Ending } from "../../../platform/persons.ts";
import { withdrawAllOffers } from "../offers/withdraw-offer.ts";
import { endAllSeries } from "../series/end-series.ts";
import { isAnyTaught } from "../series/queries.ts";
import { lockLesson } from "../sessions/load-lesson.ts";
import { offers } from "../tables/offers.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";
import { cancelLocked } from "./cancel-session.ts";
import { leaveLessons } from "./leave-lessons.ts";

/**
 * Every lesson to come is cancelled as the person could cancel it: decided by the terms, and told to the other side.
 * Of a series, from its first one on. One that another family shares goes on without those who leave.
 */
export async function cancelComingLessons(
  ctx: Omit<Context, "db" | "patientDb">,
  tx: Transaction,
  leaving: Ending,
): Promise<number> {
  const { person, ids, now } = leaving;
  const actor = requireSignedIn(ctx.actor);
  const own = new Set(ids);
  const lessons = await findComingLessons(tx, ids, now);
  const isShared = ({ teacherId, studentIds }: ComingLesson) =>
    teacherId !== person.id && studentIds.some((id) => !own.has(id));
  const shared = lessons.filter(isShared);
  await leaveLessons(ctx, tx, { lessons: shared, studentIds: ids, isToldElsewhere: false });
  const whole = lessons.filter((lesson) => !isShared(lesson));
  for (const { id, seriesId } of firstOfEach(whole)) {
    const scope = seriesId === null ? "one" : "following";
    const cancellation = { scope, is_emergency: false, reason: "" } as const;
    const locked = await lockLesson(tx, actor, id);
    await cancelLocked({ ...ctx, actor, tx, now, locked }, cancellation);
  }
  await withdrawAllOffers(ctx, tx, {
    isWhose: or(inArray(offers.teacherId, [...ids]), inArray(offers.studentId, [...ids])),
    by: person.id,
    now,
  });
  const isWhose = or(inArray(series.teacherId, [...ids]), isAnyTaught(ids));
  // Also those that have no lesson to come at the moment: nothing is made from them any more.
  await endAllSeries(tx, { isWhose, leaving: ids, now });
  return lessons.length;
}

/** By its place in the series and not by its hour: it may have been moved behind the next one. */
function firstOfEach(lessons: readonly ComingLesson[]): ComingLesson[] {
  const bySeries = Map.groupBy(lessons, ({ seriesId }) => seriesId);
  return [...bySeries].flatMap(([seriesId, own]) => {
    if (seriesId === null) return own;
    return own.toSorted((a, b) => ((a.seriesOn ?? "") < (b.seriesOn ?? "") ? -1 : 1)).slice(0, 1);
  });
}

/** Lessons to come that nobody would be there for, soonest first, with all who are taught in each. */
export async function findComingLessons(db: Database, ids: readonly string[], now: Date) {
  const isTheirs = or(
    inArray(sessions.teacherId, [...ids]),
    sql`exists (select from session_students mine where mine.session_id = sessions.id
      and ${inArray(sql`mine.student_id`, [...ids])})`,
  );
  return db
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      seriesId: sessions.seriesId,
      seriesOn: sessions.seriesOn,
      studentIds: sql<string[]>`array(select taught.student_id::text
        from session_students taught where taught.session_id = sessions.id order by 1)`,
    })
    .from(sessions)
    .where(and(eq(sessions.status, "Scheduled"), gt(sessions.startsAt, now), isTheirs))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

type ComingLesson = Awaited<ReturnType<typeof findComingLessons>>[number];
