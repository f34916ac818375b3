import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Headphones } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { toHearQuery } from "../queries.ts";

/** How many recordings wait for this teacher; nothing where none does. */
export function RecordingsWaiting() {
  const { t } = useTranslation("homework");
  const { language } = useLanguage();
  const { data } = useQuery(toHearQuery);
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <section
      aria-label={t("queue.title")}
      className="mb-8 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-4"
    >
      <p className="flex items-center gap-3 font-semibold">
        <Headphones aria-hidden strokeWidth={1.75} className="size-5 text-primary" />
        {t("queue.waiting", { count, number: formatNumber(count, language) })}
      </p>
      <Button asChild variant="outline">
        <Link to={paths.toHear}>{t("queue.open")}</Link>
      </Button>
    </section>
  );
}
