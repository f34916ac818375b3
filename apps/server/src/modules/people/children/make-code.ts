import { createHmac, randomInt } from "node:crypto";

/** Without I, L, O, U, 0 and 1, which are misread or misheard; 30 letters, so about 39 bits in eight. */
const ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const GROUP = 4;

/** A code that a person reads to another: XXXX-XXXX. */
export function makeCode(): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${group().join("")}-${group().join("")}`;
}

/** Keyed: eight letters could be guessed from a plain hash. Case, spaces and hyphens do not matter. */
export function hashOfCode(code: string, secret: string): string {
  const letters = code.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, "");
  return createHmac("sha256", secret).update(`guardian:${letters}`).digest("base64url");
}
