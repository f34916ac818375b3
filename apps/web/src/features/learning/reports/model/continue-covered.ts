/** With what the part "what was covered" begins: where the last lesson ended. */
import type { Covered } from "@riwaq/contracts/learning/reports";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";

import { randomUuid } from "../../../../lib/random-uuid.ts";
import { emptyRow, kindsFor } from "./covered-row.ts";
import type { Area, CoveredRow, RowOf } from "./covered-row.ts";

/** Whether an aya is the last of its sura. */
export function isEndOfSura(sura: number | null, aya: number) {
  return aya >= (AYAT_OF[(sura ?? 0) - 1] ?? Number.POSITIVE_INFINITY);
}

type Ayat = Extract<Covered, { kind: "ayat" }>;

/** Many begin with the short suras at the end: whoever recites a later one again goes towards the beginning. */
function suraAfter({ to }: Ayat, before: readonly Covered[]) {
  const isBackwards = before.some(
    (item) => item.kind === "ayat" && item.work === "revision" && item.from.sura > to.sura,
  );
  const sura = isBackwards ? to.sura - 1 : to.sura + 1;
  return sura >= 1 && sura <= AYAT_OF.length ? sura : null;
}

/** The aya after the last one; how far the lesson came is the teacher's to say. */
function afterAyat(item: Ayat, before: readonly Covered[]): CoveredRow {
  const { work, to } = item;
  const isSuraDone = isEndOfSura(to.sura, to.aya);
  const sura = isSuraDone ? suraAfter(item, before) : to.sura;
  const aya = isSuraDone ? 1 : to.aya + 1;
  const from = { sura, aya: sura === null ? null : aya };
  return { id: randomUuid(), kind: "ayat", work, from, to: { sura, aya: null } };
}

function after(item: Covered, before: readonly Covered[]): CoveredRow {
  switch (item.kind) {
    case "ayat":
      return afterAyat(item, before);
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

/** What was newly learned goes on; what was only recited again goes on where nothing else does. */
export function continuedRows(previous: readonly Covered[] | undefined, area: Area): CoveredRow[] {
  const before = previous ?? [];
  const going = before.filter((item) => item.kind !== "ayat" || item.work === "new");
  const rows = (going.length > 0 ? going : before).map((item) => after(item, before));
  const [usual = "text"] = kindsFor(area);
  return rows.length > 0 ? rows : [emptyRow(usual)];
}

/** How far the lesson may have come: as many ayat as the last time, and the end of the sura. */
export function endsAfter(row: RowOf<"ayat">, previous: readonly Covered[] | undefined): number[] {
  const { from, to } = row;
  if (from.sura === null || from.aya === null || to.sura !== from.sura) return [];
  const last = AYAT_OF[from.sura - 1] ?? 0;
  const before = previous?.find(
    (item): item is Ayat => item.kind === "ayat" && item.work === row.work,
  );
  const length =
    before && before.from.sura === before.to.sura ? before.to.aya - before.from.aya : 4;
  const ends = [Math.min(from.aya + length, last), last];
  return [...new Set(ends)].filter((aya) => aya >= (from.aya ?? 1) && aya !== to.aya);
}
