import type { ProgrammeArea } from "@riwaq/contracts/people/programmes";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames } from "../../../../lib/format.ts";
import { useOfferedProgrammes } from "../../../../lib/offered-programmes.ts";

/** This area's programmes as staff keep them, each with a page of its own; nothing where there are none, or until they are read. */
export function OfferedLevels({ area }: { area: ProgrammeArea }) {
  const { t } = useTranslation("programs");
  const { language } = useLanguage();
  const all = useOfferedProgrammes() ?? [];
  const programmes = all.filter((one) => one.area === area);
  if (programmes.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <h3>{t("offered")}</h3>
      <dl className="mt-3 space-y-4">
        {programmes.map(({ id, slug, name, levels }) => (
          <div key={id}>
            <dt>
              <Link
                to={paths.programme}
                params={{ slug }}
                className="inline-block py-1 font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
              >
                {name[language]}
              </Link>
            </dt>
            {levels.length > 0 && (
              <dd className="text-ink-muted">
                {formatNames(
                  levels.map((level) => level.name[language]),
                  language,
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
