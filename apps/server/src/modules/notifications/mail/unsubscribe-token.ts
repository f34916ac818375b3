import { createHmac, timingSafeEqual } from "node:crypto";

import { NOTICE_GROUPS, type NoticeGroup } from "@riwaq/domain/notifications/groups";

/** Of whom the mails about what are to end. */
export type Unsubscription = { userId: string; group: NoticeGroup };

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

export function isGroup(name: string): name is NoticeGroup {
  return NOTICE_GROUPS.some((group) => group === name);
}

function signatureOf(claim: string, secret: string): string {
  return createHmac("sha256", secret).update(`unsubscribe ${claim}`).digest("base64url");
}
