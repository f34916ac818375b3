import { createHmac } from "node:crypto";

import type { IceServer } from "@riwaq/contracts/classroom/room";

import type { Config } from "../../../platform/config.ts";

/** Longer than any lesson with what goes before and after it. */
const VALID_SECONDS = 8 * 3600;

/**
 * Where browsers find a way to each other. A relay takes whoever shows a name that ends soon and its digest by a secret
 * that relay and server share (coturn's use-auth-secret).
 */
export function iceServers(
  { ice }: Pick<Config, "ice">,
  { userId, now }: { userId: string; now: Date },
): IceServer[] {
  const stun = ice.stunUrls.length > 0 ? [{ urls: [...ice.stunUrls] }] : [];
  if (!ice.turn) return stun;
  const username = `${Math.floor(now.getTime() / 1000) + VALID_SECONDS}:${userId}`;
  const credential = createHmac("sha1", ice.turn.secret).update(username).digest("base64");
  return [...stun, { urls: [...ice.turn.urls], username, credential }];
}
