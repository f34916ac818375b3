import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";

import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { MushafPage } from "../../../../components/mushaf/mushaf-page.tsx";
import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { useLetters } from "../../../../components/mushaf/use-letters.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";

type TurnProps = { at: number; count: number; onTurn: (to: number) => void };

/** As a bound mushaf is turned: on is to the left, whatever the language of the page. */
function Turn({ at, count, onTurn }: TurnProps) {
  const { t } = useTranslation("homework");
  return (
    <div dir="ltr" className="flex items-center justify-between gap-3">
      <Button
        variant="outline"
        size="icon"
        aria-label={t("pages.next")}
        disabled={at + 1 === count}
        onClick={() => onTurn(at + 1)}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} />
      </Button>
      <bdi className="text-sm text-ink-muted">{t("pages.of", { at: at + 1, count })}</bdi>
      <Button
        variant="outline"
        size="icon"
        aria-label={t("pages.previous")}
        disabled={at === 0}
        onClick={() => onTurn(at - 1)}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  );
}

export function useTurnedPage(pages: readonly number[]) {
  const [at, setAt] = useState(0);
  const page = pages[Math.min(at, pages.length - 1)] ?? 1;
  return { at, page, setAt };
}

type RangePagesProps = {
  pages: readonly number[];
  turned: ReturnType<typeof useTurnedPage>;
  lookOf: LookOf;
  box?: RefObject<HTMLDivElement | null>;
};

/** The pages on which a range stands, one after the other. */
export function RangePages({ pages, turned: { at, page, setAt }, lookOf, box }: RangePagesProps) {
  const { letters } = useLetters();
  const { data, isError, refetch } = useQuery(partQuery(page));
  return (
    <div className="space-y-3">
      <div
        ref={box}
        className="mx-auto w-full max-w-xl rounded-md border border-line bg-surface px-4 py-3 sm:px-6"
      >
        {isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <MushafPage page={page} part={data} letters={letters} lookOf={lookOf} />
        )}
      </div>
      {pages.length > 1 && <Turn at={at} count={pages.length} onTurn={setAt} />}
    </div>
  );
}
