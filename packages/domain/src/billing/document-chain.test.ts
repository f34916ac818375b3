import { createHash } from "node:crypto";

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { type Json, canonicalJson } from "./canonical.ts";
import { CHAIN_START, type Link, followChain, hashOfDocument } from "./document-chain.ts";
import { anInvoice } from "./testing/documents.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger().map((whole) => whole + 0),
    fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\u0000", "")),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: "grapheme-ascii" }), tie("value"), { maxKeys: 4 }),
  ),
})).value;

describe("what is hashed", () => {
  it("says all of it, and reads back as the same", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("does not hang on the order in which keys were written", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat()), (facts) => {
        const turned = Object.fromEntries(Object.entries(facts).toReversed());
        expect(canonicalJson(turned)).toBe(canonicalJson(facts));
      }),
    );
    expect(canonicalJson({ b: 1, a: [null, "é"] })).toBe('{"a":[null,"é"],"b":1}');
  });

  test.each([0.5, -0, Number.NaN, 2 ** 53, "\ud800", "a\u0000", undefined as never])(
    "%o is refused",
    (value) => {
      expect(() => canonicalJson(value)).toThrow(RangeError);
    },
  );
});

/** Invoices 1 to `count` of 2027. */
function chainOf(count: number): Link[] {
  let { hash: previousHash } = CHAIN_START;
  return Array.from({ length: count }, (_, place) => {
    const sealed = {
      key: `invoice:${place}`,
      kind: "invoice" as const,
      year: 2027,
      number: place + 1,
      issuedAt: "2027-03-01T10:00:00.000Z",
      payerId: "payer",
      chargeId: `charge-${place}`,
      refundId: null,
      content: { ...anInvoice(), issuedOn: "2027-03-01" },
    };
    const link = { ...sealed, previousHash, hash: hashOfDocument(sealed, previousHash, sha256) };
    previousHash = link.hash;
    return link;
  });
}

const follow = (links: readonly Link[]) => followChain(links, CHAIN_START, sha256);

describe("a chain", () => {
  const whole = chainOf(12);
  const places = fc.integer({ min: 0, max: whole.length - 1 });

  it("holds as it was written, also in parts", () => {
    const end = { number: 12, hash: whole.at(-1)!.hash };
    expect(follow(whole)).toEqual({ end });
    const first = follow(whole.slice(0, 5));
    if (!("end" in first)) throw new Error("broken");
    expect(followChain(whole.slice(5), first.end, sha256)).toEqual({ end });
    expect(follow([])).toEqual({ end: CHAIN_START });
  });

  it("names the first document that was changed", () => {
    fc.assert(
      fc.property(places, fc.constantFrom("payerId", "key", "issuedAt"), (place, field) => {
        const changed = whole.map((link, at) =>
          at < place ? link : { ...link, [field]: "other" },
        );
        const number = `F-2027-${String(place + 1).padStart(6, "0")}`;
        expect(follow(changed)).toEqual({ number, fault: "content" });
      }),
    );
  });

  it("finds what was changed with its own hash made anew", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 2 }), (place) => {
        const old = whole[place]!;
        const content = { ...old.content, currency: "CHF" as const };
        const forged = { ...old, content };
        const hash = hashOfDocument(forged, old.previousHash, sha256);
        const links = whole.with(place, { ...forged, hash });
        expect(follow(links)).toMatchObject({ fault: "link" });
      }),
    );
  });

  it("finds what was left out, and what cannot have been hashed", () => {
    expect(follow(whole.toSpliced(4, 1))).toEqual({ number: "F-2027-000006", fault: "gap" });
    expect(follow(whole.with(2, { ...whole[2]!, payerId: "\ud800" }))).toEqual({
      number: "F-2027-000003",
      fault: "content",
    });
  });
});
