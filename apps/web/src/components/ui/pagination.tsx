import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";
import { Button } from "./button.tsx";

/** A gap of one page would take the place of the page itself. */
const SHORTEST_GAP = 2;

type PaginationProps = { page: number; pageCount: number; onPage: (page: number) => void };

function PageButton({ number, isCurrent, onPage }: PageButtonProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const text = formatNumber(number, language);
  return (
    <Button
      variant={isCurrent ? "outline" : "ghost"}
      size="icon"
      aria-label={t("pagination.page", { page: text })}
      aria-current={isCurrent ? "page" : undefined}
      className="tabular-nums forced-colors:aria-[current=page]:outline-2"
      onClick={() => onPage(number)}
    >
      {text}
    </Button>
  );
}

type PageButtonProps = {
  number: number;
  isCurrent: boolean;
  onPage: (page: number) => void;
};

/** Back, the pages around this one, on. Phones show where one is instead of the pages. */
export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [current, total] = [formatNumber(page, language), formatNumber(pageCount, language)];
  return (
    <nav aria-label={t("pagination.label")} className="flex items-center justify-center gap-1">
      <Button
        variant="outline"
        size="icon"
        aria-label={t("pagination.previous")}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
      <p className="px-3 text-ink-muted tabular-nums sm:hidden">
        {t("pagination.position", { current, total })}
      </p>
      <ul className="hidden items-center gap-1 px-1 sm:flex">
        {pageSteps(page, pageCount).map((step) => (
          <li key={step} className="min-w-6 text-center text-ink-muted">
            {step > 0 ? (
              <PageButton number={step} isCurrent={step === page} onPage={onPage} />
            ) : (
              <span aria-hidden>…</span>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="icon"
        aria-label={t("pagination.next")}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
    </nav>
  );
}

/** The first page, the last, this one and its neighbours, counted from 1; a gap is the negative of the page before it. */
export function pageSteps(page: number, pageCount: number): number[] {
  const wanted = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1] ?? 0;
    const missing = number - before - 1;
    if (missing === 0) return [number];
    return missing < SHORTEST_GAP ? [number - 1, number] : [-before, number];
  });
}
