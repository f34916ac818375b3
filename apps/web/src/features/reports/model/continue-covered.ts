/** With what the part "what was covered" begins: where the last lesson ended. */
import type { Covered } from "@riwaq/contracts/reports";
import { AYAT_OF } from "@riwaq/domain/quran/suras";

import { randomUuid } from "../../../lib/random-uuid.ts";
import { emptyRow, kindsFor } from "./covered-row.ts";
import type { Area, CoveredRow, RowOf } from "./covered-row.ts";

/** Whether an aya is the last of its sura. */
export function isEndOfSura(sura: number | null, aya: number) {
  return aya >= (AYAT_OF[(sura ?? 0) - 1] ?? Number.POSITIVE_INFINITY);
}

type Ayat = Extract<Covered, { kind: "ayat" }>;

/** The aya after the last one; how far the lesson came is the teacher's to say. */
function afterAyat({ work, to }: Ayat): CoveredRow {
  const isSuraDone = isEndOfSura(to.sura, to.aya);
  const isEnd = isSuraDone && to.sura >= AYAT_OF.length;
  const next = isSuraDone ? { sura: to.sura + 1, aya: 1 } : { sura: to.sura, aya: to.aya + 1 };
  const from = isEnd ? { sura: null, aya: null } : next;
  return { id: randomUuid(), kind: "ayat", work, from, to: { sura: from.sura, aya: null } };
}

function after(item: Covered): CoveredRow {
  switch (item.kind) {
    case "ayat":
      return afterAyat(item);
    case "pages":
      return { id: randomUuid(), kind: "pages", from: item.to + 1, to: null };
    case "lesson":
      return item.lesson === null
        ? { id: randomUuid(), kind: "lesson", unit: item.unit + 1, lesson: null }
        : { id: randomUuid(), kind: "lesson", unit: item.unit, lesson: item.lesson + 1 };
    case "text":
      return emptyRow("text");
  }
}

/** What was newly learned goes on; what was only recited again is another one each time. */
export function continuedRows(previous: readonly Covered[] | undefined, area: Area): CoveredRow[] {
  const going = (previous ?? []).filter((item) => item.kind !== "ayat" || item.work === "new");
  const rows = going.map(after);
  const [usual = "text"] = kindsFor(area);
  return rows.length > 0 ? rows : [emptyRow(usual)];
}

/** How far the lesson may have come: as many ayat as the last time, and the end of the sura. */
export function endsAfter(row: RowOf<"ayat">, previous: readonly Covered[] | undefined): number[] {
  const { from, to } = row;
  if (from.sura === null || from.aya === null || to.sura !== from.sura) return [];
  const last = AYAT_OF[from.sura - 1] ?? 0;
  const before = previous?.find(
    (item): item is Ayat => item.kind === "ayat" && item.work === "new",
  );
  const length =
    before && before.from.sura === before.to.sura ? before.to.aya - before.from.aya : 4;
  const ends = [Math.min(from.aya + length, last), last];
  return [...new Set(ends)].filter((aya) => aya >= (from.aya ?? 1) && aya !== to.aya);
}
