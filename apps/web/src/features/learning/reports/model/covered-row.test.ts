import fc from "fast-check";
import { expect, test } from "vitest";

import { CoveredRow, type CoveredKind, emptyRow, kindsFor } from "./covered-row.ts";
import { isEmptyRow } from "./report-problems.ts";

const AREAS = ["quran", "arabic", "islamic", null] as const;

test("what is usual in a programme comes first", () => {
  expect(kindsFor("quran")[0]).toBe("ayat");
  expect(kindsFor("arabic")[0]).toBe("lesson");
  expect(kindsFor("islamic")).not.toContain("ayat");
  expect(kindsFor(null)).toHaveLength(4);
});

test.each(AREAS)("a new line of %s is empty, has a name of its own and is read back", (area) => {
  for (const kind of kindsFor(area)) {
    const [one, other] = [emptyRow(kind), emptyRow(kind)];
    expect(isEmptyRow(one)).toBe(true);
    expect(one.id).not.toBe(other.id);
    expect(CoveredRow.parse(one)).toEqual(one);
  }
});

test.each([
  [
    { kind: "pages", from: "3", to: -1 },
    { from: null, to: null },
  ],
  [
    { kind: "pages", from: 3, to: 4.5 },
    { from: 3, to: null },
  ],
  [
    { kind: "lesson", unit: 0, lesson: undefined },
    { unit: null, lesson: null },
  ],
  [{ kind: "text", text: 7 }, { text: "" }],
  [{ kind: "ayat", work: "?", from: 3, to: {} }, { work: "new" }],
])("of %o figures that are none are left empty", (row, expected) => {
  expect(CoveredRow.parse({ id: "a", ...row })).toMatchObject(expected);
});

test("whatever a draft holds in a known line, the line can be shown", () => {
  const kinds: CoveredKind[] = ["ayat", "pages", "lesson", "text"];
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (kind, row) => {
        expect(CoveredRow.safeParse({ ...row, id: "a", kind }).success).toBe(true);
      },
    ),
  );
});
