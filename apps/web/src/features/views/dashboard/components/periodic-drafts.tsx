import { Link } from "@tanstack/react-router";
import { ClipboardList } from "lucide-react";
import { useTranslation } from "react-i18next";

import { NEED_ROW, Need, NeedsList } from "../../../../components/homes/needs-list.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

/** Quarterly reports that wait for the teacher; nothing where none does. */
export function PeriodicDrafts({ count }: { count: number }) {
  const { t } = useTranslation(["dashboard", "homes"]);
  const { language } = useLanguage();
  if (count === 0) return null;
  const number = formatNumber(count, language);
  return (
    <NeedsList label={t("homes:needs.label")}>
      <li>
        <Link to={paths.periodicReports} search={{ status: "draft" }} className={NEED_ROW}>
          <Need Icon={ClipboardList} title={t("periodicDrafts", { count, number })} />
        </Link>
      </li>
    </NeedsList>
  );
}
