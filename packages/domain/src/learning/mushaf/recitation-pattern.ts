/** Where a reciter is heard: an address with the numbers of sura and aya left open, as an institute sets it. */
import type { Place } from "../quran/places.ts";

/** A recording of each sura, or of each aya. */
export type RecitationKind = "sura" | "aya";
export type RecitationPattern = { pattern: string; kind: RecitationKind };

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** As it stands in the address; with a 3, in three digits. */
const NUMBERS: Readonly<Record<string, (place: Place) => string>> = {
  sura: ({ sura }) => String(sura),
  sura3: ({ sura }) => threeDigits(sura),
  aya: ({ aya }) => String(aya),
  aya3: ({ aya }) => threeDigits(aya),
};
const FIRST: Place = { sura: 1, aya: 1 };

const threeDigits = (number: number) => String(number).padStart(3, "0");
const namesIn = (pattern: string) =>
  [...pattern.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);

/** What is wrong with a pattern, in words for whoever sets it; nothing where it can be used. */
export function patternFaults(pattern: string): string[] {
  const names = namesIn(pattern);
  const unknown = names.filter((name) => !Object.hasOwn(NUMBERS, name));
  if (unknown.length > 0) {
    const known = Object.keys(NUMBERS).map((name) => `{${name}}`);
    return unknown.map((name) => `{${name}} is unknown; there are ${known.join(", ")}`);
  }
  if (!names.some((name) => name.startsWith("sura"))) {
    return ["it has no {sura} or {sura3}, so every sura would sound alike"];
  }
  const address = recitationAddress(pattern, FIRST);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    return ["it is no https or http address"];
  }
  const { origin, username, password } = new URL(address);
  if (username || password) return ["it has a name or a password in it, and every reader gets it"];
  const other = new URL(recitationAddress(pattern, { sura: 114, aya: 6 }));
  return other.origin === origin ? [] : ["a number stands in its host, which has to be one"];
}

/** A pattern without an aya is one of whole suras. */
export const kindOfPattern = (pattern: string): RecitationKind =>
  namesIn(pattern).some((name) => name.startsWith("aya")) ? "aya" : "sura";

/** The address of the recording in which a place is heard. */
export const recitationAddress = (pattern: string, place: Place): string =>
  pattern.replaceAll(PLACEHOLDER, (left, name: string) => NUMBERS[name]?.(place) ?? left);
