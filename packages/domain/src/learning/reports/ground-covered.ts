/** How much was covered in lessons, each aya, page and lesson once. */
import { isPlace, type Place, placeNumber } from "../quran/places.ts";
import { AYAT_OF } from "../quran/suras.ts";

/** What a report says was done, in the terms of the programme; ranges include both ends. */
export type Covered =
  | { kind: "ayat"; work: "new" | "revision"; from: Place; to: Place }
  | { kind: "pages"; from: number; to: number }
  | { kind: "lesson"; unit: number; lesson: number | null }
  | { kind: "text"; text: string };

export type Ground = {
  /** Numbers of the ayat newly learned (`placeNumber`). */
  ayat: Set<number>;
  /** Pages and lessons, each named with its programme. */
  pages: Set<string>;
  lessons: Set<string>;
};

/** Nothing covered yet; `coverGround` adds to it. */
export function emptyGround(): Ground {
  return { ayat: new Set(), pages: new Set(), lessons: new Set() };
}

/**
 * Adds what was covered in one lesson of `programme`. Ayat that were only recited again are no new ground, and free text
 * cannot be counted; a place that the Quran does not have is left out.
 */
export function coverGround(
  ground: Ground,
  covered: readonly Covered[],
  programme: string | null,
): void {
  for (const item of covered) {
    if (item.kind === "ayat" && item.work === "new") addAyat(ground.ayat, item);
    if (item.kind === "pages") {
      for (let page = item.from; page <= item.to; page += 1) {
        ground.pages.add(`${programme} ${page}`);
      }
    }
    if (item.kind === "lesson") {
      ground.lessons.add(`${programme} ${item.unit} ${item.lesson ?? ""}`);
    }
  }
}

function addAyat(ayat: Set<number>, { from, to }: { from: Place; to: Place }): void {
  if (!isPlace(from) || !isPlace(to)) return;
  const last = placeNumber(to);
  for (let place = placeNumber(from); place <= last; place += 1) ayat.add(place);
}

/** How many ayat of each sura were newly learned, in the order of the Quran; suras not begun are left out. */
export function surasLearned(
  lessons: ReadonlyArray<{ covered: readonly Covered[] }>,
): Array<{ sura: number; learned: number; ayat: number }> {
  const ground = emptyGround();
  for (const { covered } of lessons) coverGround(ground, covered, null);
  let before = 0;
  return AYAT_OF.flatMap((ayat, index) => {
    const first = before + 1;
    before += ayat;
    let learned = 0;
    for (let place = first; place <= before; place += 1) if (ground.ayat.has(place)) learned += 1;
    return learned > 0 ? [{ sura: index + 1, learned, ayat }] : [];
  });
}
