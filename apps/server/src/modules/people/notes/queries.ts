import type { PersonNote } from "@riwaq/contracts/people/notes";
import { type SQL, and, desc, eq, ne } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { NOBODY, users } from "../../identity/tables/users.ts";
import { personNotes } from "../tables/person-notes.ts";

/** More than anybody reads about one person. */
const NOTES_MAX = 200;

async function findNotes(
  db: Database,
  reader: Pick<SignedIn, "id">,
  which: SQL,
): Promise<PersonNote[]> {
  const rows = await db
    .select({ note: personNotes, author: users.name })
    .from(personNotes)
    .leftJoin(users, eq(users.id, personNotes.authorId))
    .where(which)
    .orderBy(desc(personNotes.isPinned), desc(personNotes.createdAt), desc(personNotes.id))
    .limit(NOTES_MAX);
  return rows.map(({ note, author }) => ({
    id: note.id,
    text: note.text,
    is_pinned: note.isPinned,
    author,
    is_own: note.authorId === reader.id,
    created_at: note.createdAt.toISOString(),
    edited_at: note.editedAt?.toISOString() ?? null,
  }));
}

/** Those about one person, pinned ones first, then the newest. */
export const findNotesAbout = (db: Database, reader: SignedIn, personId: string) =>
  findNotes(db, reader, eq(personNotes.personId, personId));

export async function findNote(
  db: Database,
  reader: Pick<SignedIn, "id">,
  id: string,
): Promise<PersonNote> {
  const [note] = await findNotes(db, reader, eq(personNotes.id, id));
  if (!note) throw new AppError("not_found");
  return note;
}

/** Whoever has an account, open or closed; whose account is forgotten is nobody. */
export async function requirePerson(db: Database, id: string): Promise<void> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), ne(users.name, NOBODY)));
  if (!person) throw new AppError("not_found");
}
