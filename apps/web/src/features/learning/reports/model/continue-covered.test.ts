import type { Covered } from "@riwaq/contracts/learning/reports";
import { describe, expect, it } from "vitest";

import { continuedRows, endsAfter } from "./continue-covered.ts";

const ayat = (from: [number, number], to: [number, number], work: "new" | "revision" = "new") =>
  ({
    kind: "ayat",
    work,
    from: { sura: from[0], aya: from[1] },
    to: { sura: to[0], aya: to[1] },
  }) satisfies Covered;

const begun = (previous: Covered[], area: "quran" | "arabic" | null = "quran") =>
  continuedRows(previous, area).map(({ id: _, ...row }) => row);

const starting = (sura: number | null, aya: number | null, work = "new") => ({
  kind: "ayat",
  work,
  from: { sura, aya },
  to: { sura, aya: null },
});

describe("a lesson begins where the last one ended", () => {
  it("at the next aya", () => {
    expect(begun([ayat([67, 1], [67, 12])])).toEqual([starting(67, 13)]);
  });

  it("in the next sura, once one is done", () => {
    expect(begun([ayat([67, 13], [67, 30])])).toEqual([starting(68, 1)]);
  });

  it("in the sura before, where later ones are recited again", () => {
    const revision = ayat([100, 1], [100, 11], "revision");
    expect(begun([ayat([99, 1], [99, 8]), revision])).toEqual([starting(98, 1)]);
  });

  it("nowhere in particular after the last sura", () => {
    expect(begun([ayat([114, 1], [114, 6])])).toEqual([starting(null, null)]);
  });

  it("with the revision, where nothing was new", () => {
    const row = starting(2, 11, "revision");
    expect(begun([ayat([2, 1], [2, 10], "revision")])).toEqual([row]);
  });

  it("on the next page, in the next lesson or unit", () => {
    expect(begun([{ kind: "pages", from: 12, to: 14 }])).toEqual([
      { kind: "pages", from: 15, to: null },
    ]);
    expect(begun([{ kind: "lesson", unit: 3, lesson: 2 }])).toEqual([
      { kind: "lesson", unit: 3, lesson: 3 },
    ]);
    expect(begun([{ kind: "lesson", unit: 3, lesson: null }])).toEqual([
      { kind: "lesson", unit: 4, lesson: null },
    ]);
  });

  it("with what is usual in the programme, where nothing came before", () => {
    expect(begun([])).toMatchObject([{ kind: "ayat" }]);
    expect(begun([], "arabic")).toMatchObject([{ kind: "lesson" }]);
    expect(begun([], null)).toEqual([{ kind: "text", text: "" }]);
  });
});

describe("the end of a range", () => {
  const row = { id: "1", kind: "ayat", work: "new" } as const;
  const from = { sura: 67, aya: 13 };
  const to = { sura: 67, aya: null };

  it("is offered as far on as the last time, and at the end of the sura", () => {
    expect(endsAfter({ ...row, from, to }, [ayat([67, 1], [67, 12])])).toEqual([24, 30]);
    expect(endsAfter({ ...row, from, to }, undefined)).toEqual([17, 30]);
  });

  it("is offered once where both are one, and not where it is chosen already", () => {
    expect(endsAfter({ ...row, from: { sura: 67, aya: 28 }, to }, undefined)).toEqual([30]);
    expect(endsAfter({ ...row, from, to: { sura: 67, aya: 17 } }, undefined)).toEqual([30]);
  });

  it("is not guessed across suras", () => {
    expect(endsAfter({ ...row, from, to: { sura: 68, aya: null } }, undefined)).toEqual([]);
  });
});
