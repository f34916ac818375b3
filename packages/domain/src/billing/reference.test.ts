import fc from "fast-check";
import { expect, it, test } from "vitest";

import { chargeWithin, isReference, referenceOf } from "./reference.ts";

// An example of the standard: the reference 539007547034 has the check digits 18.
test("a reference has the check digits of ISO 11649", () => {
  expect(referenceOf(539_007_547_034)).toBe("RF18539007547034");
});

const charges = fc.integer({ min: 1, max: 9_999_999_999 });

it("is found in what somebody wrote, in any case and spacing", () => {
  fc.assert(
    fc.property(charges, fc.integer({ min: 1, max: 5 }), (charge, every) => {
      const spaced = referenceOf(charge)
        .toLowerCase()
        .match(new RegExp(`.{1,${every}}`, "g"))!
        .join(" ");
      expect(chargeWithin(`Cours d'arabe, ${spaced} merci`)).toBe(charge);
    }),
  );
});

it("is not found where one digit is wrong", () => {
  fc.assert(
    fc.property(charges, fc.nat(), fc.integer({ min: 1, max: 9 }), (charge, place, by) => {
      const reference = referenceOf(charge);
      const at = 4 + (place % (reference.length - 4));
      const digit = (Number(reference[at]) + by) % 10;
      expect(isReference(reference.slice(0, at) + digit + reference.slice(at + 1))).toBe(false);
    }),
  );
});

test.each(["", "RF", "RF18", "RF00 539007547034", "Loyer novembre", "RF180"])(
  "%o holds none",
  (text) => {
    expect(chargeWithin(text)).toBeNull();
  },
);

test.each([0, -1, 1.5])("%o is no number of a charge", (charge) => {
  expect(() => referenceOf(charge)).toThrow(RangeError);
});
