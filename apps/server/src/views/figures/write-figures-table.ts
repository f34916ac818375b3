import type { Language } from "@riwaq/contracts/languages";
import {
  FIGURE_COLUMNS,
  type FigureSums,
  type FiguresTableQuery,
} from "@riwaq/contracts/views/figures";

import type { Context } from "../../platform/context.ts";
import { type Row, writeCsv } from "../../platform/files/write-csv.ts";
import { columnText } from "../../platform/i18n/translate.ts";
import { loadFigures } from "./load-figures.ts";

const textOf = (name: string, language: Language) =>
  columnText(`figures:columns.${name}`, language);

const cellsOf = (sums: FigureSums): Row => FIGURE_COLUMNS.map((name) => sums[name]);

/** The figures as a table of one kind of rows, all that is counted of each; whoever may not read them is refused first. */
export async function writeFiguresTable(ctx: Context, { by, ...query }: FiguresTableQuery) {
  const { language } = ctx;
  const figures = await loadFigures(ctx, query);
  const nameOf = (name: Record<Language, string> | null) => name?.[language] ?? "";
  const rows = {
    months: () => figures.months.map(({ month, ...sums }) => [month, ...cellsOf(sums)]),
    programmes: () =>
      figures.programmes.map(({ name, ...sums }) => [nameOf(name), ...cellsOf(sums)]),
    teachers: () =>
      figures.teachers.map(({ name, hours_a_week, ...sums }) => [
        name,
        ...cellsOf(sums),
        hours_a_week,
      ]),
  };
  const header = [
    textOf(by, language),
    ...FIGURE_COLUMNS.map((name) => textOf(name, language)),
    ...(by === "teachers" ? [textOf("hours_a_week", language)] : []),
  ];
  const { from, until } = { from: figures.months[0]?.month, until: figures.months.at(-1)?.month };
  return { name: `${by}-${from}-${until}.csv`, content: writeCsv(header, [rows[by]()]) };
}
