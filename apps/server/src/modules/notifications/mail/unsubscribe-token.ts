import { NOTICE_GROUPS, type NoticeGroup } from "@riwaq/domain/notifications/groups";

import { readClaim, signClaim } from "../../../platform/signed-claim.ts";

/** Of whom the mails about what are to end. */
export type Unsubscription = { userId: string; group: NoticeGroup };

const PURPOSE = "unsubscribe";

/** For the link of a mail: it can turn off this one kind of mail and nothing else, so it does not expire. */
export function signUnsubscription({ userId, group }: Unsubscription, secret: string): string {
  return signClaim([userId, group], PURPOSE, secret);
}

/** Undefined where it was not signed here. */
export function readUnsubscription(token: string, secret: string): Unsubscription | undefined {
  const [userId = "", group = ""] = readClaim(token, PURPOSE, secret) ?? [];
  return isGroup(group) ? { userId, group } : undefined;
}

export function isGroup(name: string): name is NoticeGroup {
  return NOTICE_GROUPS.some((group) => group === name);
}
