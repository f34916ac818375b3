import type { RulesOfPupil } from "@riwaq/contracts/memory/ear";
import { type Day, dateOf, dayOf } from "@riwaq/domain/memory/days";
import { MARKED_RULES, sumRules } from "@riwaq/domain/memory/rules";
import { and, between, eq, isNotNull, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { linesOfRow, loadPlanningOf, todayOf } from "../plan/queries.ts";
import { sideOf } from "../reach/queries.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { findTeachersMarks, readerOf } from "./find-teachers-marks.ts";
import { rulesOn } from "./rules-on.ts";

const DAYS = 90;

/** Of each rule the places that teachers heard in ninety days, and how many of them they marked. */
export async function showRules(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<RulesOfPupil> {
  const now = clock.now();
  const { side, pupilId } = await sideOf(db, requireSignedIn(actor), { studentId: id, now });
  const { name, timeZone } = await loadPlanningOf(db, pupilId);
  const until = dayOf(todayOf(now, timeZone));
  const from = until - DAYS + 1;
  const hearings = await findHearings(db, pupilId, { from, until });
  const reader = readerOf(side);
  const found = await findTeachersMarks(db, { pupilId, kinds: MARKED_RULES, reader, now });
  const marks = found.flatMap(({ kind, markedAt, ...place }) => {
    const rule = MARKED_RULES.find((one) => one === kind);
    return rule && dayOf(todayOf(markedAt, timeZone)) >= from ? [{ ...place, rule }] : [];
  });
  return {
    student_id: pupilId,
    name,
    from: dateOf(from),
    until: dateOf(until),
    hearings: hearings.length,
    rules: sumRules(hearings, marks, rulesOn),
  };
}

async function findHearings(
  db: Database,
  pupilId: PupilId,
  { from, until }: { from: Day; until: Day },
) {
  const rows = await db
    .select()
    .from(memoryReviews)
    .where(
      and(
        eq(memoryReviews.studentId, pupilId),
        eq(memoryReviews.by, "teacher"),
        isNotNull(memoryReviews.grade),
        isNull(memoryReviews.voidedAt),
        between(memoryReviews.day, dateOf(from), dateOf(until)),
      ),
    );
  return rows.map((row) => ({ page: row.page, lines: linesOfRow(row) }));
}
