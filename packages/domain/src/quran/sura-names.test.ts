import { expect, test } from "vitest";

import { SURA_NAMES } from "./sura-names.ts";

const nameOf = (sura: number) => SURA_NAMES[sura - 1];

test("each of the 114 has a name of its own, in Arabic and in Latin letters", () => {
  expect(SURA_NAMES).toHaveLength(114);
  expect(new Set(SURA_NAMES.map(({ ar }) => ar)).size).toBe(114);
  expect(new Set(SURA_NAMES.map(({ latin }) => latin)).size).toBe(114);
  for (const { ar, latin } of SURA_NAMES) {
    expect(ar).toMatch(/^[\u0621-\u064a]+( [\u0621-\u064a]+)?$/u);
    expect(latin).toMatch(/^[A-Z][a-z]*([ -][A-Z][a-z]+)?$/);
  }
});

test.each([
  [1, "الفاتحة", "Al-Fatiha"],
  [2, "البقرة", "Al-Baqara"],
  [18, "الكهف", "Al-Kahf"],
  [19, "مريم", "Maryam"],
  [36, "يس", "Ya-Sin"],
  [50, "ق", "Qaf"],
  [55, "الرحمن", "Ar-Rahman"],
  [67, "الملك", "Al-Mulk"],
  [78, "النبأ", "An-Naba"],
  [87, "الأعلى", "Al-Ala"],
  [97, "القدر", "Al-Qadr"],
  [103, "العصر", "Al-Asr"],
  [112, "الإخلاص", "Al-Ikhlas"],
  [114, "الناس", "An-Nas"],
])("sura %i is %s, %s", (sura, ar, latin) => {
  expect(nameOf(sura)).toEqual({ ar, latin });
});
