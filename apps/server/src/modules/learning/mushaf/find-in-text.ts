import { setImmediate } from "node:timers/promises";

import { MUSHAF_HITS, type MushafHits } from "@riwaq/contracts/learning/mushaf";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { findWords, foldAya, foldQuery } from "@riwaq/domain/learning/mushaf/fold";
import { readText } from "@riwaq/mushaf/edition";

import { MUSHAF_DIR } from "../../../paths.ts";

type Aya = { sura: number; aya: number; text: string; words: string[][] };

/** Fewer letters stand in nearly every aya. */
const LEAST_LETTERS = 2;

let index: Promise<Aya[]> | undefined;

/** Folded once, a sura at a time, so that nobody waits for it meanwhile. */
async function foldAll(): Promise<Aya[]> {
  const folded: Aya[] = [];
  for (const [at, ayat] of readText(MUSHAF_DIR).ayat.entries()) {
    await setImmediate();
    for (const [number, text] of ayat.entries()) {
      folded.push({ sura: at + 1, aya: number + 1, text, words: foldAya(text) });
    }
  }
  return folded;
}

/** Where words that somebody typed stand in the Quran; nothing where too little was typed. */
export async function findInText(typed: string): Promise<MushafHits> {
  const query = foldQuery(typed);
  if (query.join("").length < LEAST_LETTERS) return { total: 0, hits: [] };
  index ??= foldAll();
  const found = (await index).flatMap((aya) => {
    const word = findWords(aya.words, query);
    return word === null ? [] : [{ aya, word }];
  });
  return {
    total: found.length,
    hits: found.slice(0, MUSHAF_HITS).map(({ aya: { sura, aya, text }, word }) => ({
      sura,
      aya,
      page: pageOf({ sura, aya }),
      word,
      words: query.length,
      text,
    })),
  };
}
