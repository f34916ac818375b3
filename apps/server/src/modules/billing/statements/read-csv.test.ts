import type { CsvMapping } from "@riwaq/domain/billing/bank-lines";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { decodeFile } from "./decode-file.ts";
import { fits, readCsv, tableOf } from "./read-csv.ts";

const HEAD = "Date;Libellé;Débit;Crédit";
const mapping: CsvMapping = {
  separator: "semicolon",
  decimal_sign: ",",
  day_order: "dmy",
  columns: { booked_on: "Date", amount: "Crédit", text: "Libellé" },
};
const read = (...rows: string[]) => readCsv([HEAD, ...rows].join("\r\n"), mapping, "EUR");
const faultOf = (...rows: string[]) => {
  try {
    return read(...rows).length;
  } catch (error) {
    return (error as { fields: object }).fields;
  }
};

describe("a spreadsheet", () => {
  it("gives the money that came, by the columns that staff named", () => {
    expect(
      read('20/11/2026;"VIR RF18; 5390";;1 096,00', "21/11/2026;LOYER;-500,00;"),
    ).toMatchObject([
      { amount: 109_600, bookedOn: "2026-11-20", currency: "EUR", text: "VIR RF18; 5390" },
    ]);
  });

  it("has one column for both directions at other banks", () => {
    const one = { ...mapping, columns: { ...mapping.columns, amount: "Débit" } };
    const lines = readCsv(`${HEAD}\n20/11/2026;A;-5,00;\n20/11/2026;B;5,00;`, one, "EUR");
    expect(lines.map(({ text }) => text)).toEqual(["B"]);
  });

  it("is read alike in both encodings, and with words above its table", () => {
    const text = `Relevé du compte\n\n${HEAD}\n20/11/2026;Été;;96,00`;
    const western = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), western]) {
      expect(readCsv(decodeFile(bytes), mapping, "EUR")).toMatchObject([{ text: "Été" }]);
    }
    expect(decodeFile(Uint8Array.of(0x39, 0x36, 0x20, 0x80))).toBe("96 €");
    expect(decodeFile(Buffer.from(`\uFEFF${text}`, "utf-16le"))).toContain("Été");
  });

  it("shows its columns to whoever says what they hold", () => {
    expect(tableOf(`Compte 123\n${HEAD}\n20/11/2026;A;;96,00\n`)).toEqual({
      separator: "semicolon",
      headers: ["Date", "Libellé", "Débit", "Crédit"],
      samples: [["20/11/2026", "A", "", "96,00"]],
    });
  });

  it("fits what was said once as long as it has these columns, wherever they stand", () => {
    expect(fits("Crédit;Date;Libellé\n", mapping)).toBe(true);
    expect(fits("Credit;Date;Libellé\n", mapping)).toBe(false);
    expect(fits(HEAD, { ...mapping, columns: { text: "Libellé" } })).toBe(false);
  });

  it("has two lines for two equal payments, and the same two when it is read again", () => {
    const row = "20/11/2026;Cours;;96,00";
    const twice = read(row, row);
    expect(new Set(twice.map(({ key }) => key)).size).toBe(2);
    expect(read("19/11/2026;Autre;;10,00", row, row).slice(1)).toEqual(twice);
  });

  test.each(["32/11/2026;A;;96,00", "20/11/2026;A;;96.00", "20/11/2026;A;;beaucoup"])(
    "with the row %o is refused whole, and says which it is",
    (row) => {
      expect(faultOf("20/11/2026;A;;1,00", row)).toEqual({
        content: [{ key: "statement_row", params: { row: 3 } }],
      });
    },
  );

  it("of any bytes is read or refused, never worse", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(typeof faultOf(decodeFile(bytes))).toMatch(/number|object/);
      }),
    );
  });
});
