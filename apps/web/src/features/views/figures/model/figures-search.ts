import { FIGURE_MONTHS, type FiguresQuery } from "@riwaq/contracts/views/figures";

/** What is asked of the figures, as the address holds it; absent means six months, and everything. */
export type FiguresSearch = Partial<FiguresQuery>;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (value: unknown) => (typeof value === "string" && ID.test(value) ? value : undefined);

/** What is not known is left out; the router has read numbers as numbers. */
export function parseFiguresSearch(raw: Record<string, unknown>): FiguresSearch {
  const months = FIGURE_MONTHS.find((one) => one === String(raw["months"]));
  const [programme, teacher] = [idIn(raw["programme"]), idIn(raw["teacher"])];
  return {
    ...(months && months !== "6" && { months }),
    ...(programme && { programme }),
    ...(teacher && { teacher }),
  };
}
