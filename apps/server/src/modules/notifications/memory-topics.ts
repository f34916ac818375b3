/** On whose screens something changes of what is memorised or practised: a pupil's family, and whoever teaches them. */
import type { Topic } from "@riwaq/contracts/notifications/topics";
import { sql } from "drizzle-orm";

import { announceChange } from "../../platform/bus/announce-news.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Event } from "../../platform/events/define-event.ts";
import { type Maker, type Subscriber, on } from "../../platform/events/subscriber.ts";
import * as memory from "../memory/events.ts";
import { findTeachersOf } from "../people/reach/pupils.ts";
import { changing, families, findIds } from "./who-watches.ts";

function ofPupil(topics: readonly Topic[], made: ReadonlyArray<Maker<object, unknown>>) {
  return made.map((one) =>
    on(one, async ({ clock }, tx, { subject }) => {
      const teachers = await findTeachersOf(tx, subject.id, clock.now());
      await announceChange(tx, [...(await families(tx, [subject.id])), ...teachers], topics);
    }),
  );
}

/** Its maker, and the families who learn it, or did: of a deck that is gone nobody does any more. */
async function ofDeck(tx: Transaction, { subject }: Event): Promise<string[]> {
  const makers = await findIds(
    tx,
    sql`select made_by_id as id from card_decks where id = ${subject.id}`,
  );
  const pupils = await findIds(
    tx,
    sql`select distinct student_id as id from deck_assignments where deck_id = ${subject.id}`,
  );
  return [...makers, ...(await families(tx, pupils))];
}

export const memoryTopics: readonly Subscriber[] = [
  ...ofPupil(
    ["memory"],
    [
      memory.memoryPlanSet,
      memory.portionGiven,
      memory.portionEnded,
      memory.memoryBegun,
      memory.eveningAnswered,
      memory.reviewGraded,
    ],
  ),
  ...ofPupil(["tests"], [memory.testBegun, memory.questionAsked, memory.testDropped]),
  ...ofPupil(["tests", "memory"], [memory.testFinished, memory.testRescored]),
  ...ofPupil(["similar"], [memory.similarLinked, memory.similarUnlinked]),
  ...ofPupil(["cards"], [memory.deckAssigned, memory.deckEnded, memory.cardsAnswered]),
  ...ofPupil(["ear"], [memory.earDrillAnswered]),
  ...changing<unknown>(
    ["cards"],
    [
      memory.deckMade,
      memory.deckCopied,
      memory.deckChanged,
      memory.deckShared,
      memory.deckUnshared,
      memory.deckRemoved,
      memory.cardAdded,
      memory.cardChanged,
      memory.cardMediumKept,
      memory.cardMediumRemoved,
      memory.cardRemoved,
      memory.cardsOrdered,
      memory.cardsImported,
    ],
    ofDeck,
  ),
];
