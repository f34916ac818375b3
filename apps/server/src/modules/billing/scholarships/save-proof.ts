import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { announceFile, loosen, nameFile } from "../../../platform/storage/loose-files.ts";
import { readDocument } from "../../identity/pictures/read-document.ts";
import { proofSaved } from "../events.ts";
import { discounts } from "../tables/discounts.ts";
import { lockScholarship, requireScholarship } from "./queries.ts";

/**
 * The document that a scholarship was decided by. A picture is kept without what the camera wrote into it. The file is
 * there before the row that names it, and the one before it goes after.
 */
export async function saveProof(ctx: Context, asked: { id: string; bytes: Buffer }): Promise<void> {
  requireRight("money")(ctx.actor);
  const { id } = asked;
  await requireScholarship(ctx.db, id);
  const { bytes, mimeType } = await readDocument(asked.bytes);
  const storageKey = `scholarships/${randomBytes(24).toString("base64url")}`;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await announceFile(ctx, { key: storageKey });
  await ctx.storage.put(storageKey, Readable.from([bytes]), bytes.length);
  const proof = { id, storageKey, mimeType, sizeBytes: bytes.length, sha256 };
  const before = await nameProof(ctx, proof).catch(async (error: unknown) => {
    await ctx.storage.remove(storageKey);
    throw error;
  });
  if (before !== null) await ctx.storage.remove(before);
}

type Proof = {
  id: string;
  storageKey: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
};

/** Answers the key of the file in whose place it stands. */
const nameProof = command({
  by: requireRight("money"),
  run: async (ctx, { id, storageKey, mimeType, sizeBytes, sha256 }: Proof) => {
    const { tx, now } = ctx;
    const { proofKey: before, studentId } = await lockScholarship(tx, id);
    await tx
      .update(discounts)
      .set({
        proofKey: storageKey,
        proofMimeType: mimeType,
        proofSizeBytes: sizeBytes,
        proofSha256: sha256,
      })
      .where(eq(discounts.id, id));
    await emit(ctx, tx, proofSaved(studentId));
    await nameFile(tx, storageKey);
    await loosen(tx, before === null ? [] : [before], now);
    return before;
  },
});
