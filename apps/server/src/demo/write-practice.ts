import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import type { TestQuestion } from "@riwaq/domain/memory/questions";
import { DAY_MS, civilDateOf } from "@riwaq/domain/time/civil-date";
import { EDITION } from "@riwaq/mushaf/edition";
import { eq } from "drizzle-orm";

import { recitationHomework } from "../modules/learning/tables/recitation-homework.ts";
import { wordMarks } from "../modules/learning/tables/word-marks.ts";
import { columnsOf } from "../modules/memory/similar/queries.ts";
import { cardDecks } from "../modules/memory/tables/card-decks.ts";
import { cardReviews } from "../modules/memory/tables/card-reviews.ts";
import { cards } from "../modules/memory/tables/cards.ts";
import { deckAssignments } from "../modules/memory/tables/deck-assignments.ts";
import { minimalPairs } from "../modules/memory/tables/minimal-pairs.ts";
import { recitationTests } from "../modules/memory/tables/recitation-tests.ts";
import { scoringSchemes } from "../modules/memory/tables/scoring-schemes.ts";
import { similarPlaces } from "../modules/memory/tables/similar-places.ts";
import { countTest } from "../modules/memory/tests/count-test.ts";
import { findMarksOf } from "../modules/memory/tests/queries.ts";
import { recordingConsents } from "../modules/people/tables/recording-consents.ts";
import { DEMO_FILES_DIR } from "../paths.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { StudentKey } from "./families.ts";
import { DECKS, EXCHANGED, HOMEWORK, SIMILAR, TEST, WORD_PAIRS } from "./practice.ts";
import type { PersonIds } from "./write-people.ts";

type Seed = { tx: Transaction; now: Date; ids: PersonIds };

const MINUTE_MS = 60_000;
const WRITTEN_DAYS_AGO = 30;
const GIVEN_DAYS_AGO = 10;
const DUE_IN_DAYS = 3;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** What is practised beside the pages: cards, sounds, verses that resemble each other, recitations at home, and a test. */
export async function writePractice(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
  storage: Storage,
): Promise<void> {
  const seed = { tx, now, ids };
  for (const deck of DECKS) await writeDeck(seed, deck);
  await writeWords(seed, storage);
  await writeSimilar(seed);
  await writeExchanged(seed);
  await writeHomework(seed);
  await writeTest(seed);
}

async function writeDeck({ tx, now, ids }: Seed, deck: (typeof DECKS)[number]): Promise<void> {
  const { teacher, title, kind, programme, isShared, learnt } = deck;
  const madeAt = daysBefore(now, WRITTEN_DAYS_AGO);
  const deckId = randomUUID();
  await tx.insert(cardDecks).values({
    id: deckId,
    title,
    kind,
    programme,
    isShared,
    madeById: ids[teacher],
    madeAt,
    updatedAt: madeAt,
  });
  const rows = deck.cards.map(([arabic, meaning, note = ""], at) => ({
    id: randomUUID(),
    deckId,
    position: at + 1,
    arabic,
    meaning,
    note,
  }));
  await tx.insert(cards).values(rows);
  for (const { student, newPerDay, asked } of learnt) {
    await tx.insert(deckAssignments).values({
      deckId,
      studentId: ids[student],
      newPerDay,
      givenById: ids[teacher],
      givenAt: daysBefore(now, GIVEN_DAYS_AGO),
    });
    const reviews = rows.slice(0, asked).map(({ id: cardId }, at) => {
      const answeredAt = daysBefore(now, GIVEN_DAYS_AGO - Math.floor(at / newPerDay) - 1);
      return {
        id: randomUUID(),
        studentId: ids[student],
        cardId,
        day: civilDateOf(answeredAt.getTime()),
        grade: at % 3 === 2 ? (2 as const) : (3 as const),
        answeredAt,
      };
    });
    if (reviews.length > 0) await tx.insert(cardReviews).values(reviews);
  }
}

async function writeWords({ tx, now, ids }: Seed, storage: Storage): Promise<void> {
  const keep = async (file: string) => {
    const bytes = await readFile(join(DEMO_FILES_DIR, file));
    const key = `minimal-pairs/${randomBytes(24).toString("base64url")}`;
    await storage.put(key, Readable.from([bytes]), bytes.length);
    return { key, type: "audio/webm" };
  };
  for (const { pair, words, files } of WORD_PAIRS) {
    const [first, second] = files ? await Promise.all(files.map(keep)) : [];
    await tx.insert(minimalPairs).values({
      id: randomUUID(),
      pair,
      firstWord: words[0],
      secondWord: words[1],
      firstSoundKey: first?.key ?? null,
      firstSoundType: first?.type ?? null,
      secondSoundKey: second?.key ?? null,
      secondSoundType: second?.type ?? null,
      madeById: ids.teacher,
      madeAt: daysBefore(now, WRITTEN_DAYS_AGO),
    });
  }
}

type Marked = { sura: number; aya: number; word: number; kind: MarkKind; detail: string };

const markRow = (
  { ids }: Seed,
  { student, at, ...mark }: Marked & { student: StudentKey; at: Date },
) => ({
  ...mark,
  id: randomUUID(),
  studentId: ids[student],
  edition: EDITION,
  page: pageOf({ sura: mark.sura, aya: mark.aya }),
  marker: "teacher" as const,
  markedById: ids.teacher,
  markedAt: at,
  shownFrom: at,
});

async function writeSimilar(seed: Seed): Promise<void> {
  const { tx, now, ids } = seed;
  for (const { student, first, second, isLinked } of SIMILAR) {
    const at = daysBefore(now, GIVEN_DAYS_AGO);
    const detail = `${second.sura}:${second.aya}`;
    const mark = { ...first, word: 1, kind: "swapped" as const, detail };
    await tx.insert(wordMarks).values(markRow(seed, { ...mark, student, at }));
    if (!isLinked) continue;
    const link = { studentId: ids[student], linkedById: ids.teacher, linkedAt: at };
    await tx.insert(similarPlaces).values({ ...link, ...columnsOf({ first, second }) });
  }
}

async function writeExchanged(seed: Seed): Promise<void> {
  const rows = EXCHANGED.flatMap(({ student, pair, place, daysAgo }) =>
    daysAgo.map((days) => {
      const mark = { ...place, kind: "letter-exchanged" as const, detail: pair };
      return markRow(seed, { ...mark, student, at: daysBefore(seed.now, days) });
    }),
  );
  await seed.tx.insert(wordMarks).values(rows);
}

/** Sofia is grown up, and has agreed to be recorded; the family of Inès is still to be asked. */
async function writeHomework({ tx, now, ids }: Seed): Promise<void> {
  await tx.insert(recordingConsents).values({
    studentId: ids.student,
    givenById: ids.student,
    givenAt: daysBefore(now, WRITTEN_DAYS_AGO),
  });
  await tx.insert(recitationHomework).values(
    HOMEWORK.map(({ student, from, to, words }) => ({
      studentId: ids[student],
      setById: ids.teacher,
      fromSura: from.sura,
      fromAya: from.aya,
      toSura: to.sura,
      toAya: to.aya,
      words,
      dueOn: civilDateOf(now.getTime() + DUE_IN_DAYS * DAY_MS),
      setAt: daysBefore(now, 1),
    })),
  );
}

/** A question a minute, and what was marked while it was answered; the figures are counted of that. */
async function writeTest(seed: Seed): Promise<void> {
  const { tx, now, ids } = seed;
  const [scheme] = await tx
    .select()
    .from(scoringSchemes)
    .where(eq(scoringSchemes.key, TEST.scheme));
  if (!scheme) throw new Error("no scheme to count by");
  const beganAt = daysBefore(now, TEST.daysAgo);
  const minute = (at: number) => beganAt.getTime() + at * MINUTE_MS;
  const questions: TestQuestion[] = TEST.questions.map((question, at) => ({
    ...question,
    askedAtMs: minute(at),
    answeredAtMs: minute(at + 1),
  }));
  await tx.insert(wordMarks).values(
    TEST.marks.map(({ atQuestion, ...mark }) => {
      const at = new Date(minute(atQuestion + 0.5));
      return markRow(seed, { ...mark, detail: "", student: TEST.student, at });
    }),
  );
  const id = randomUUID();
  const finishedAt = new Date(minute(questions.length));
  const test = {
    id,
    studentId: ids[TEST.student],
    heldById: ids.teacher,
    schemeId: scheme.id,
    points: scheme.points,
    questions,
    beganAt,
    finishedAt,
    note: TEST.note,
  };
  const none = { state: "finished" as const, memoryScore: 0, tajwidScore: 0 };
  await tx.insert(recitationTests).values({ ...test, ...none });
  const { score } = countTest(test, (await findMarksOf(tx, [id])).get(id) ?? []);
  await tx
    .update(recitationTests)
    .set({ memoryScore: score.memory, tajwidScore: score.tajwid })
    .where(eq(recitationTests.id, id));
}
