import type { ProgrammePage } from "@riwaq/contracts/views/programme-pages";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatHours } from "../../../../lib/format-hours.ts";
import { formatNumber } from "../../../../lib/format.ts";

type Level = ProgrammePage["levels"][number];

function LevelAt({ level, place }: { level: Level; place: number }) {
  const { t } = useTranslation("programs");
  const { language } = useLanguage();
  const { name, description, outcome, hours } = level;
  return (
    <li className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-t border-line py-6 sm:grid-cols-[3.5rem_1fr] sm:gap-x-6">
      <p aria-hidden className="font-display text-4xl leading-none text-accent tabular-nums">
        {formatNumber(place, language)}
      </p>
      <div className="measure">
        <h3>{name[language]}</h3>
        {description[language] && <p className="mt-1.5 text-ink-muted">{description[language]}</p>}
        {outcome[language] && (
          <p className="mt-3">
            <span className="block text-sm font-semibold text-primary">{t("one.after")}</span>
            <span className="text-lg">{outcome[language]}</span>
          </p>
        )}
        {hours && (
          <p className="mt-3 text-ink-muted">
            {t("one.hours", { hours: formatHours(hours, language) })}
          </p>
        )}
      </div>
    </li>
  );
}

/** What a learner can do after each level, and how long it took those who have passed it. */
export function AfterLevels({ levels }: { levels: readonly Level[] }) {
  const { t } = useTranslation("programs");
  if (levels.length === 0) return null;
  return (
    <section aria-labelledby="levels" className="pt-14">
      <h2 id="levels">{t("one.levels")}</h2>
      <ol className="mt-6 border-b border-line">
        {levels.map((level, index) => (
          <LevelAt key={level.id} level={level} place={index + 1} />
        ))}
      </ol>
    </section>
  );
}
