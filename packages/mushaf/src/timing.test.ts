import { countTimed } from "@riwaq/domain/learning/mushaf/recitation-times";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import { expect, it } from "vitest";

import { readTiming, readTimingLicence } from "./edition.ts";

const { suras, notice } = readTiming();

it("has a beginning and an end of every aya, one after the other", () => {
  expect(suras.map(countTimed)).toEqual(AYAT_OF);
  const torn = suras.flatMap((times, sura) =>
    times.flatMap((ms, at) => {
      const before = times[at - 1] ?? 0;
      const isFine = at % 2 === 0 ? ms >= before : ms > before;
      return isFine ? [] : [`${sura + 1}:${Math.floor(at / 2) + 1}`];
    }),
  );
  expect(torn).toEqual([]);
});

it("goes along with its notice and its licence", () => {
  expect(notice).toContain("Apache License 2.0");
  expect(readTimingLicence()).toContain("Apache License");
});
