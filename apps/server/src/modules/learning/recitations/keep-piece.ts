import { RECITATION_MAX_BYTES } from "@riwaq/contracts/learning/recitations";
import { eq, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { recitationPieces } from "../tables/recitation-pieces.ts";
import { requireRecorder } from "./policy.ts";
import { lockRecitation } from "./queries.ts";

type Piece = { id: string; number: number; bytes: Uint8Array };

/** A piece of what is being recorded, in whatever order they come; the same number again changes nothing. */
export const keepPiece = command({
  by: requireSignedIn,
  trace: "none",
  lock: (tx, _, { id }: Piece) => lockRecitation(tx, id),
  run: async ({ tx, actor, now }, { id, number, bytes }): Promise<void> => {
    if (bytes.length === 0) throw new AppError("bad_input");
    const { row } = await requireRecorder(tx, { actor, id, now });
    if (row.state !== "recording") throw refusal("conflict", "recording_closed");
    if ((await bytesOf(tx, id)) + bytes.length > RECITATION_MAX_BYTES) {
      throw refusal("too_large", "recording_long");
    }
    await tx
      .insert(recitationPieces)
      .values({ recitationId: id, number, bytes, receivedAt: now })
      .onConflictDoNothing();
  },
});

async function bytesOf(tx: Transaction, id: string): Promise<number> {
  const [sum] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(octet_length(${recitationPieces.bytes})), 0)::int`,
    })
    .from(recitationPieces)
    .where(eq(recitationPieces.recitationId, id));
  return sum?.bytes ?? 0;
}
