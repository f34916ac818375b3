import type { NewPersonNote, PersonNote } from "@riwaq/contracts/people/notes";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { personNoteWritten } from "../events.ts";
import { personNotes } from "../tables/person-notes.ts";
import { findNote, requirePerson } from "./queries.ts";

type Asked = NewPersonNote & { personId: string; key: string };

/** Staff note something about somebody for each other; that it was done is told, its words are not. */
export const writeNote = command({
  by: requireRight("people"),
  once: ({ key, ...request }: Asked) => ({ key, request }),
  run: async (ctx, { personId, text, is_pinned: isPinned }): Promise<PersonNote> => {
    const { actor, tx, now } = ctx;
    await requirePerson(tx, personId);
    const [note] = await tx
      .insert(personNotes)
      .values({ personId, authorId: actor.id, text, isPinned, createdAt: now })
      .returning({ id: personNotes.id });
    if (!note) throw new Error("A note that was written has no id");
    await emit(ctx, tx, personNoteWritten(personId, { note: note.id }));
    return findNote(tx, actor, note.id);
  },
});
