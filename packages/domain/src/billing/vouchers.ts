/** Vouchers: given as a present or as goodwill, redeemed once, and paid with until nothing is left of them. */
import { civilDateOf } from "../time/civil-date.ts";
import { toInstant, toWall } from "../time/zone.ts";

/** Where its value comes from: somebody paid for it, or the institute gave it. */
export const VOUCHER_ORIGINS = ["gift", "goodwill"] as const;

/**
 * unpaid: ordered and not paid for; open: whoever has the code can redeem it; redeemed: somebody pays with it; expired: no
 * longer taken, and still owed; returned: given back, or never paid.
 */
export const VOUCHER_STATES = ["unpaid", "open", "redeemed", "expired", "returned"] as const;

export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Hundredths of any currency. */
export const VOUCHER_RANGE = { min: 1_000, max: 100_000 } as const;

type Standing = {
  issuedAtMs: number | null;
  expiresAtMs: number | null;
  redeemedAtMs: number | null;
  returnedAtMs: number | null;
};

/** What can be done with it now. */
export function stateOfVoucher(
  { issuedAtMs, expiresAtMs, redeemedAtMs, returnedAtMs }: Standing,
  nowMs: number,
): VoucherState {
  if (returnedAtMs !== null) return "returned";
  if (issuedAtMs === null) return "unpaid";
  if (redeemedAtMs !== null) return "redeemed";
  return expiresAtMs !== null && expiresAtMs < nowMs ? "expired" : "open";
}

/**
 * The last instant (ms) of the day so many months later on the wall of `zone`; of the last day where the month is too
 * short.
 */
export function voucherExpiresAt(issuedAtMs: number, months: number, zone: string): number {
  const [year = 0, month = 1, day = 1] = toWall(issuedAtMs, zone).date.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const wanted = Date.UTC(
    lastOfMonth.getUTCFullYear(),
    lastOfMonth.getUTCMonth(),
    Math.min(day, lastOfMonth.getUTCDate()),
  );
  const date = civilDateOf(wanted);
  return toInstant({ date, time: "24:00", zone }).epochMs - 1;
}

/** Crockford's: no letter that looks like another, and no U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 128 bits. */
export const CODE_BYTES = 16;
const CODE_LETTERS = 26;
const GROUP = 4;

/** A code as it is printed, in groups: of 16 bytes. */
export function writeCode(bytes: Uint8Array): string {
  let rest = bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const letters: string[] = [];
  for (let at = 0; at < CODE_LETTERS; at += 1) {
    letters.unshift(ALPHABET[Number(rest & 31n)] ?? "");
    rest >>= 5n;
  }
  return grouped(letters.join(""));
}

const grouped = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? "";

const LOOKS_LIKE: Record<string, string> = { O: "0", I: "1", L: "1" };
const ARABIC_ZERO = 0x660;

/**
 * A code as it was written, of what somebody typed: spaces, dashes and case do not matter, nor letters that look like
 * another, nor digits in Arabic script. Null where it is none.
 */
export function readCode(typed: string): string | null {
  const code = typed
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ARABIC_ZERO))
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll(/[OIL]/g, (letter) => LOOKS_LIKE[letter] ?? letter);
  const isCode = code.length === CODE_LETTERS && [...code].every((one) => ALPHABET.includes(one));
  return isCode ? grouped(code) : null;
}

export type Draw = { voucherId: string; amount: number };

/**
 * What each of these amounts takes from vouchers, the first first: until it is paid or nothing is left of them. The rest of
 * an amount is paid otherwise.
 */
export function drawsOf(
  amounts: readonly number[],
  vouchers: ReadonlyArray<{ id: string; left: number }>,
): Draw[][] {
  const left = vouchers.map((one) => ({ ...one }));
  return amounts.map((amount) => {
    let missing = amount;
    return left.flatMap((one) => {
      const part = Math.min(one.left, missing);
      if (part <= 0) return [];
      one.left -= part;
      missing -= part;
      return [{ voucherId: one.id, amount: part }];
    });
  });
}
