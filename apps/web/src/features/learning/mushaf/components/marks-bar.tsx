import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { isolated } from "../../../../lib/format.ts";
import type { Marking } from "./use-marking.ts";

/** The ways to the other marked words of the leaf; on is to the left, as the page is read. */
export function MarkSteps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const { t } = useTranslation("marks");
  return (
    <div dir="ltr" className="flex shrink-0 gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("aid.next")}
        title={t("aid.next")}
        onClick={() => onStep(1)}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("aid.previous")}
        title={t("aid.previous")}
        onClick={() => onStep(-1)}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  );
}

/** Whose marks are on the page, and how many words have some. */
export function MarksBar({ marking }: { marking: Marking }) {
  const { t } = useTranslation("marks");
  const { pupil, marksOf, isError, refetch, step } = marking;
  if (!pupil) return null;
  return (
    <section
      aria-label={t("aid.title")}
      className="mx-auto flex min-h-11 max-w-3xl flex-wrap items-center justify-between gap-x-4 text-sm"
    >
      <p className="font-semibold">
        {pupil.isOwn ? t("aid.own") : t("aid.of", { name: isolated(pupil.name) })}
      </p>
      {isError ? (
        <p role="alert">
          {t("aid.failed")}{" "}
          <Button variant="link" size="sm" className="px-1" onClick={refetch}>
            {t("done.again")}
          </Button>
        </p>
      ) : (
        <div className="flex items-center gap-2">
          <p role="status" className="text-ink-muted">
            {marksOf.size > 0 ? t("onPage", { count: marksOf.size }) : t("aid.tap")}
          </p>
          {marksOf.size > 0 && <MarkSteps onStep={step} />}
        </div>
      )}
    </section>
  );
}
