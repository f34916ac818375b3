import type { NewTest, TestDetails } from "@riwaq/contracts/memory/tests";
import { placeNumber } from "@riwaq/domain/learning/quran/places";
import { type TestQuestion, makeQuestions, randomOf } from "@riwaq/domain/memory/questions";
import { resemblesAnother } from "@riwaq/domain/memory/similar-ayat";
import { ayatToAsk } from "@riwaq/domain/memory/test-ground";

import { badField, refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { testBegun } from "../events.ts";
import { linesOfPage } from "../lines-of-page.ts";
import { TEACHING, requireSide } from "../reach/queries.ts";
import { lockMemory } from "../reviews/recount-pages.ts";
import { findOfferedScheme } from "../schemes/queries.ts";
import { ayatOfRow, findLinks } from "../similar/queries.ts";
import { textIndex, wordsIn } from "../similar/text-index.ts";
import { recitationTests } from "../tables/recitation-tests.ts";
import { findHeldPages, findRunning, findTest } from "./queries.ts";
import { answerOf, openLesson } from "./show-test.ts";

type Input = NewTest & { studentId: string };

/**
 * A teacher of the pupil begins one, and the first question is asked. The questions are made here and stay: the same id
 * would make the same ones. Begun again under its id, it is what it was; beside one that runs there is no other.
 */
export const beginTest = command({
  by: byConfirmed,
  lock: async (tx, { actor, now }, { studentId }: Input) => {
    const sided = await requireSide(tx, actor, { studentId, now, sides: TEACHING });
    await lockMemory(tx, studentId);
    return sided;
  },
  trace: "if_changed",
  run: async (ctx, input): Promise<TestDetails> => {
    const { tx, actor, now, locked } = ctx;
    const { id, studentId, session_id: sessionId } = input;
    const known = await findTest(tx, id);
    if (known) {
      const isSame = known.heldById === actor.id && known.studentId === studentId;
      if (!isSame) throw refusal("conflict", "key_reused");
      return answerOf(tx, id, ctx);
    }
    if ((await findRunning(tx, locked.pupilId)) !== null) {
      throw refusal("conflict", "test_running");
    }
    const scheme = await findOfferedScheme(tx, input.scheme_id);
    if (!scheme) throw badField("scheme_id", "invalid");
    const occasion = { sessionId, studentId, heldById: actor.id };
    if (sessionId !== null && (await openLesson(tx, occasion, now)) === null) {
      throw badField("session_id", "invalid");
    }
    const questions = await questionsOf(tx, locked.pupilId, input);
    const [first] = questions;
    if (!first) throw badField("from", "test_nothing_held");
    first.askedAtMs = now.getTime();
    const { points } = scheme;
    const values = { ...occasion, id, schemeId: scheme.id, points, questions, beganAt: now };
    await tx.insert(recitationTests).values({ ...values, state: "running" });
    await emit(ctx, tx, testBegun(studentId, { test: id, questions: questions.length }));
    return answerOf(tx, id, ctx);
  },
});

/** Over what of the range is held; ayat that are linked for this pupil come first. */
async function questionsOf(
  tx: Transaction,
  pupilId: PupilId,
  { id, from, to, questions: count, lines }: NewTest,
): Promise<TestQuestion[]> {
  const links = (await findLinks(tx, pupilId)).map(ayatOfRow);
  const linked = new Set(links.flatMap(({ first, second }) => [first, second].map(placeNumber)));
  const ayat = ayatToAsk({
    held: await findHeldPages(tx, pupilId),
    range: { from, to },
    linesOfPage,
    wordsIn,
    isLinked: (place) => linked.has(placeNumber(place)),
  });
  const index = await textIndex();
  return makeQuestions({
    ayat,
    count,
    lines,
    resembles: (place) => resemblesAnother(index, place),
    random: randomOf(id),
  });
}
