import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  CODE_BYTES,
  drawsOf,
  readCode,
  stateOfVoucher,
  voucherExpiresAt,
  writeCode,
} from "./vouchers.ts";

describe("a code", () => {
  const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });

  it("is another for other bytes, and read again however it is typed", () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const code = writeCode(one);
        expect(readCode(code)).toBe(code);
        const typed = ` ${code.toLowerCase().replaceAll("-", "  ").replaceAll("0", "o").replaceAll("1", "l")} `;
        expect(readCode(typed)).toBe(code);
        const isSame = one.every((byte, at) => byte === other[at]);
        expect(writeCode(other) === code).toBe(isSame);
      }),
    );
  });

  it("may be typed with Arabic digits", () => {
    const code = writeCode(new Uint8Array(CODE_BYTES).fill(8));
    const digits = "٠١٢٣٤٥٦٧٨٩";
    const typed = code.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? "");
    expect(readCode(typed)).toBe(code);
  });

  it.each(["", "ABC", "U".repeat(26), "A".repeat(27), "é".repeat(26)])("%j is none", (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});

describe("a voucher", () => {
  const open = { issuedAtMs: 1, expiresAtMs: 10, redeemedAtMs: null, returnedAtMs: null };
  it.each([
    [open, 10, "open"],
    [open, 11, "expired"],
    [{ ...open, issuedAtMs: null, expiresAtMs: null }, 9, "unpaid"],
    [{ ...open, redeemedAtMs: 5 }, 20, "redeemed"],
    [{ ...open, returnedAtMs: 5 }, 6, "returned"],
  ] as const)("%o is at %i %s", (standing, at, state) => {
    expect(stateOfVoucher(standing, at)).toBe(state);
  });

  it.each([
    ["2026-11-21T10:00:00Z", 24, "2028-11-21T22:59:59.999Z"],
    ["2026-08-31T10:00:00Z", 18, "2028-02-29T22:59:59.999Z"],
    ["2026-03-31T22:30:00Z", 12, "2027-04-01T21:59:59.999Z"],
  ])("of %s is taken for %i months, to the end of a day: %s", (issued, months, end) => {
    const at = voucherExpiresAt(Date.parse(issued), months, "Europe/Paris");
    expect(new Date(at).toISOString()).toBe(end);
  });

  it("pays as much as is asked and as is left of it, never more", () => {
    const amounts = fc.array(fc.nat(1000), { maxLength: 5 });
    fc.assert(
      fc.property(amounts, amounts, (asked, lefts) => {
        const vouchers = lefts.map((left, at) => ({ id: String(at), left }));
        const draws = drawsOf(asked, vouchers);
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
        const paid = draws.map((parts) => sum(parts.map(({ amount }) => amount)));
        expect(paid.every((part, at) => part <= (asked[at] ?? 0))).toBe(true);
        for (const { id, left } of vouchers) {
          const taken = draws.flat().filter(({ voucherId }) => voucherId === id);
          expect(sum(taken.map(({ amount }) => amount))).toBeLessThanOrEqual(left);
        }
        expect(sum(paid)).toBe(Math.min(sum(asked), sum(lefts)));
      }),
    );
  });
});
