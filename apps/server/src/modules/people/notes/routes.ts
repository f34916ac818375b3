/** What staff note about people, for each other alone. */
import * as notes from "@riwaq/contracts/people/notes.calls";

import { requireRight } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeNote, deleteNote } from "./change-note.ts";
import { findNotesAbout, requirePerson } from "./queries.ts";
import { writeNote } from "./write-note.ts";

const reader = requireRight("people");

export const notesRoutes = routesOf("staff", (on) => {
  on(notes.list, async ({ ctx, params }) => {
    await requirePerson(ctx.db, params.id);
    return findNotesAbout(ctx.db, reader(ctx.actor), params.id);
  });

  on(notes.write, async ({ ctx, params, body, headers }) =>
    writeNote(ctx, { ...body, personId: params.id, key: headers["idempotency-key"] }),
  );

  on(notes.change, async ({ ctx, params, body }) =>
    changeNote(ctx, { id: params.id, change: body }),
  );

  on(notes.remove, async ({ ctx, params }) => deleteNote(ctx, params));
});
