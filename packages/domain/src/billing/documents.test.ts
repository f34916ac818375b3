import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import {
  DOCUMENT_KINDS,
  type DocumentContent,
  discountNet,
  documentNumber,
  faultOfDocument,
  languageOfSeller,
  lineOf,
  readDocumentNumber,
  totalsOf,
} from "./documents.ts";
import { anInvoice } from "./testing/documents.ts";

const NOTHING = { text: "Bon cadeau", rhythm: null, pupil: "", period: null };

describe("a number", () => {
  it("says kind, year and place, and is read again in any case", () => {
    expect(documentNumber("invoice", 2027, 42)).toBe("F-2027-000042");
    expect(documentNumber("credit_note", 2027, 3)).toBe("A-2027-000003");
    const [kinds, years] = [
      fc.constantFrom(...DOCUMENT_KINDS),
      fc.integer({ min: 1000, max: 9999 }),
    ];
    fc.assert(
      fc.property(kinds, years, fc.integer({ min: 1, max: 99_999_999 }), (kind, year, number) => {
        const text = documentNumber(kind, year, number);
        expect(readDocumentNumber(` ${text.toLowerCase()}`)).toEqual({ kind, year, number });
      }),
    );
  });

  test.each(["", "F-2027-42", "B-2027-000042", "F-2027-000000", "F-227-000042"])(
    "%o is none",
    (text) => {
      expect(readDocumentNumber(text)).toBeNull();
    },
  );

  test.each([
    [2027, 0],
    [2027, 1.5],
    [27, 1],
  ])("of %i, %i there is none", (year, number) => {
    expect(() => documentNumber("invoice", year, number)).toThrow(RangeError);
  });
});

describe("a line", () => {
  it("takes the tax out of the price, and says what one costs without it", () => {
    const line = { description: NOTHING, quantity: 8, unit: "lesson" as const };
    expect(lineOf({ ...line, gross: 12_000, basisPoints: 2000 })).toMatchObject({
      net: 10_000,
      tax: 2000,
      unitNet: 125_000,
      discount: null,
    });
    const discount = { gross: 4800, reason: "Bourse" };
    expect(
      lineOf({ ...line, gross: 4800, basisPoints: 0, ground: "Exonéré", discount }),
    ).toMatchObject({ net: 4800, tax: 0, unitNet: 120_000 });
    const taxed = lineOf({
      ...line,
      gross: 6000,
      basisPoints: 2000,
      discount: { gross: 6000, reason: "" },
    });
    expect([taxed.net, discountNet(taxed)]).toEqual([5000, 5000]);
  });

  const lines = fc.array(
    fc.record({
      gross: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 400 }),
      basisPoints: fc.constantFrom(0, 550, 2000),
    }),
    { minLength: 1, maxLength: 12 },
  );

  it("and all others make the totals, rate by rate", () => {
    fc.assert(
      fc.property(lines, (asked) => {
        const made = asked.map((line) =>
          lineOf({ ...line, description: NOTHING, unit: "one", ground: "Exonéré" }),
        );
        const totals = totalsOf(made);
        expect(totals.gross).toBe(asked.reduce((sum, { gross }) => sum + gross, 0));
        expect(totals.net + totals.tax).toBe(totals.gross);
        expect(totals.byRate.reduce((sum, { tax }) => sum + tax, 0)).toBe(totals.tax);
        expect(new Set(totals.byRate.map(({ basisPoints }) => basisPoints)).size).toBe(
          totals.byRate.length,
        );
        expect(faultOfDocument(anInvoice({ lines: made }))).toBeNull();
      }),
    );
  });
});

describe("a document", () => {
  const { seller, payer, totals, payments, lines } = anInvoice();
  const [line] = lines;
  const corrects = { number: "F-2027-000001", issuedOn: "2027-03-01", reason: "Départ" };

  it("is issued when all of it is said", () => {
    expect(faultOfDocument(anInvoice())).toBeNull();
    expect(faultOfDocument(anInvoice({ kind: "credit_note", corrects }))).toBeNull();
  });

  test.each<[string, Partial<DocumentContent>]>([
    ["seller", { seller: { ...seller, address: " " } }],
    ["payer", { payer: { ...payer, name: "" } }],
    ["lines", { lines: [] }],
    ["amounts", { lines: [{ ...line!, net: 9599 }] }],
    ["amounts", { lines: [{ ...line!, quantity: 0 }] }],
    ["ground", { lines: [{ ...line!, ground: "" }] }],
    ["totals", { totals: { ...totals, byRate: [] } }],
    ["payments", { payments: [{ ...payments[0]!, amount: 9500 }] }],
    ["correction", { kind: "credit_note" }],
    ["correction", { corrects }],
    ["correction", { kind: "credit_note", corrects: { ...corrects, reason: "" } }],
    ["dates", { payments: [{ ...payments[0]!, on: "2027-02-30" }] }],
  ])("is refused for its %s", (fault, change) => {
    expect(faultOfDocument(anInvoice(change))).toBe(fault);
  });

  test.each([
    ["FR", "fr"],
    ["", "fr"],
    ["EG", "ar"],
    ["GB", "en"],
  ])("of a seller in %o is in %s", (country, language) => {
    expect(languageOfSeller(country)).toBe(language);
  });
});
