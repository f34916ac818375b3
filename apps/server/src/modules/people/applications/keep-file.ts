import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { CERTIFICATES_MAX } from "@riwaq/contracts/people/teachers";
import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { announceFile, loosen, nameFile } from "../../../platform/storage/loose-files.ts";
import { applicationFileAdded } from "../events.ts";
import { applicationFiles } from "../tables/application-files.ts";
import { lockApplication } from "./lock-application.ts";

type New = { mimeType: string } & (
  | { kind: "recitation"; durationMs: number }
  | {
      kind: "certificate";
      title: string;
      issuer: string;
      year: number | null;
      validUntil: string | null;
    }
);

/**
 * The file is there before the row that names it, and the one before it goes after: no reader meets a missing one, and
 * where the server stops in between it is known what lies there for nobody.
 */
export async function keepFile(ctx: Context, bytes: Buffer, said: New): Promise<void> {
  const storageKey = `applications/${randomBytes(24).toString("base64url")}`;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await announceFile(ctx, { key: storageKey });
  await ctx.storage.put(storageKey, Readable.from([bytes]), bytes.length);
  const kept = { ...said, sizeBytes: bytes.length, sha256, storageKey };
  const before = await addFile(ctx, kept).catch(async (error: unknown) => {
    await ctx.storage.remove(storageKey);
    throw error;
  });
  for (const key of before) await ctx.storage.remove(key);
}

type Kept = New & { sizeBytes: number; sha256: string; storageKey: string };

/** Answers the keys of the files in whose place it stands. */
const addFile = command({
  by: requireTeacher,
  lock: (tx, { actor }) => lockApplication(tx, actor.id),
  run: async (ctx, kept: Kept): Promise<string[]> => {
    const { tx, actor: teacher, now, locked } = ctx;
    const { kind } = kept;
    const isOwn = and(eq(applicationFiles.teacherId, teacher.id), eq(applicationFiles.kind, kind));
    const replaced =
      kind === "recitation"
        ? await tx
            .delete(applicationFiles)
            .where(isOwn)
            .returning({ key: applicationFiles.storageKey })
        : [];
    if (kind === "certificate" && (await tx.$count(applicationFiles, isOwn)) >= CERTIFICATES_MAX) {
      throw badField("non_field_errors", "certificates_many");
    }
    await tx.insert(applicationFiles).values({ ...kept, teacherId: teacher.id, createdAt: now });
    const told = { name: teacher.name, approval: locked.approval };
    await emit(ctx, tx, applicationFileAdded(teacher.id, { kind }, told));
    const keys = replaced.map(({ key }) => key);
    await nameFile(tx, kept.storageKey);
    await loosen(tx, keys, now);
    return keys;
  },
});
