import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { type NewRecognition, RECOGNITIONS_MAX } from "@riwaq/contracts/institute/recognitions";

import { requireRight } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { lockRecognitions } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { announceFile, nameFile } from "../../../platform/storage/loose-files.ts";
import { readDocument } from "../../identity/pictures/read-document.ts";
import { recognitionAdded } from "../events.ts";
import { recognitions } from "../tables/recognitions.ts";
import { todayAt } from "./queries.ts";

type Asked = { said: NewRecognition; bytes: Buffer };

/** Without a document that can be read nothing is claimed. The file is there before the row that names it. */
export async function addRecognition(ctx: Context, { said, bytes: sent }: Asked): Promise<void> {
  requireRight("content")(ctx.actor);
  const { bytes, mimeType } = await readDocument(sent);
  const storageKey = `recognitions/${randomBytes(24).toString("base64url")}`;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await announceFile(ctx, { key: storageKey });
  await ctx.storage.put(storageKey, Readable.from([bytes]), bytes.length);
  const kept = { said, file: { storageKey, mimeType, sizeBytes: bytes.length, sha256 } };
  await addRow(ctx, kept).catch(async (error: unknown) => {
    await ctx.storage.remove(storageKey);
    throw error;
  });
}

type Kept = {
  said: NewRecognition;
  file: { storageKey: string; mimeType: string; sizeBytes: number; sha256: string };
};

const addRow = command({
  by: requireRight("content"),
  lock: lockRecognitions,
  run: async (ctx, { said, file }: Kept): Promise<void> => {
    const { tx, now, actor } = ctx;
    const { valid_until: validUntil, ...words } = said;
    if (validUntil < (await todayAt(tx, now))) throw badField("valid_until", "proof_over");
    if ((await tx.$count(recognitions)) >= RECOGNITIONS_MAX) {
      throw badField("non_field_errors", "recognitions_many");
    }
    const [row] = await tx
      .insert(recognitions)
      .values({ ...words, ...file, validUntil, addedById: actor.id, createdAt: now })
      .returning({ id: recognitions.id });
    if (!row) throw new Error("insert returned nothing");
    await emit(ctx, tx, recognitionAdded(row.id));
    await nameFile(tx, file.storageKey);
  },
});
