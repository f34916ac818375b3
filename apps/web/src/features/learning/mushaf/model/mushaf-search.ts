import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { passageEnds, readPassage } from "@riwaq/domain/learning/mushaf/passages";

/** What stands in the address: the page, an aya that is shown on it ("2:255"), and the ends of a chosen passage. */
export type MushafSearch = {
  page?: number | undefined;
  aya?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const AYA = /^\d{1,3}:\d{1,3}$/;

export function parseMushafSearch(search: Record<string, unknown>): MushafSearch {
  const { page, aya, from, to } = search;
  const number = Number(page);
  const isPage = Number.isInteger(number) && number >= 1 && number <= PAGES;
  const passage = readPassage(String(from), String(to));
  return {
    page: isPage ? number : undefined,
    aya: typeof aya === "string" && AYA.test(aya) ? aya : undefined,
    ...(passage && passageEnds(passage)),
  };
}
