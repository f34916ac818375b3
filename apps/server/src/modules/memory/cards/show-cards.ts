import type { CardsOfPupil, CardsToday } from "@riwaq/contracts/memory/cards";
import { cardsOfDay } from "@riwaq/domain/memory/cards-of-day";
import { type Day, dayOf } from "@riwaq/domain/memory/days";
import { asc, eq, sql } from "drizzle-orm";

import { isFamily, requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { users } from "../../identity/tables/users.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { todayOf } from "../plan/queries.ts";
import { deckAssignments } from "../tables/deck-assignments.ts";
import { countCards, loadLearning } from "./load-learning.ts";
import { sideOfCards } from "./policy.ts";
import { presentCard } from "./presenter.ts";

type Learning = ReturnType<Awaited<ReturnType<typeof loadLearning>>>;

/** What a pupil is asked today, and how far each deck is. */
export async function showCards(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<CardsOfPupil> {
  const now = clock.now();
  const { side, pupilId } = await sideOfCards(db, requireSignedIn(actor), { studentId: id, now });
  const [person] = await db
    .select({ name: users.name, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, pupilId));
  if (!person) throw new AppError("not_found");
  const today = todayOf(now, person.timeZone);
  const learning = (await loadLearning(db, [pupilId]))(pupilId);
  return {
    student_id: pupilId,
    name: person.name,
    side,
    time_zone: person.timeZone,
    today,
    cards: presentCards(learning, dayOf(today)),
    answered: countAnswered(learning, dayOf(today)),
    decks: learning.assignments.map(({ deckId, title, kind, newPerDay }) => ({
      deck_id: deckId,
      title,
      kind,
      new_per_day: newPerDay,
      counts: countCards(
        learning.cards.filter((card) => card.deckId === deckId),
        learning.reviews,
      ),
    })),
  };
}

function presentCards(learning: Learning, day: Day): CardsOfPupil["cards"] {
  const byId = new Map(learning.cards.map((card) => [card.id, card]));
  return cardsOfDay({ ...learning, day }).flatMap(({ cardId, isNew }) => {
    const card = byId.get(cardId);
    if (!card) return [];
    return [{ ...presentCard(card), deck_id: card.deckId, is_new: isNew }];
  });
}

const countAnswered = ({ reviews }: Learning, day: Day): number =>
  new Set(reviews.flatMap((one) => (one.day === day ? [one.cardId] : []))).size;

/** Oneself and each child to whom a deck was given, with how many cards wait today. */
export async function showCardsToday({ db, actor, clock }: Context): Promise<CardsToday> {
  const person = requireSignedIn(actor);
  if (!isFamily(person)) return { people: [] };
  const now = clock.now();
  const learners = await db
    .selectDistinct({ id: users.id, name: users.name, timeZone: users.timeZone })
    .from(users)
    .innerJoin(deckAssignments, eq(deckAssignments.studentId, users.id))
    .where(sql`${deckAssignments.endedAt} is null and ${users.id} in ${familyOf(person)}`)
    .orderBy(asc(users.name), asc(users.id));
  const learningOf = await loadLearning(
    db,
    learners.map(({ id }) => id),
  );
  const people = learners.map(({ id, name, timeZone }) => {
    const day = dayOf(todayOf(now, timeZone));
    const cards = cardsOfDay({ ...learningOf(id), day }).length;
    return { student_id: id, name, is_self: id === person.id, cards };
  });
  return { people: people.toSorted((one, other) => Number(other.is_self) - Number(one.is_self)) };
}
