import { Download } from "lucide-react";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { cn } from "../../../../lib/cn.ts";
import type { FigureColumn } from "../model/use-figure-columns.ts";

type TableProps<Row> = {
  caption: string;
  /** The first names its row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What all of them make together. */
  total?: Row;
};

/** Numbers under each other, in a frame that is scrolled by keys where they do not fit. */
export function FigureTable<Row>({ caption, columns, rows, rowKey, total }: TableProps<Row>) {
  const line = (row: Row, key: string, isTotal: boolean) => (
    <tr key={key} className={cn("border-t border-line", isTotal && "font-semibold")}>
      {columns.map(({ id, cell }, index) =>
        index === 0 ? (
          <th key={id} scope="row" className="py-2 pe-3 text-start font-normal">
            {cell(row)}
          </th>
        ) : (
          <td key={id} className="px-2 py-2 text-end whitespace-nowrap tabular-nums">
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div tabIndex={0} role="region" aria-label={caption} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header }, index) => (
              <th
                key={id}
                scope="col"
                className={cn(
                  "pb-2 align-bottom font-semibold text-ink-muted",
                  index === 0 ? "pe-3 text-start" : "px-2 text-end",
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => line(row, rowKey(row), false))}
          {total !== undefined && line(total, "total", true)}
        </tbody>
      </table>
    </div>
  );
}

type SectionProps = {
  title: string;
  href: string;
  picture?: ReactNode;
  children: ReactNode;
};

/** A picture and its table: beside it where there is room, on a phone behind a button. */
export function FigureSection({ title, href, picture, children }: SectionProps) {
  const { t } = useTranslation("figures");
  const [isShown, setIsShown] = useState(picture === undefined);
  const id = useId();
  return (
    <Card className="min-w-0 space-y-4 p-4! sm:p-6!">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <CardTitle>{title}</CardTitle>
        <Button asChild variant="ghost" size="sm">
          <a href={href} download aria-label={t("csvOf", { title })}>
            <Download aria-hidden strokeWidth={1.75} />
            {t("csv")}
          </a>
        </Button>
      </div>
      <div className={cn("grid grid-cols-1 gap-6", picture && "xl:grid-cols-2")}>
        {picture && (
          <div className="min-w-0">
            <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>{picture}</Suspense>
          </div>
        )}
        <div className="min-w-0">
          {picture && (
            <Button
              variant="outline"
              className="md:hidden"
              aria-expanded={isShown}
              aria-controls={id}
              onClick={() => setIsShown(!isShown)}
            >
              {t(isShown ? "hideTable" : "showTable")}
            </Button>
          )}
          <div id={id} className={cn(!isShown && "max-md:hidden", "max-md:mt-3")}>
            {children}
          </div>
        </div>
      </div>
    </Card>
  );
}
