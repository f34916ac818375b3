import { Eye, PenLine } from "lucide-react";
import { useTranslation } from "react-i18next";

import { cn } from "../../../../lib/cn.ts";

/** A tap of the teacher marks a word, or gives a hidden one back. */
export type Tap = "mark" | "reveal";

const CHOICES = [
  { tap: "reveal", Icon: Eye },
  { tap: "mark", Icon: PenLine },
] as const;

type TapSwitchProps = { tap: Tap; onTap: (next: Tap) => void };

/** While words are hidden: whether a tap gives them back or marks them. */
export function TapSwitch({ tap, onTap }: TapSwitchProps) {
  const { t } = useTranslation("classroom");
  return (
    <div
      role="radiogroup"
      aria-label={t("room.tap.legend")}
      className="flex rounded-full border border-line-strong/60 bg-surface p-0.5"
    >
      {CHOICES.map(({ tap: choice, Icon }) => (
        <button
          key={choice}
          type="button"
          role="radio"
          aria-checked={tap === choice}
          onClick={() => onTap(choice)}
          className={cn(
            "flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold",
            tap === choice ? "bg-primary text-on-primary" : "text-ink-muted hover:text-ink",
          )}
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-4" />
          <span className="@max-xl:sr-only">{t(`room.tap.${choice}`)}</span>
        </button>
      ))}
    </div>
  );
}
