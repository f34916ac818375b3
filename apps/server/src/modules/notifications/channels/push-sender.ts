import { createHash } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import webPush from "web-push";

import type { VapidKeys } from "../../../platform/channel-config.ts";
import type { Database } from "../../../platform/db/database.ts";
import { brandText } from "../../../platform/i18n/translate.ts";
import { isMomentary } from "../catalogue.ts";
import { type Wordings, sayBell } from "../mail/own-words.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";
import type { Delivery, Message, Sender } from "./channel-sender.ts";
import { type Post, deliveryOf, postToPublic } from "./post-once.ts";

/** `post` is another one in tests alone, whose push service is on their own machine. */
type Given = { db: Database; vapid: VapidKeys; publicUrl: string; post?: Post | undefined };
type Deps = Required<Given> & { post: Post };
type Subscription = typeof pushSubscriptions.$inferSelect;

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
const GONE = new Set([404, 410]);

/**
 * Push messages (RFC 8030, 8291, 8292) to every browser of a person, to all at once: the addresses are whatever browsers
 * said, and one that never answers must not hold up the rest. One that has had it is noted at once, so that a second try
 * is for the others alone; one that is gone is forgotten.
 */
export function pushSender(given: Given): Sender {
  const deps: Deps = { ...given, post: given.post ?? postToPublic };
  return {
    send: async (message, wordings) => {
      const payload = JSON.stringify(payloadOf(message, wordings));
      const served = new Set(message.params.served?.split(","));
      const subscriptions = await findSubscriptions(deps.db, message.userId);
      let noted = Promise.resolve();
      const results = await Promise.all(
        subscriptions
          .filter(({ id }) => !served.has(id))
          .map(async (subscription) => {
            const result = await pushTo(deps, subscription, { message, payload });
            if (result.outcome !== "sent") return result;
            served.add(subscription.id);
            // In turn: a list that was written later holds all of the one before.
            noted = noted.then(() => noteServed(deps.db, message.id, served));
            await noted;
            return result;
          }),
      );
      return togetherOf(results, served.size > 0);
    },
  };
}

type Sent = { message: Message; payload: string };

async function pushTo(
  deps: Deps,
  subscription: Subscription,
  { message, payload }: Sent,
): Promise<Delivery> {
  const { id, endpoint, p256dh, auth } = subscription;
  const isPressing = isMomentary(message.template);
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: subjectOf(deps.publicUrl), ...deps.vapid },
    TTL: isPressing ? HOUR_SECONDS : DAY_SECONDS,
    urgency: isPressing ? "high" : "normal",
    topic: tagOf(message),
  });
  const answer = await deps.post(request.endpoint, {
    body: new Uint8Array(request.body),
    headers: headersOf(request.headers),
  });
  if (!("status" in answer)) return answer;
  if (!GONE.has(answer.status)) return deliveryOf(answer);
  await deps.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return { outcome: "dropped", failure: "browser-gone" };
}

/** The length is counted by whoever sends it. */
function headersOf(headers: object): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(named.filter(([name]) => name.toLowerCase() !== "content-length"));
}

/** What the service worker shows: the tag replaces what it showed of the same before. */
function payloadOf(message: Message, wordings?: Wordings) {
  const { template: bell, language, params } = message;
  const body = sayBell({ bell, language, params }, wordings);
  return {
    title: brandText(language),
    body,
    path: params.path ?? "/",
    tag: tagOf(message),
  };
}

function tagOf({ id, key }: Message): string {
  return createHash("sha256")
    .update(key ?? id)
    .digest("base64url")
    .slice(0, 32);
}

/** Push services want to know whom to write to; they refuse addresses that are not https. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:no-reply@riwaq.test";
}

async function findSubscriptions(db: Database, userId: string | null): Promise<Subscription[]> {
  if (userId === null) return [];
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

async function noteServed(db: Database, id: string, served: ReadonlySet<string>): Promise<void> {
  const patch = JSON.stringify({ served: [...served].join(",") });
  await db
    .update(outboxMessages)
    .set({ params: sql`${outboxMessages.params} || ${patch}::jsonb` })
    .where(eq(outboxMessages.id, id));
}

/** What nobody knows counts before what can be tried again, and that before what is done. */
function togetherOf(results: readonly Delivery[], isServed: boolean): Delivery {
  for (const outcome of ["unclear", "retry"] as const) {
    const found = results.find((result) => result.outcome === outcome);
    if (found) return found;
  }
  if (isServed) return { outcome: "sent" };
  return results[0] ?? { outcome: "dropped", failure: "no-browser" };
}
