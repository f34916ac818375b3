import type { DeckAssignment } from "@riwaq/contracts/memory/cards";
import { and, eq, isNull } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { deckAssigned, deckEnded } from "../events.ts";
import { lockMemory } from "../reviews/recount-pages.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { deckAssignments } from "../tables/deck-assignments.ts";
import { isReadable, requireOwnPupil } from "./policy.ts";

type Pair = { id: string; studentId: string };

/** A pupil learns a deck, so many new cards on a day; the same once more changes nothing. */
export const assignDeck = command({
  by: requireTeacher,
  lock: async (tx, { actor, now }, { id, studentId }: Pair & DeckAssignment) => {
    const [deck] = await tx
      .select({ id: cardDecks.id })
      .from(cardDecks)
      .where(and(eq(cardDecks.id, id), isReadable(actor)))
      .for("share");
    if (!deck) throw new AppError("not_found");
    await requireOwnPupil(tx, actor, { studentId, now });
    await lockMemory(tx, studentId);
  },
  trace: "if_changed",
  run: async (ctx, { id, studentId, new_per_day: newPerDay }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const [open] = await tx.select().from(deckAssignments).where(isOpen({ id, studentId }));
    if (open?.newPerDay === newPerDay) return;
    if (open) {
      await tx.update(deckAssignments).set({ newPerDay }).where(eq(deckAssignments.id, open.id));
    } else {
      const given = { givenById: actor.id, givenAt: now };
      await tx.insert(deckAssignments).values({ deckId: id, studentId, newPerDay, ...given });
    }
    await emit(ctx, tx, deckAssigned(studentId, { deckId: id, newPerDay }));
  },
});

/** Its cards are asked no more. Whoever teaches the pupil ends it, also of a deck that is no longer shared. */
export const endAssignment = command({
  by: requireTeacher,
  lock: async (tx, { actor, now }, { studentId }: Pair) => {
    await requireOwnPupil(tx, actor, { studentId, now });
    await lockMemory(tx, studentId);
  },
  trace: "if_changed",
  run: async (ctx, pair): Promise<void> => {
    const { tx, now } = ctx;
    const ended = await tx
      .update(deckAssignments)
      .set({ endedAt: now })
      .where(isOpen(pair))
      .returning({ id: deckAssignments.id });
    if (ended.length > 0) await emit(ctx, tx, deckEnded(pair.studentId, { deckId: pair.id }));
  },
});

const isOpen = ({ id, studentId }: Pair) =>
  and(
    eq(deckAssignments.deckId, id),
    eq(deckAssignments.studentId, studentId),
    isNull(deckAssignments.endedAt),
  );
