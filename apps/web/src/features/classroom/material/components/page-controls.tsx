import { ChevronLeft, ChevronRight, Maximize, MoveHorizontal } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { controlClasses } from "../../../../components/ui/control-classes.ts";
import { Tooltip } from "../../../../components/ui/tooltip.tsx";
import { cn } from "../../../../lib/cn.ts";

/** The whole page, or as wide as there is room. */
export type Fit = "page" | "width";

type PageControlsProps = {
  page: number;
  pages: number;
  fit: Fit;
  onFit: (fit: Fit) => void;
  /** Absent for those who follow. */
  onPage: ((page: number) => void) | undefined;
};

type Turning = { page: number; pages: number; onPage: (page: number) => void };

function PageNumber({ page, pages, onPage }: Turning) {
  const { t } = useTranslation("classroom");
  const [written, setWritten] = useState(String(page));
  const go = (event: FormEvent) => {
    event.preventDefault();
    const asked = Number(written);
    const isThere = Number.isInteger(asked) && asked >= 1 && asked <= pages;
    if (isThere && asked !== page) onPage(asked);
    if (!isThere) setWritten(String(page));
  };
  return (
    <form onSubmit={go} className="flex items-center gap-2">
      <span className="w-16">
        <input
          type="text"
          inputMode="numeric"
          aria-label={t("material.goTo")}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          onBlur={go}
          className={cn(controlClasses, "text-center tabular-nums")}
        />
      </span>
      <span className="whitespace-nowrap text-ink-muted">{t("material.of", { pages })}</span>
    </form>
  );
}

function TurnButton({ to, label, turning }: { to: number; label: string; turning: Turning }) {
  const Icon = to < turning.page ? ChevronLeft : ChevronRight;
  const isBeyond = to < 1 || to > turning.pages;
  return (
    <Tooltip label={label}>
      <Button
        variant="outline"
        size="icon"
        aria-label={label}
        aria-disabled={isBeyond}
        onClick={() => !isBeyond && turning.onPage(to)}
      >
        <Icon aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
    </Tooltip>
  );
}

export function FitButton({ fit, onFit }: Pick<PageControlsProps, "fit" | "onFit">) {
  const { t } = useTranslation("classroom");
  const other = fit === "page" ? "width" : "page";
  const label = t(other === "page" ? "material.fitPage" : "material.fitWidth");
  const Icon = other === "page" ? Maximize : MoveHorizontal;
  return (
    <Tooltip label={label}>
      <Button variant="ghost" size="icon" aria-label={label} onClick={() => onFit(other)}>
        <Icon aria-hidden strokeWidth={1.75} />
      </Button>
    </Tooltip>
  );
}

/** Above a document: turning, for whoever leads, and how large it is, for everybody. */
export function PageControls({ page, pages, fit, onFit, onPage }: PageControlsProps) {
  const { t } = useTranslation("classroom");
  const turning = onPage && { page, pages, onPage };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {turning ? (
        <>
          <TurnButton to={page - 1} label={t("material.previous")} turning={turning} />
          {/* Whoever turns by the buttons finds the new number in it. */}
          <PageNumber key={page} {...turning} />
          <TurnButton to={page + 1} label={t("material.next")} turning={turning} />
        </>
      ) : (
        <p aria-live="polite" className="text-ink-muted tabular-nums">
          {t("material.page", { page, pages })}
        </p>
      )}
      <div className="ms-auto">
        <FitButton fit={fit} onFit={onFit} />
      </div>
    </div>
  );
}
