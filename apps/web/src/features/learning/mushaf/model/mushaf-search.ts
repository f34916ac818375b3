import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";

/** What stands in the address: the page, and an aya that is shown on it ("2:255"). */
export type MushafSearch = { page?: number | undefined; aya?: string | undefined };

const AYA = /^\d{1,3}:\d{1,3}$/;

export function parseMushafSearch({ page, aya }: Record<string, unknown>): MushafSearch {
  const number = Number(page);
  const isPage = Number.isInteger(number) && number >= 1 && number <= PAGES;
  return {
    page: isPage ? number : undefined,
    aya: typeof aya === "string" && AYA.test(aya) ? aya : undefined,
  };
}
