import type { PersonNote, PersonNoteChange } from "@riwaq/contracts/people/notes";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { personNoteChanged, personNoteDeleted } from "../events.ts";
import { personNotes } from "../tables/person-notes.ts";
import { findNote } from "./queries.ts";

type Asked = { id: string };

async function lockNote(tx: Transaction, _: unknown, { id }: Asked) {
  const [note] = await tx.select().from(personNotes).where(eq(personNotes.id, id)).for("update");
  if (!note) throw new AppError("not_found");
  return note;
}

/** Its words are changed by who wrote them; whoever reads it pins it. What is so already changes nothing. */
export const changeNote = command({
  by: requireRight("people"),
  lock: (tx, asked, input: Asked & { change: PersonNoteChange }) => lockNote(tx, asked, input),
  trace: "if_changed",
  run: async (ctx, { id, change }): Promise<PersonNote> => {
    const { actor, tx, now, locked: before } = ctx;
    const { text = before.text, is_pinned: isPinned = before.isPinned } = change;
    const isReworded = text !== before.text;
    if (isReworded && before.authorId !== actor.id) throw new AppError("forbidden");
    const changed = [
      ...(isReworded ? ["text"] : []),
      ...(isPinned === before.isPinned ? [] : ["is_pinned"]),
    ];
    if (changed.length > 0) {
      const editedAt = isReworded ? now : before.editedAt;
      await tx.update(personNotes).set({ text, isPinned, editedAt }).where(eq(personNotes.id, id));
      await emit(ctx, tx, personNoteChanged(before.personId, { note: id, changed }));
    }
    return findNote(tx, actor, id);
  },
});

/** Gone for good, whoever wrote it; that it was there and who took it away is told. */
export const deleteNote = command({
  by: requireRight("people"),
  lock: lockNote,
  run: async (ctx, { id }): Promise<void> => {
    const { tx, locked } = ctx;
    await tx.delete(personNotes).where(eq(personNotes.id, id));
    await emit(ctx, tx, personNoteDeleted(locked.personId, { note: id }));
  },
});
