import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { formatClock } from "../../lib/format.ts";
import { MarkedWord, type PlacedMark } from "./marked-word.tsx";

type MarkListProps = {
  marks: readonly PlacedMark[];
  chosen: string | null;
  onMark: (mark: PlacedMark) => void;
};

/** The marks in words: what each is about, and a press goes to where it was made. */
export function MarkList({ marks, chosen, onMark }: MarkListProps) {
  const { t } = useTranslation("recitations");
  if (marks.length === 0) return <p className="text-sm text-ink-muted">{t("marks.none")}</p>;
  return (
    <ul aria-label={t("marks.title")} className="divide-y divide-line border-t border-line">
      {marks.map((mark) => (
        <li key={mark.id}>
          <button
            type="button"
            aria-current={mark.id === chosen}
            className={cn(
              "flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 px-2 py-1.5 text-start hover:text-primary",
              mark.id === chosen && "bg-paper-deep",
            )}
            onClick={() => onMark(mark)}
          >
            <bdi className="text-ink-muted tabular-nums">{formatClock(mark.at_ms / 1000)}</bdi>
            <MarkedWord mark={mark} />
          </button>
        </li>
      ))}
    </ul>
  );
}
