import {
  MISSING_NAMED_MAX,
  type Recitation,
  type RecitationEnd,
} from "@riwaq/contracts/learning/recitations";
import { missingPieces } from "@riwaq/domain/learning/recitations/pieces";

import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { joinPieces } from "./join-pieces.ts";
import { requireHeard } from "./load-hearer.ts";
import { mayRemove, requireRecorder } from "./policy.ts";
import { presentRecitation } from "./presenter.ts";
import { findPieceNumbers } from "./queries.ts";
import { dropRecitation } from "./remove-recitation.ts";

/** Nothing more is recorded. Where pieces have not come yet they are named, and it stays open; ended twice, it is as it was. */
export async function endRecitation(
  ctx: Context,
  { id, pieces, duration_ms: durationMs, peaks }: RecitationEnd & { id: string },
): Promise<Recitation> {
  const asked = { actor: ctx.actor, id, now: ctx.clock.now() };
  const { row } = await requireRecorder(ctx.db, asked);
  if (row.state === "recording") {
    await requireAll(ctx, { id, pieces });
    if (pieces === 0) await dropRecitation(ctx, { id, why: "empty" });
    else await joinPieces(ctx, { id, pieces, durationMs, peaks });
  }
  const after = await requireHeard(ctx.db, asked);
  return presentRecitation(after.row, { canRemove: mayRemove(after.hearer, after.row) });
}

async function requireAll(
  { db }: Context,
  { id, pieces }: { id: string; pieces: number },
): Promise<void> {
  const missing = missingPieces(await findPieceNumbers(db, id), pieces, MISSING_NAMED_MAX);
  if (missing.length === 0) return;
  throw new AppError("conflict", {
    detail: [{ key: "recording_pieces_missing" }],
    pieces: missing.map((number) => ({ key: "recording_piece", params: { number } })),
  });
}
