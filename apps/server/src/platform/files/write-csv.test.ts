import { text } from "node:stream/consumers";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Row, unguarded, writeCsv } from "./write-csv.ts";

const written = (header: string[], ...pages: Row[][]) => text(writeCsv(header, pages));

/** Cells as RFC 4180 reads them. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of csv.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

describe("a table as CSV", () => {
  it("begins with what says that it is UTF-8, has lines of its own and quotes where it must", async () => {
    const csv = await written(
      ["Name", "Note", "Hours"],
      [
        ["Inès, Yanis", 'said "yes"', 1.5],
        ["أمل", "two\nlines", null],
      ],
    );
    expect(csv).toBe(
      '\uFEFFName,Note,Hours\r\n"Inès, Yanis","said ""yes""",1.5\r\nأمل,"two\nlines",\r\n',
    );
  });

  it.each([
    ["=1+2", "'=1+2"],
    ["+33612345678", "'+33612345678"],
    ["-2+3", "'-2+3"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", `"'\r=1"`],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ["l'an=2", "l'an=2"],
  ])("runs nothing: %j", async (given, shown) => {
    expect(await written(["A"], [[given]])).toBe(`\uFEFFA\r\n${shown}\r\n`);
  });

  it("leaves a number a number, below nothing too", async () => {
    expect(await written(["A"], [[-4]])).toBe("\uFEFFA\r\n-4\r\n");
  });

  it("gives back every text, and no cell that could be a formula", async () => {
    const texts = fc.array(fc.tuple(fc.string({ unit: "binary" }), fc.string()), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(texts, async (rows) => {
        const [, ...cells] = read(await written(["A", "B"], rows));
        expect(cells.map((row) => row.map(unguarded))).toEqual(
          rows.map((row) => row.map(unguarded)),
        );
        for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });

  it("asks for the next page when the one before is taken", async () => {
    let asked = 0;
    function* pages() {
      for (; asked < 1000; asked += 1) yield Array.from({ length: 500 }, () => ["x".repeat(100)]);
    }
    await writeCsv(["A"], pages()).iterator().next();
    expect(asked).toBeLessThan(40);
  });
});
