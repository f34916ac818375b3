import {
  RECITATIONS_PER_PAGE,
  type RecitationDetails,
  type Recitations,
} from "@riwaq/contracts/learning/recitations";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findMarksDuring, findMarksHeard } from "../marks/queries.ts";
import { requireHeard, loadHearer } from "./load-hearer.ts";
import { mayRemove } from "./policy.ts";
import { presentOnLine, presentRecitation } from "./presenter.ts";
import { findRecitationsOf } from "./queries.ts";

export async function listRecitations(
  { db, actor, clock }: Context,
  { studentId, page }: { studentId: string; page: number },
): Promise<Recitations> {
  const reader = requireSignedIn(actor);
  const hearer = await loadHearer(db, reader, { studentId, now: clock.now() });
  const { rows, total } = await findRecitationsOf(db, hearer.student, {
    limit: RECITATIONS_PER_PAGE,
    offset: (page - 1) * RECITATIONS_PER_PAGE,
  });
  return {
    recitations: rows.map((row) => presentRecitation(row, { canRemove: mayRemove(hearer, row) })),
    page,
    pages: Math.max(1, Math.ceil(total / RECITATIONS_PER_PAGE)),
    total,
  };
}

/** With what was marked while it was recorded or heard; a family sees of that what is shown to it by now. */
export async function showRecitation(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<RecitationDetails> {
  const now = clock.now();
  const { row, hearer } = await requireHeard(db, { actor, id, now });
  const until = row.endedAt ?? now;
  const reader = hearer.way === "family" ? "family" : "others";
  const during = await findMarksDuring(db, hearer.student, {
    sessionId: row.sessionId,
    from: row.beganAt,
    until,
    reader,
    now,
  });
  const heard = await findMarksHeard(db, hearer.student, { recitationId: id, reader, now });
  const beganAtMs = row.beganAt.getTime();
  const durationMs = row.durationMs ?? until.getTime() - beganAtMs;
  return {
    ...presentRecitation(row, { canRemove: mayRemove(hearer, row) }),
    marks: presentOnLine({ during, heard }, { beganAtMs, durationMs }),
  };
}

/** The sound of one that is kept. */
export async function findSound({ db, actor, clock, storage }: Context, { id }: { id: string }) {
  const { row } = await requireHeard(db, { actor, id, now: clock.now() });
  const { storageKey, type, sizeBytes } = row;
  if (storageKey === null || type === null) throw new AppError("not_found");
  return {
    name: `recitation.${type.replace("audio/", "")}`,
    mimeType: type,
    sizeBytes: sizeBytes ?? 0,
    // Its bytes never change.
    etag: `"${id}"`,
    isInline: true,
    isNeverStored: true,
    open: (range?: { start: number; end: number }) => storage.get(storageKey, range),
  };
}
