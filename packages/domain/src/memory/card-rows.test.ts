import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { CARD_TEXT_MAX, readCardRows } from "./card-rows.ts";

const sheet = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }));

describe("rows of cards", () => {
  it("are Arabic, meaning and note where no row says otherwise", () => {
    expect(readCardRows(sheet(["كتاب", "livre", "pluriel : كتب"], ["قلم", "stylo"]))).toEqual({
      cards: [
        { row: 1, arabic: "كتاب", meaning: "livre", note: "pluriel : كتب" },
        { row: 2, arabic: "قلم", meaning: "stylo", note: "" },
      ],
      faults: [],
    });
  });

  it.each([
    [
      ["Arabic", "Meaning", "Note"],
      ["كتاب", "book", "n"],
    ],
    [
      ["Sens", "Arabe"],
      ["book", "كتاب"],
    ],
    [
      ["ملاحظة", "المعنى", "العربية"],
      ["n", "book", "كتاب"],
    ],
    [
      ["Français", "x", "ARABE"],
      ["book", "", "كتاب"],
    ],
  ])("are read by the words of the first row: %j", (header, cells) => {
    const { cards, faults } = readCardRows(sheet(header, cells));
    expect(faults).toEqual([]);
    expect(cards).toMatchObject([{ row: 2, arabic: "كتاب", meaning: "book" }]);
  });

  it("are refused with their number where they are no card", () => {
    const long = "ك".repeat(CARD_TEXT_MAX.arabic + 1);
    const rows = sheet(
      ["book", "livre"],
      ["كتاب", ""],
      ["", " "],
      [long, "x"],
      ["قلم", "stylo"],
      ["قلم", "stylo", "encore"],
      ["١٢٣", "123"],
    );
    const { cards, faults } = readCardRows(rows);
    expect(cards.map(({ row }) => row)).toEqual([5]);
    expect(faults.map(({ row, fault }) => [row, fault])).toEqual([
      [1, "no_arabic"],
      [2, "no_meaning"],
      [4, "long"],
      [6, "twice"],
      [7, "no_arabic"],
    ]);
  });

  it("are each a card or a fault, and never both", () => {
    const cell = fc.oneof(fc.constantFrom("", "كتاب", "قلم", "book"), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 12 }), (cells) => {
        const rows = sheet(["Arabic", "Meaning"], ...cells);
        const { cards, faults } = readCardRows(rows);
        const filled = rows.slice(1).filter((one) => one.cells.some((text) => text.trim() !== ""));
        const read = [...cards, ...faults].map(({ row }) => row);
        expect(read.toSorted((one, other) => one - other)).toEqual(filled.map(({ row }) => row));
      }),
    );
  });
});
