import type { Programme } from "@riwaq/contracts/people/programmes";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";

export function ProgrammeChips({ programmes }: { programmes: readonly Programme[] }) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  if (programmes.length === 0) return null;
  return (
    <ul aria-label={t("facts.programmes")} className="flex flex-wrap gap-1.5">
      {programmes.map(({ id, name }) => (
        <li key={id} className="max-w-full">
          <Badge tone="yellow" className="max-w-full text-start whitespace-normal">
            {name[language]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
