import { createHmac } from "node:crypto";

import type { LivekitConfig } from "../../../platform/livekit-config.ts";

/** What a token lets its bearer do at LiveKit, by the names of its `video` grant. */
export type Grant =
  | {
      roomJoin: true;
      room: string;
      canSubscribe: true;
      canPublish: boolean;
      canPublishSources: readonly ("microphone" | "camera")[];
      canPublishData: false;
      canUpdateOwnMetadata: false;
      hidden: boolean;
    }
  | { roomList: true }
  | { roomCreate: true }
  | { roomAdmin: true; room: string };

type Claims = {
  /** Who comes in; left out where this server itself asks. */
  identity?: string;
  notBefore: Date;
  expiresAt: Date;
  video: Grant;
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** A JSON Web Token as LiveKit reads it: signed with the secret of the key that it names (HS256). */
export function signToken(
  { apiKey, apiSecret }: LivekitConfig,
  { identity, notBefore, expiresAt, video }: Claims,
): string {
  const claims = {
    iss: apiKey,
    ...(identity !== undefined && { sub: identity }),
    nbf: seconds(notBefore),
    exp: seconds(expiresAt),
    video,
  };
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", apiSecret).update(signed).digest("base64url")}`;
}
