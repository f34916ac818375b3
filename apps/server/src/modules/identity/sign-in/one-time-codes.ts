import { randomInt } from "node:crypto";

import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;
/** Clocks of phones are a little off: the step before and the one after count too. */
const WINDOW_STEPS = 1;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Without letters and digits that look alike. */
const RECOVERY_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the picture. */
export function otpauthUrl(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/** The step to which a code belongs, or null: a code that is wrong or from another time. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(nowMs / STEP_MS) + delta;
}

function totpOf(secret: string, issuer = "", label = ""): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: STEP_MS / 1000,
    secret: Secret.fromBase32(secret),
  });
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join("");
    return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
  });
}

const ZEROS = ["\u0660", "\u06f0"].map((zero) => zero.codePointAt(0) ?? 0);

/** As it was meant: digits of Arabic and Persian keyboards are digits, and how it was grouped does not matter. */
export function plainCode(typed: string): string {
  const latin = typed.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
  return latin.replaceAll(/[^a-z0-9]/gi, "").toLowerCase();
}
