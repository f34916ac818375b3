import { type PageRules, rulesOfPage } from "@riwaq/domain/memory/rules";
import { readText } from "@riwaq/mushaf/edition";

import { MUSHAF_DIR } from "../../../paths.ts";
import { linesOfPage } from "../lines-of-page.ts";

let ayat: string[][] | undefined;
const known = new Map<number, PageRules>();

/** The places of the rules on a page: about a millisecond when somebody asks for the first time, and never changed. */
export function rulesOn(page: number): PageRules {
  const kept = known.get(page);
  if (kept) return kept;
  ayat ??= readText(MUSHAF_DIR).ayat;
  const text = ayat;
  const found = rulesOfPage(linesOfPage(page), (sura, aya) => text[sura - 1]?.[aya - 1] ?? "");
  known.set(page, found);
  return found;
}
