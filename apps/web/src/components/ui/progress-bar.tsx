import { useLanguage } from "../../i18n/use-language.ts";
import { formatPercent } from "../../lib/format.ts";

type ProgressBarProps = {
  label: string;
  /** Between 0 and 1. */
  value: number;
};

/** How much of something is done; the figure stands beside the bar. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const { language } = useLanguage();
  const percent = Math.round(value * 100);
  const text = formatPercent(value, language);
  return (
    <div>
      <p className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <bdi className="text-ink-muted tabular-nums">{text}</bdi>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="mt-2 h-2 overflow-hidden rounded-full border border-transparent bg-line"
      >
        <div
          className="h-full rounded-full bg-primary transition-[inline-size] forced-colors:bg-[Highlight]"
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
