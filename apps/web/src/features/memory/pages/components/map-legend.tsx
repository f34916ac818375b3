import { useTranslation } from "react-i18next";

import { LEVELS } from "../../../../components/memory/level.ts";

/** What the cells of the map mean. */
export function MapLegend() {
  const { t } = useTranslation("memory");
  return (
    <ul aria-label={t("map.legend")} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {LEVELS.map((level) => (
        <li key={level} className="flex items-center gap-2">
          <span aria-hidden data-level={level} className="memory-cell size-5! cursor-default!" />
          {t(`levels.${level}`)}
        </li>
      ))}
    </ul>
  );
}
