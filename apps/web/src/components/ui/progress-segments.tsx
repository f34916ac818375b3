import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";

type ProgressSegmentsProps = { current: number; total: number };

/** One segment per step; 'Step N of M' stands above them in words. */
export function ProgressSegments({ current, total }: ProgressSegmentsProps) {
  const { t } = useTranslation();
  const text = t("progress.step", { current, total });
  return (
    <div>
      <p className="text-sm text-ink-muted">{text}</p>
      <div
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-label={text}
        className="mt-2 flex gap-1.5"
      >
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={cn(
              "h-1.5 grow rounded-full border border-transparent",
              index < current ? "bg-primary forced-colors:bg-[Highlight]" : "bg-line",
            )}
          />
        ))}
      </div>
    </div>
  );
}
