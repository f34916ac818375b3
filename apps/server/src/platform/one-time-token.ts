import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** The secret of a link; it goes into one mail and is kept nowhere else. */
export function makeToken(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** What is kept of it: with so many random bytes a plain hash cannot be guessed from. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
