import type { CardAnswers } from "@riwaq/contracts/memory/cards";
import type { AnswersTaken } from "@riwaq/contracts/memory/plan";
import { type Day, dayOf } from "@riwaq/domain/memory/days";
import { gradeOfVerdict } from "@riwaq/domain/memory/grade";
import { and, eq, inArray } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { users } from "../../identity/tables/users.ts";
import { cardsAnswered } from "../events.ts";
import { todayOf } from "../plan/queries.ts";
import { lockMemory } from "../reviews/recount-pages.ts";
import { cardReviews } from "../tables/card-reviews.ts";
import { cards } from "../tables/cards.ts";
import { deckAssignments } from "../tables/deck-assignments.ts";
import { requireLearner } from "./policy.ts";

type Answer = CardAnswers["answers"][number];
type Input = { studentId: string; answers: CardAnswers };

/** What waited longer says nothing of today. */
const DAYS_BACK = 14;

/**
 * How cards went. Each answer counts once, however often it is sent; one of a card that was never given to the pupil, or
 * of a day long ago or to come, is not taken, and the others are.
 */
export const answerCards = command({
  by: requireSignedIn,
  lock: async (tx, { actor, now }, { studentId }: Input) => {
    await requireLearner(tx, actor, { studentId, now });
    await lockMemory(tx, studentId);
  },
  trace: "if_changed",
  run: async (ctx, { studentId, answers: { answers } }): Promise<AnswersTaken> => {
    const { tx, now } = ctx;
    const today = await findToday(tx, studentId, now);
    const given = await findGiven(tx, studentId, answers);
    const wanted = [...new Map(answers.map((one) => [one.id, one])).values()].filter(
      (one) => isNear(dayOf(one.day), today) && given.has(one.card_id),
    );
    const added = await insertReviews(tx, wanted.map(rowOf({ studentId, now })));
    if (added > 0) await emit(ctx, tx, cardsAnswered(studentId, { answers: added }));
    return { taken: await findTaken(tx, studentId, answers) };
  },
});

/** A day begins a little earlier somewhere. */
const isNear = (day: Day, today: Day) => day <= today + 1 && day >= today - DAYS_BACK;

async function findToday(tx: Transaction, studentId: string, now: Date): Promise<Day> {
  const [row] = await tx
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, studentId));
  if (!row) throw new Error("A pupil is a person");
  return dayOf(todayOf(now, row.timeZone));
}

/** Of decks that were given to the pupil once: an answer that waited may come after a deck was ended. */
async function findGiven(tx: Transaction, studentId: string, answers: readonly Answer[]) {
  const ids = answers.map((one) => one.card_id);
  const rows = await tx
    .selectDistinct({ id: cards.id })
    .from(cards)
    .innerJoin(deckAssignments, eq(deckAssignments.deckId, cards.deckId))
    .where(and(eq(deckAssignments.studentId, studentId), inArray(cards.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

const rowOf =
  ({ studentId, now }: { studentId: string; now: Date }) =>
  ({ id, card_id: cardId, day, verdict, answered_at: answeredAt }: Answer) => {
    const at = new Date(answeredAt);
    const grade = gradeOfVerdict(verdict);
    return { id, studentId, cardId, day, grade, answeredAt: at > now ? now : at };
  };

async function insertReviews(tx: Transaction, rows: Array<typeof cardReviews.$inferInsert>) {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(cardReviews)
    .values(rows)
    .onConflictDoNothing({ target: cardReviews.id })
    .returning({ id: cardReviews.id });
  return added.length;
}

/** Of an id that is another pupil's nothing is said. */
async function findTaken(tx: Transaction, studentId: string, answers: readonly Answer[]) {
  const ids = answers.map(({ id }) => id);
  const rows = await tx
    .select({ id: cardReviews.id })
    .from(cardReviews)
    .where(and(eq(cardReviews.studentId, studentId), inArray(cardReviews.id, ids)));
  return rows.map(({ id }) => id);
}
