import { inArray } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emitAll } from "../../../platform/events/emit.ts";
import { on } from "../../../platform/events/subscriber.ts";
import { loosen } from "../../../platform/storage/loose-files.ts";
import { recordingConsentWithdrawn } from "../../people/events.ts";
import { type RemovedFor, recitationRemoved } from "../events.ts";
import { dropVoices } from "../homework/drop-voices.ts";
import { recitationPieces } from "../tables/recitation-pieces.ts";
import { recitations } from "../tables/recitations.ts";
import { requireHeard } from "./load-hearer.ts";
import { mayRemove } from "./policy.ts";
import { type RecitationRow, presentRecitation } from "./presenter.ts";
import { lockRecitation, lockRecitationsOf } from "./queries.ts";

/** The sound goes with the row's word for it; removed twice, it is gone once. */
export async function removeRecitation(ctx: Context, asked: { id: string }): Promise<void> {
  for (const key of await removeHeard(ctx, asked)) await ctx.storage.remove(key);
}

const removeHeard = command({
  by: requireSignedIn,
  trace: "if_changed",
  lock: (tx, _, { id }: { id: string }) => lockRecitation(tx, id),
  run: async (ctx, { id }): Promise<string[]> => {
    const { tx, actor, now } = ctx;
    const { row, hearer } = await requireHeard(tx, { actor, id, now });
    if (!mayRemove(hearer, row)) throw new AppError("forbidden");
    return letGo(ctx, tx, { rows: [row], why: "asked", now });
  },
});

/** By itself: nothing came of it, or its time is over. */
export async function dropRecitation(
  ctx: Context,
  asked: { id: string; why: RemovedFor },
): Promise<void> {
  for (const key of await drop(ctx, asked)) await ctx.storage.remove(key);
}

const drop = command({
  by: byAnyone,
  trace: "if_changed",
  lock: (tx, _, { id }: { id: string; why: RemovedFor }) => lockRecitation(tx, id),
  run: async (ctx, { why }): Promise<string[]> => {
    const { tx, now, locked } = ctx;
    // Ended meanwhile: then something came of it.
    const isToGo = locked && (why !== "empty" || locked.state === "recording");
    return isToGo ? letGo(ctx, tx, { rows: [locked], why, now }) : [];
  },
});

/** Without consent nothing is kept; the files follow by the round of loose ones. */
export const removeUnconsented = on(recordingConsentWithdrawn, async (ctx, tx, { subject }) => {
  const rows = await lockRecitationsOf(tx, subject.id);
  await letGo(ctx, tx, { rows, why: "consent", now: ctx.clock.now() });
});

type Going = { rows: readonly RecitationRow[]; why: RemovedFor; now: Date };

/** Nobody hears these any more. Answers the keys of their files. */
async function letGo(ctx: Emitting, tx: Transaction, { rows, why, now }: Going): Promise<string[]> {
  const going = rows.filter(({ state }) => state !== "gone");
  if (going.length === 0) return [];
  const ids = going.map(({ id }) => id);
  const gone = { state: "gone", storageKey: null, keptUntil: null, peaks: [] } as const;
  await tx
    .update(recitations)
    .set({ ...gone, peaks: [] })
    .where(inArray(recitations.id, ids));
  await tx.delete(recitationPieces).where(inArray(recitationPieces.recitationId, ids));
  const voices = await dropVoices(tx, ids);
  const keys = [...going.flatMap(({ storageKey }) => storageKey ?? []), ...voices];
  // Nobody writes them, so that nothing has to be waited for.
  await loosen(tx, keys, new Date(0));
  const told = going.map((row) => {
    const recitation = presentRecitation({ ...row, ...gone, peaks: [] }, { canRemove: false });
    const { id, studentId, sessionId } = row;
    return recitationRemoved(id, { why }, { studentId, sessionId, recitation });
  });
  await emitAll({ ...ctx, clock: { now: () => now } }, tx, told);
  return keys;
}
