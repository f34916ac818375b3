import { expect, test } from "vitest";

import { SURA_NAMES } from "./sura-names.ts";

const nameOf = (sura: number) => SURA_NAMES[sura - 1];

test("each of the 114 has a name of its own, in Arabic and in Latin letters", () => {
  expect(SURA_NAMES).toHaveLength(114);
  expect(new Set(SURA_NAMES.map(({ ar }) => ar)).size).toBe(114);
  expect(new Set(SURA_NAMES.map(({ en }) => en)).size).toBe(114);
  expect(new Set(SURA_NAMES.map(({ fr }) => fr)).size).toBe(114);
  for (const { ar, en, fr } of SURA_NAMES) {
    expect(ar).toMatch(/^[\u0621-\u064a]+( [\u0621-\u064a]+)?$/u);
    expect(en).toMatch(/^[A-Z][a-z]*([ -][A-Z][a-z]+)?$/);
    expect(fr).toMatch(/^’?[A-ZÂ][a-zâîû’]*([ -]’?[A-ZÂ][a-zâîû’]+)?$/u);
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
])("sura %i is %s, %s", (sura, ar, en) => {
  expect(nameOf(sura)).toMatchObject({ ar, en });
});

test.each([
  [1, "Al-Fâtiha"],
  [36, "Yâ-Sîn"],
  [91, "Ach-Chams"],
  [106, "Quraych"],
  [107, "Al-Mâ’oûn"],
])("sura %i is %s to French readers", (sura, fr) => {
  expect(nameOf(sura)?.fr).toBe(fr);
});
