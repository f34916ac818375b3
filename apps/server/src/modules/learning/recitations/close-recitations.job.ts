import {
  PIECE_MS,
  SILENT_AFTER_MS,
  SILENT_AT_HOME_AFTER_MS,
} from "@riwaq/domain/learning/recitations/keeping";
import { unbrokenCount } from "@riwaq/domain/learning/recitations/pieces";

import { AppError } from "../../../platform/app-error.ts";
import { contextOfRound } from "../../../platform/command.ts";
import type { Context, RoundDeps } from "../../../platform/context.ts";
import { joinPieces } from "./join-pieces.ts";
import { findOverdue, findPieceNumbers, findSilent } from "./queries.ts";
import { dropRecitation } from "./remove-recitation.ts";

/** Ends what nobody records any more with what came of it, and lets go what was kept long enough. */
export async function closeRecitations(deps: RoundDeps): Promise<number> {
  const ctx = contextOfRound(deps);
  const now = deps.clock.now();
  const faults: unknown[] = [];
  const noteFault = (error: unknown) => void faults.push(error);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const silent = await findSilent(deps.db, {
    inLesson: ago(SILENT_AFTER_MS),
    atHome: ago(SILENT_AT_HOME_AFTER_MS),
  });
  for (const id of silent) await endWithWhatCame(ctx, id).catch(noteFault);
  const overdue = await findOverdue(deps.db, now);
  for (const id of overdue) await dropRecitation(ctx, { id, why: "time" }).catch(noteFault);
  // One file that the storage refuses keeps nothing else waiting, and staff read of it.
  if (faults.length > 0) throw faults[0];
  return silent.length + overdue.length;
}

/** As far as it can be played; how long that is nobody has measured. */
async function endWithWhatCame(ctx: Context, id: string): Promise<void> {
  const pieces = unbrokenCount(await findPieceNumbers(ctx.db, id));
  if (pieces === 0) return dropRecitation(ctx, { id, why: "empty" });
  const ending = { id, pieces, durationMs: pieces * PIECE_MS, peaks: [] };
  return joinPieces(ctx, ending).catch(async (error: unknown) => {
    const isUnplayable = error instanceof AppError && error.code === "bad_input";
    if (!isUnplayable) throw error;
    await dropRecitation(ctx, { id, why: "empty" });
  });
}
