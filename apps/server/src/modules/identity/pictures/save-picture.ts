import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { pictureRemoved, pictureSaved } from "../events.ts";
import { users } from "../tables/users.ts";
import { encodePicture } from "./encode-picture.ts";
import { addressOfPicture, storedPicture, storedPictureAt } from "./stored-picture.ts";

/** The file is there before the row that names it, and the one before it goes after: no reader meets a missing one. */
export async function savePicture(ctx: Context, bytes: Buffer): Promise<string> {
  requireSignedIn(ctx.actor);
  const picture = await encodePicture(bytes);
  const key = randomBytes(18).toString("base64url");
  await ctx.storage.put(storedPicture(key), Readable.from([picture]), picture.length);
  const address = addressOfPicture(key);
  await replacePicture(ctx, address).catch(async (error: unknown) => {
    await ctx.storage.remove(storedPicture(key));
    throw error;
  });
  return address;
}

/** Null takes it away. */
export async function replacePicture(ctx: Context, image: string | null): Promise<void> {
  await forgetPicture(ctx, await namePicture(ctx, { image }));
}

/** Answers the address that stood there before. */
const namePicture = command({
  by: requireSignedIn,
  run: async (ctx, { image }: { image: string | null }): Promise<string | null> => {
    const { tx, now: updatedAt } = ctx;
    const { id } = ctx.actor;
    const [user] = await tx
      .select({ image: users.image })
      .from(users)
      .where(eq(users.id, id))
      .for("no key update");
    await tx.update(users).set({ image, updatedAt }).where(eq(users.id, id));
    await emit(ctx, tx, (image === null ? pictureRemoved : pictureSaved)(id));
    return user?.image ?? null;
  },
});

/** Removes the file of an address that no longer stands anywhere. */
export async function forgetPicture(
  ctx: Pick<Context, "storage">,
  address: string | null,
): Promise<void> {
  const key = storedPictureAt(address);
  if (key) await ctx.storage.remove(key);
}
