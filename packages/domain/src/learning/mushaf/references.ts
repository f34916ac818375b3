/** Places as people write them: "2:255", "page 50", "جزء ٣", or a number alone, which is a page. */
import { latinDigits } from "../../people/search-text.ts";
import { type Place, isPlace } from "../quran/places.ts";
import { JUZ, PAGES, pageOf, startOfJuz, startOfPage } from "./divisions.ts";

export type Reference = { kind: "aya" | "page" | "juz"; place: Place; page: number };

const AYA = /^(\d{1,3})\s*[:.,/\s-]\s*(\d{1,3})$/u;
const PAGE = /^(?:(?:page|p|صفحة|صفحه|ص)\.?\s*)?(\d{1,3})$/iu;
const JUZ_WORD = /^(?:juz|juz'|juz’|para|الجزء|جزء|ج)\.?\s*(\d{1,2})$/iu;

/** What somebody typed as a place, or null where it is none: then it is words, or the name of a sura. */
export function readReference(typed: string): Reference | null {
  const text = latinDigits(typed.trim());
  const [, sura, aya] = AYA.exec(text) ?? [];
  if (sura !== undefined) {
    const place = { sura: Number(sura), aya: Number(aya) };
    return isPlace(place) ? { kind: "aya", place, page: pageOf(place) } : null;
  }
  const page = numberIn(PAGE, text, PAGES);
  if (page !== null) return { kind: "page", place: startOfPage(page), page };
  const juz = numberIn(JUZ_WORD, text, JUZ);
  if (juz === null) return null;
  const place = startOfJuz(juz);
  return { kind: "juz", place, page: pageOf(place) };
}

function numberIn(form: RegExp, text: string, most: number): number | null {
  const number = Number(form.exec(text)?.[1] ?? 0);
  return number >= 1 && number <= most ? number : null;
}
