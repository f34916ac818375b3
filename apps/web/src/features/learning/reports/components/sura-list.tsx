import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import { useTranslation } from "react-i18next";

import { SuraName } from "../../../../components/lessons/sura-name.tsx";
import { optionId } from "../../../../components/ui/use-combobox.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNumber } from "../../../../lib/format.ts";

type SuraListProps = {
  id: string;
  suras: readonly number[];
  activeIndex: number;
  chosen: number | null;
  onChoose: (sura: number) => void;
};

/** Where the list opens it is in sight, and in it the chosen one. */
function showActive(list: HTMLElement | null) {
  const active = list?.querySelector<HTMLElement>("[data-active]");
  if (list && active) list.scrollTop = Math.max(0, active.offsetTop - list.clientHeight / 2);
  list?.scrollIntoView({ block: "nearest" });
}

/** Number, name and length of each. The keyboard stays in the field above. */
export function SuraList({ id, suras, activeIndex, chosen, onChoose }: SuraListProps) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  return (
    <div
      ref={showActive}
      className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 scroll-mb-24 animate-rise overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-dialog"
    >
      {suras.length === 0 && <p className="px-3 py-2 text-ink-muted">{t("covered.noSura")}</p>}
      <div id={id} role="listbox" aria-label={t("covered.sura")}>
        {suras.map((sura, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the combobox's
          <div
            key={SURA_NAMES[sura - 1]?.en}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={sura === chosen}
            data-active={index === activeIndex || undefined}
            // The field must not lose the focus before the choice is made.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(sura)}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 hover:bg-paper-deep aria-selected:font-semibold",
              index === activeIndex && "bg-paper-deep",
            )}
          >
            <span className="min-w-7 shrink-0 text-sm text-ink-muted tabular-nums">
              {formatNumber(sura, language)}
            </span>
            <SuraName sura={sura} />
            <span className="ms-auto shrink-0 text-sm text-ink-muted">
              {t("covered.count", { count: AYAT_OF[sura - 1] ?? 0 })}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
