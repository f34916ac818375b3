import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";

export function ProgrammeNames({ programmes }: Pick<PublicTeacher, "programmes">) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  if (programmes.length === 0) return null;
  return (
    <ul aria-label={t("facts.programmes")} className="flex flex-wrap gap-1.5">
      {programmes.map(({ slug, name }) => (
        <li key={slug}>
          <Badge tone="yellow" className="text-start whitespace-normal">
            {name[language]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
