import type { PushSubscription } from "@riwaq/contracts/notifications/notifications";
import { eq, inArray } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { signIns } from "../../identity/tables/sign-ins.ts";
import { isPublicUrl } from "../channels/post-once.ts";
import { pushSubscriptionAdded } from "../events.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";
import { findPushSubscriptions } from "./queries.ts";

const MOST = 10;

/** A browser belongs to whoever used it last, and to their sign-in there: asked again, or by somebody else, there is still one. */
export const addPushSubscription = command({
  by: requireSignedIn,
  run: async (
    ctx,
    { endpoint, keys, sessionToken }: PushSubscription & { sessionToken: string | undefined },
  ): Promise<void> => {
    const { tx, now: createdAt } = ctx;
    const { id: userId } = ctx.actor;
    if (!isPublicUrl(endpoint)) throw badField("endpoint", "url_invalid");
    const [signIn] = await tx
      .select({ id: signIns.id })
      .from(signIns)
      .where(eq(signIns.token, sessionToken ?? ""));
    const row = { userId, signInId: signIn?.id ?? null, endpoint, ...keys, createdAt };
    await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
    const tooMany = (await findPushSubscriptions(tx, userId)).slice(MOST).map(({ id }) => id);
    if (tooMany.length > 0) {
      await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany));
    }
    await emit(ctx, tx, pushSubscriptionAdded(userId));
  },
});
