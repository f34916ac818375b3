import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { passageEnds, readPassage } from "@riwaq/domain/learning/mushaf/passages";

/** What stands in the address: the page, an aya that is shown on it ("2:255"), the ends of a chosen passage, and the pupil whose marks are shown. */
export type MushafSearch = {
  page?: number | undefined;
  aya?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  pupil?: string | undefined;
};

const PUPIL = /^[0-9a-f-]{36}$/;
const AYA = /^\d{1,3}:\d{1,3}$/;

export function parseMushafSearch(search: Record<string, unknown>): MushafSearch {
  const { page, aya, from, to, pupil } = search;
  const number = Number(page);
  const isPage = Number.isInteger(number) && number >= 1 && number <= PAGES;
  const passage = readPassage(String(from), String(to));
  return {
    page: isPage ? number : undefined,
    aya: typeof aya === "string" && AYA.test(aya) ? aya : undefined,
    ...(passage && passageEnds(passage)),
    pupil: typeof pupil === "string" && PUPIL.test(pupil) ? pupil : undefined,
  };
}
