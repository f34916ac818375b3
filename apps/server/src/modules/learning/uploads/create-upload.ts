import { randomBytes } from "node:crypto";

import { RESOURCE_MAX_BYTES } from "@riwaq/contracts/learning/resources";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context, User } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { lockRowsOf } from "../../identity/users/lock-rows-of.ts";
import { uploads } from "../tables/uploads.ts";
import { findOpenUploads, findUsedBytes } from "./queries.ts";
import { removeUpload } from "./remove-upload.ts";

const OPEN_MAX = 5;
/** Begun so long ago, another may take its place. */
const YIELDS_AFTER_MS = 3_600_000;
const GIB = 1024 ** 3;
/** All of a teacher's material, older versions too: one person cannot fill the disk. */
const ROOM_BYTES = 10 * GIB;
const ROOM_UNAPPROVED_BYTES = GIB / 2;
const ID_BYTES = 24;

type NewUpload = { sizeBytes: number; fileName: string };

/** Makes room for a file that comes in pieces: at most five at once for a person, each up to 100 MB. */
export async function createUpload(ctx: Context, input: NewUpload): Promise<string> {
  const teacher = requireTeacher(ctx.actor);
  if (input.sizeBytes === 0) throw badField("upload-length", "file_empty");
  if (input.sizeBytes > RESOURCE_MAX_BYTES) throw refusal("too_large", "file_too_large");
  await giveWay(ctx, teacher);
  const id = await beginUpload(ctx, input);
  await unfinishedFile(ctx.config, id).create();
  return id;
}

const beginUpload = command({
  by: requireTeacher,
  trace: "none",
  run: async ({ tx, actor: teacher, now: createdAt }, input: NewUpload): Promise<string> => {
    const { sizeBytes } = input;
    await requireRoom(tx, teacher, sizeBytes);
    const id = randomBytes(ID_BYTES).toString("base64url");
    const fileName = input.fileName.toWellFormed().replaceAll("\u0000", "").slice(-255);
    await tx.insert(uploads).values({ id, userId: teacher.id, fileName, sizeBytes, createdAt });
    return id;
  },
});

/** Whoever closed the page on five uploads is not kept out by them for a day. */
async function giveWay(ctx: Context, teacher: User): Promise<void> {
  const open = await findOpenUploads(ctx.db, teacher.id);
  const [oldest] = open;
  const before = ctx.clock.now().getTime() - YIELDS_AFTER_MS;
  if (oldest && open.length >= OPEN_MAX && oldest.createdAt.getTime() < before) {
    await removeUpload(ctx, oldest.id);
  }
}

/** Waits for whatever else this person begins at the same moment. */
async function requireRoom(tx: Transaction, teacher: User, sizeBytes: number): Promise<void> {
  await lockRowsOf(tx, [teacher.id]);
  const open = await findOpenUploads(tx, teacher.id);
  if (open.length >= OPEN_MAX) throw refusal("too_many", "uploads_many");
  const { usedBytes, isApproved } = await findUsedBytes(tx, teacher.id);
  const mayUse = isApproved ? ROOM_BYTES : ROOM_UNAPPROVED_BYTES;
  if (usedBytes + sizeBytes > mayUse) throw refusal("too_large", "uploads_full");
}
