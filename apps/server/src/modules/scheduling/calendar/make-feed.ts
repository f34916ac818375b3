import { createHash, randomBytes } from "node:crypto";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { feedMade } from "../events.ts";
import { calendarFeeds } from "../tables/calendar-feeds.ts";

const TOKEN_BYTES = 32;

/** A new secret address for the reader's calendar, told this once; the one before it is gone with that. */
export const makeFeed = command({
  by: requireSignedIn,
  run: async (ctx, _: void): Promise<string> => {
    const { tx, now } = ctx;
    const { id } = ctx.actor;
    const token = randomBytes(TOKEN_BYTES).toString("hex");
    const row = { tokenHash: tokenHash(token), readAt: null, createdAt: now };
    await tx
      .insert(calendarFeeds)
      .values({ userId: id, ...row })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
    await emit(ctx, tx, feedMade(id));
    return `${ctx.config.publicUrl}/api/calendar/${token}.ics`;
  },
});

/** The token has 256 random bits: a fast hash keeps it as well as a slow one. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
