import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";

/** Who has begun a step is not at its end. */
const HALF = 0.5;

type ProgressSegmentsProps = { current: number; total: number };

/** One segment per step, of which the present one is half done; 'Step N of M' stands above them in words. */
export function ProgressSegments({ current, total }: ProgressSegmentsProps) {
  const { t } = useTranslation();
  const text = t("progress.step", { current, total });
  return (
    <div>
      <p className="text-sm text-ink-muted">{text}</p>
      <div
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={current - HALF}
        aria-label={text}
        className="mt-2 flex gap-1.5"
      >
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className="h-1.5 grow overflow-hidden rounded-full border border-transparent bg-line"
          >
            <span
              className={cn(
                "block h-full bg-primary forced-colors:bg-[Highlight]",
                index >= current && "hidden",
                index === current - 1 && "w-1/2",
              )}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
