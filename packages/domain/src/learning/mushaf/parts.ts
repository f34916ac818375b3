/** The mushaf in parts of twenty pages: what a browser fetches and keeps to draw pages from. */
import type { Place } from "../quran/places.ts";
import { AYAT_OF } from "../quran/suras.ts";
import { PAGES, ayatOfPage, startOfPage } from "./divisions.ts";
import type { PageSource, StoredLine } from "./pages.ts";

export const PAGES_OF_PART = 20;
export const PARTS = Math.ceil(PAGES / PAGES_OF_PART);

export type MushafPart = {
  /** Of the text's owner: it goes along with the text. */
  notice: string;
  edition: string;
  firstPage: number;
  /** The lines of each page. */
  pages: StoredLine[][];
  /** Stored ayat by "sura:aya": those of its pages, and the one after them where it is of the same sura. */
  ayat: Record<string, string>;
  /** Stored basmalas by the sura that they stand above. */
  basmala: Record<string, string>;
  /** Ayat with the sign of a quarter before them. */
  quarters: string[];
};

export type WholeMushaf = {
  notice: string;
  edition: string;
  ayat: ReadonlyArray<readonly string[]>;
  basmala: ReadonlyArray<string | null>;
  pages: ReadonlyArray<readonly StoredLine[]>;
  quarters: ReadonlyArray<readonly [number, number]>;
};

/** The part in which a page lies, from 1. */
export const partOfPage = (page: number): number => Math.ceil(page / PAGES_OF_PART);

const keyOf = ({ sura, aya }: Place) => `${sura}:${aya}`;

/** All parts in order. Texts are taken as they are stored. */
export function cutIntoParts(whole: WholeMushaf): MushafPart[] {
  const signs = new Set(whole.quarters.map(([sura, aya]) => keyOf({ sura, aya })));
  return Array.from({ length: PARTS }, (_, at) => {
    const firstPage = at * PAGES_OF_PART + 1;
    const pages = whole.pages.slice(firstPage - 1, firstPage - 1 + PAGES_OF_PART);
    const places = placesOf(firstPage, pages.length);
    const suras = new Set(pages.flat().flatMap(([kind, sura]) => (kind === "b" ? [sura] : [])));
    return {
      notice: whole.notice,
      edition: whole.edition,
      firstPage,
      pages: pages.map((lines) => [...lines]),
      ayat: Object.fromEntries(
        places.map((place) => [keyOf(place), whole.ayat[place.sura - 1]?.[place.aya - 1] ?? ""]),
      ),
      basmala: Object.fromEntries([...suras].map((sura) => [sura, whole.basmala[sura - 1] ?? ""])),
      quarters: places.map(keyOf).filter((key) => signs.has(key)),
    };
  });
}

function placesOf(firstPage: number, count: number): Place[] {
  const { first } = ayatOfPage(firstPage);
  const { last } = ayatOfPage(firstPage + count - 1);
  const places: Place[] = [];
  let place = startOfPage(firstPage);
  for (let number = first; number <= last; number += 1) {
    places.push(place);
    const isLast = place.aya === AYAT_OF[place.sura - 1];
    place = isLast ? { sura: place.sura + 1, aya: 1 } : { sura: place.sura, aya: place.aya + 1 };
  }
  return place.aya > 1 ? [...places, place] : places;
}

/** What its pages are drawn from. */
export function sourceOf(part: MushafPart): PageSource {
  const signs = new Set(part.quarters);
  return {
    ayaText: (place) => part.ayat[keyOf(place)],
    basmala: (sura) => part.basmala[sura] ?? "",
    hasQuarterSign: (place) => signs.has(keyOf(place)),
  };
}
