import type { EveningWord } from "@riwaq/contracts/memory/plan";
import { groupBy } from "@riwaq/domain/group-by";
import { WEAK_FOR_MS } from "@riwaq/domain/learning/marks/kinds";
import { fadingWords } from "@riwaq/domain/memory/fading-words";
import { and, asc, eq, gt, inArray, isNull, lte } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { MarkReader } from "../../learning/marks/queries.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";

type Asked = { studentId: string; pages: readonly number[]; reader: MarkReader; now: Date };

/** By page the words that were marked lately and have not faded, at most three, those that need it most first. */
export async function findEveningWords(
  db: Database,
  { studentId, pages, reader, now }: Asked,
): Promise<Map<number, EveningWord[]>> {
  if (pages.length === 0) return new Map();
  const { sura, aya, word, page, kind, detail, marker, markedAt, shownFrom, voidedAt } = wordMarks;
  const marks = await db
    .select({ sura, aya, word, page, kind, detail, marker, markedAt })
    .from(wordMarks)
    .where(
      and(
        eq(wordMarks.studentId, studentId),
        inArray(page, [...pages]),
        isNull(voidedAt),
        gt(markedAt, new Date(now.getTime() - WEAK_FOR_MS)),
        reader === "family" ? lte(shownFrom, now) : undefined,
      ),
    )
    .orderBy(asc(markedAt));
  const heard = await db
    .select({ page: memoryReviews.page, at: memoryReviews.reviewedAt })
    .from(memoryReviews)
    .where(
      and(
        eq(memoryReviews.studentId, studentId),
        inArray(memoryReviews.page, [...pages]),
        eq(memoryReviews.by, "teacher"),
        isNull(memoryReviews.standing),
        isNull(memoryReviews.voidedAt),
      ),
    );
  const heardBy = groupBy(heard, (one) => one.page);
  return new Map(
    [...groupBy(marks, (one) => one.page)].map(([at, ofPage]) => [
      at,
      fadingWords(
        ofPage.map(({ markedAt: instant, ...mark }) => ({ ...mark, atMs: instant.getTime() })),
        (heardBy.get(at) ?? []).map((one) => one.at.getTime()),
      ),
    ]),
  );
}
