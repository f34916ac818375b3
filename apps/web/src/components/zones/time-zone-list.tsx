import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";
import { formatTime } from "../../lib/format.ts";
import { useCurrentMinute } from "../../lib/use-current-minute.ts";
import { useCity } from "../lessons/use-city.ts";
import { optionId } from "../ui/use-combobox.ts";

type TimeZoneListProps = {
  id: string;
  zones: readonly string[];
  activeIndex: number;
  chosen: string;
  onChoose: (zone: string) => void;
};

/** Each zone with the time that it is there now. The keyboard stays in the field above. */
export function TimeZoneList({ id, zones, activeIndex, chosen, onChoose }: TimeZoneListProps) {
  const { t } = useTranslation("profile");
  const { language } = useLanguage();
  const city = useCity();
  const now = useCurrentMinute();
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 animate-rise overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-dialog">
      {zones.length === 0 && <p className="px-3 py-2 text-ink-muted">{t("form.timeZoneNone")}</p>}
      <div id={id} role="listbox" aria-label={t("form.timeZone")}>
        {zones.map((zone, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the combobox's
          <div
            key={zone}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={zone === chosen}
            // The field must not lose the focus before the choice is made.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(zone)}
            className={cn(
              "flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-1 hover:bg-paper-deep aria-selected:font-semibold",
              index === activeIndex && "bg-paper-deep",
            )}
          >
            <bdi className="min-w-0 wrap-anywhere">{city(zone)}</bdi>
            <span className="shrink-0 text-sm text-ink-muted tabular-nums">
              {formatTime(now, language, zone)}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
