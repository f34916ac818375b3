const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;
const DIGIT_MASK = 0xf;
const SEPARATORS = /[\s().\-\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Digits as people write them, `06 12 34 56 78`, without what stands between them. */
export function plainPhone(typed: unknown): string {
  return String(typed ?? "")
    .replaceAll(SEPARATORS, "")
    .replaceAll(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & DIGIT_MASK));
}
