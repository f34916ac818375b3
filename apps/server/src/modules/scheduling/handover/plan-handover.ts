import type { HandoverLesson } from "@riwaq/contracts/scheduling/handover";
import { type Successor, rankSuccessors } from "@riwaq/domain/scheduling/handover/rank-successors";

import type { Database } from "../../../platform/db/database.ts";
import { findSubstitutes } from "../cover/find-substitutes.ts";
import { type CoverRow, findOpenCovers } from "../cover/queries.ts";
import type { SeriesRow } from "../series/queries.ts";
import { type ComingLesson, findComing } from "./queries.ts";

type Asked = {
  series: SeriesRow;
  /** On the anchor's wall; from the next lesson on where it is not said. */
  from?: string | undefined;
  /** Of this teacher alone it is said what stands against each lesson. */
  teacherId?: string | undefined;
  now: Date;
};

export type HandoverPlan = {
  /** Null where no lesson is to come. */
  from: string | null;
  goes: PlannedLesson[];
  stays: PlannedLesson[];
  successors: Successor[];
};

export type PlannedLesson = ComingLesson & {
  fault: HandoverLesson["fault"];
  /** Open or standing. */
  cover: CoverRow | undefined;
};

/**
 * The lessons of a series that are to come: those from a date on go over, by their place in the series. The preview shows
 * it; the command asks again with the people locked.
 */
export async function planHandover(db: Database, asked: Asked): Promise<HandoverPlan> {
  const { series, teacherId, now } = asked;
  const coming = await findComing(db, series.id, now);
  const from = asked.from ?? coming[0]?.on ?? null;
  const going = coming.filter(({ on }) => from !== null && on >= from);
  // What goes over takes nobody's hour twice: a substitute may be who gets the series.
  const replaced = going.map(({ id }) => id);
  const ids = coming.map(({ id }) => id);
  const covers = ids.length === 0 ? new Map<string, CoverRow>() : await findOpenCovers(db, ids);
  const all = going.map((lesson) => ({ ...lesson, teacherId: series.teacherId }));
  const lessons = all
    // Whoever covers one goes on doing so: nothing is asked of its hour.
    .filter(({ id }) => covers.get(id)?.cover.state !== "standing");
  const toJudge = lessons.length > 0 ? lessons : all;
  const ranked = await findSubstitutes(db, toJudge, { now, replaced });
  const successors = rankSuccessors(toJudge.map(({ id }) => ranked.get(id) ?? []));
  const planned = (lesson: ComingLesson, isGoing: boolean): PlannedLesson => {
    const cover = covers.get(lesson.id);
    const found = ranked.get(lesson.id)?.find((one) => one.teacherId === teacherId);
    const isAsked = isGoing && cover?.cover.state === "offered";
    return { ...lesson, cover, fault: isAsked ? "cover_asked" : (found?.fault ?? null) };
  };
  return {
    from,
    goes: going.map((lesson) => planned(lesson, true)),
    stays: coming
      .filter(({ id }) => !replaced.includes(id))
      .map((lesson) => planned(lesson, false)),
    successors: successors.filter((one) => one.teacherId !== series.teacherId),
  };
}
