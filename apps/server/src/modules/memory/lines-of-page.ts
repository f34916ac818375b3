import type { StoredLine } from "@riwaq/domain/learning/mushaf/pages";
import { readLines } from "@riwaq/mushaf/edition";

import { MUSHAF_DIR } from "../../paths.ts";

let layout: StoredLine[][] | undefined;

/** The lines of a page of the edition. Read once, by whoever asks first. */
export const linesOfPage = (page: number): readonly StoredLine[] => {
  layout ??= readLines(MUSHAF_DIR).pages;
  return layout[page - 1] ?? [];
};
