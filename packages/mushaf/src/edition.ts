/** The edition that the institute reads: Hafs ʿan ʿAsim in the lines of the 1405 Madinah print. Files are read, never written. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { StoredLine } from "@riwaq/domain/learning/mushaf/pages";
import { type MushafPart, cutIntoParts } from "@riwaq/domain/learning/mushaf/parts";
import type { SuraTimes } from "@riwaq/domain/learning/mushaf/recitation-times";

/** By which answers and kept places name it. */
export const EDITION = "madani-1405";

export type MushafText = {
  /** Of the text's owner: it stands in every file that is made from it. */
  notice: string;
  source: string;
  licence: string;
  /** Of suras 1 to 114 the stored basmala; null of 1 and 9. */
  basmala: Array<string | null>;
  /** Of each sura its ayat, as they are stored. */
  ayat: string[][];
};
export type MushafLines = { pages: StoredLine[][] };
export type MushafMarks = {
  /** Ayat before which the print has the sign of a quarter. */
  rub: Array<[number, number]>;
  /** Words that carry the sign of a prostration. */
  sajda: Array<[number, number, number]>;
};
/** Of each page the width of its widest line, in em of the font. */
export type MushafFit = { "scheherazade-new-4.500": number[]; "amiri-quran-1.003": number[] };
/** When each aya sounds in the recordings of one reciter. */
export type RecitationTiming = {
  /** Where the times come from, and under which licence: it stands in every file that is made from them. */
  notice: string;
  reciter: string;
  /** Of suras 1 to 114. */
  suras: SuraTimes[];
};
/** Of each data file, as it was checked. */
export type MushafDigests = { files: Record<string, string> };

/** For tests and for what is built from source. A bundle does not lie where this file does, and names its own folder. */
export const SOURCE_DIR = join(import.meta.dirname, "../data");

const read = <Data>(name: string, dir: string): Data =>
  JSON.parse(readFileSync(join(dir, name), "utf8")) as Data;

export const readText = (dir: string): MushafText => read("text.json", dir);
export const readLines = (dir: string): MushafLines => read("lines.json", dir);
export const readDigests = (dir: string): MushafDigests => read("digests.json", dir);

export const readMarks = (): MushafMarks => read("marks.json", SOURCE_DIR);
export const readFit = (): MushafFit => read("fit.json", SOURCE_DIR);
export const readTiming = (): RecitationTiming => read("timing/minshawi.json", SOURCE_DIR);
/** Under which the times are: it goes along with them. */
export const readTimingLicence = (): string =>
  readFileSync(join(SOURCE_DIR, "timing/LICENSE-apache-2.0.txt"), "utf8");

/** The names of data files that are not what was checked; none where all are. */
export function findAlteredFiles(): string[] {
  const { files } = readDigests(SOURCE_DIR);
  return Object.entries(files).flatMap(([name, digest]) => {
    const own = createHash("sha256")
      .update(readFileSync(join(SOURCE_DIR, name)))
      .digest("hex");
    return own === digest ? [] : [name];
  });
}
/** The parts that browsers draw pages from. */
export function readParts(): MushafPart[] {
  const { notice, ayat, basmala } = readText(SOURCE_DIR);
  const { pages } = readLines(SOURCE_DIR);
  return cutIntoParts({
    notice,
    edition: EDITION,
    ayat,
    basmala,
    pages,
    quarters: readMarks().rub,
  });
}
