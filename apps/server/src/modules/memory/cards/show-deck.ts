import type { DeckDetail } from "@riwaq/contracts/memory/cards";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { users } from "../../identity/tables/users.ts";
import { sinceWhen, taughtBy } from "../../people/reach/pupils.ts";
import { deckAssignments } from "../tables/deck-assignments.ts";
import { countCards, loadLearning } from "./load-learning.ts";
import { requireReader } from "./policy.ts";
import { presentCard, presentDeck } from "./presenter.ts";
import { findCards, loadDeck } from "./queries.ts";

/** A deck with its cards, and how far those whom the reader teaches are with it. */
export async function showDeck(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<DeckDetail> {
  const reader = requireReader(actor);
  const now = clock.now();
  const deck = await loadDeck(db, { reader, now }, id);
  const cards = await findCards(db, id);
  const taught = taughtBy(reader.id, sql`${sinceWhen(now)}::timestamptz`);
  const pupils = await db
    .select({
      student_id: deckAssignments.studentId,
      name: users.name,
      new_per_day: deckAssignments.newPerDay,
    })
    .from(deckAssignments)
    .innerJoin(users, eq(users.id, deckAssignments.studentId))
    .where(
      and(
        eq(deckAssignments.deckId, id),
        isNull(deckAssignments.endedAt),
        sql`${deckAssignments.studentId} in ${taught}`,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  const learningOf = await loadLearning(
    db,
    pupils.map((pupil) => pupil.student_id),
  );
  return {
    deck: presentDeck(deck, reader),
    cards: cards.map(presentCard),
    pupils: pupils.map((pupil) => ({
      ...pupil,
      counts: countCards(cards, learningOf(pupil.student_id).reviews),
    })),
  };
}
