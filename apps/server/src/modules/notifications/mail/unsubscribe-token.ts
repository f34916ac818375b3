import { createHmac, timingSafeEqual } from "node:crypto";

import { EVENT_GROUPS, type EventGroup } from "@riwaq/domain/notifications/events";

/** Of whom the mails about what are to end. */
export type Unsubscription = { userId: string; group: EventGroup };

/** For the link of a mail: it can turn off this one kind of mail and nothing else, so it does not expire. */
export function signUnsubscription({ userId, group }: Unsubscription, secret: string): string {
  const claim = Buffer.from(`${userId} ${group}`).toString("base64url");
  return `${claim}.${signatureOf(claim, secret)}`;
}

/** Undefined where it was not signed here. */
export function readUnsubscription(token: string, secret: string): Unsubscription | undefined {
  const [claim = "", signature = ""] = token.split(".");
  const [given, own] = [signature, signatureOf(claim, secret)].map((text) => Buffer.from(text));
  if (!given || !own || given.length !== own.length || !timingSafeEqual(given, own)) {
    return undefined;
  }
  const [userId = "", group = ""] = Buffer.from(claim, "base64url").toString("utf8").split(" ");
  return isGroup(group) ? { userId, group } : undefined;
}

export function isGroup(name: string): name is EventGroup {
  return Object.hasOwn(EVENT_GROUPS, name);
}

function signatureOf(claim: string, secret: string): string {
  return createHmac("sha256", secret).update(`unsubscribe ${claim}`).digest("base64url");
}
