import type { AyaPlace } from "@riwaq/contracts/memory/tests";
import { placeNumber } from "@riwaq/domain/learning/quran/places";
import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { similarPlaces } from "../tables/similar-places.ts";

/** The one that comes first in the Quran first. */
export type Ayat = { first: AyaPlace; second: AyaPlace };

export function inOrder(one: AyaPlace, other: AyaPlace): Ayat {
  const isFirst = placeNumber(one) < placeNumber(other);
  return isFirst ? { first: one, second: other } : { first: other, second: one };
}

export const columnsOf = ({ first, second }: Ayat) => ({
  firstSura: first.sura,
  firstAya: first.aya,
  secondSura: second.sura,
  secondAya: second.aya,
});

const { id, studentId, firstSura, firstAya, secondSura, secondAya, linkedAt, removedAt } =
  similarPlaces;

function linked(db: Database) {
  return db
    .select({ id, studentId, firstSura, firstAya, secondSura, secondAya, linkedAt, by: users.name })
    .from(similarPlaces)
    .leftJoin(users, eq(users.id, similarPlaces.linkedById))
    .$dynamic();
}
export type LinkRow = Awaited<ReturnType<typeof linked>>[number];

export const ayatOfRow = (
  row: Pick<LinkRow, "firstSura" | "firstAya" | "secondSura" | "secondAya">,
) => ({
  first: { sura: row.firstSura, aya: row.firstAya },
  second: { sura: row.secondSura, aya: row.secondAya },
});

/** Those that stand, in the order of the Quran. */
export async function findLinks(db: Database, pupilId: PupilId): Promise<LinkRow[]> {
  return linked(db)
    .where(and(eq(studentId, pupilId), isNull(removedAt)))
    .orderBy(asc(firstSura), asc(firstAya), asc(secondSura), asc(secondAya));
}

export async function findLink(db: Database, pupilId: PupilId, { first, second }: Ayat) {
  const [row] = await linked(db).where(
    and(
      eq(studentId, pupilId),
      isNull(removedAt),
      eq(firstSura, first.sura),
      eq(firstAya, first.aya),
      eq(secondSura, second.sura),
      eq(secondAya, second.aya),
    ),
  );
  return row;
}

/** Ayat that somebody marked as exchanged, the last first, each pair once. */
export async function findSwapped(db: Database, pupilId: PupilId): Promise<Ayat[]> {
  const rows = await db
    .select({ sura: wordMarks.sura, aya: wordMarks.aya, detail: wordMarks.detail })
    .from(wordMarks)
    .where(
      and(
        eq(wordMarks.studentId, pupilId),
        eq(wordMarks.kind, "swapped"),
        ne(wordMarks.detail, ""),
        isNull(wordMarks.voidedAt),
      ),
    )
    .orderBy(desc(wordMarks.markedAt), desc(wordMarks.id));
  const pairs = new Map<string, Ayat>();
  for (const { sura, aya, detail } of rows) {
    const [otherSura = 0, otherAya = 0] = detail.split(":").map(Number);
    if (sura === otherSura && aya === otherAya) continue;
    const pair = inOrder({ sura, aya }, { sura: otherSura, aya: otherAya });
    pairs.set(keyOf(pair), pairs.get(keyOf(pair)) ?? pair);
  }
  return [...pairs.values()];
}

export const keyOf = ({ first, second }: Ayat): string =>
  `${first.sura}:${first.aya} ${second.sura}:${second.aya}`;
