import type { MemorySide } from "@riwaq/contracts/memory/plan";
import { type MarkKind, WEAK_FOR_MS } from "@riwaq/domain/learning/marks/kinds";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, asc, eq, gt, inArray, isNull, lte } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { MarkReader } from "../../learning/marks/queries.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";
import type { PupilId } from "../../people/reach/pupils.ts";

export const readerOf = (side: MemorySide): MarkReader =>
  side === "pupil" || side === "parent" ? "family" : "others";

type Asked = { pupilId: PupilId; kinds: readonly MarkKind[]; reader: MarkReader; now: Date };

/** What teachers marked in ninety days, of some kinds, as far as the reader is shown it; a day more for the pupil's zone. */
export async function findTeachersMarks(db: Database, { pupilId, kinds, reader, now }: Asked) {
  const { sura, aya, word, page, kind, detail, markedAt, marker, shownFrom, voidedAt } = wordMarks;
  return db
    .select({ sura, aya, word, page, kind, detail, markedAt })
    .from(wordMarks)
    .where(
      and(
        eq(wordMarks.studentId, pupilId),
        eq(marker, "teacher"),
        inArray(kind, [...kinds]),
        isNull(voidedAt),
        gt(markedAt, new Date(now.getTime() - WEAK_FOR_MS - DAY_MS)),
        reader === "family" ? lte(shownFrom, now) : undefined,
      ),
    )
    .orderBy(asc(markedAt));
}
