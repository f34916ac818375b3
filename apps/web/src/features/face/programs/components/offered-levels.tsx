import type { ProgrammeArea } from "@riwaq/contracts/people/programmes";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { useOfferedProgrammes } from "../../../../lib/offered-programmes.ts";

/** The levels of this area's programmes as staff keep them; nothing where there are none, or until they are read. */
export function OfferedLevels({ area }: { area: ProgrammeArea }) {
  const { t } = useTranslation("programs");
  const { language } = useLanguage();
  const all = useOfferedProgrammes() ?? [];
  const programmes = all.filter((one) => one.area === area && one.levels.length > 0);
  if (programmes.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <h3>{t("offered")}</h3>
      <dl className="mt-3 space-y-4">
        {programmes.map(({ id, name, levels }) => (
          <div key={id}>
            <dt className="font-semibold text-primary">{name[language]}</dt>
            <dd>
              <ol className="mt-1 list-decimal space-y-1 ps-6">
                {levels.map((level) => (
                  <li key={level.id}>
                    {level.name[language]}
                    {level.description[language] && (
                      <span className="block measure text-ink-muted">
                        {level.description[language]}
                      </span>
                    )}
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
