import type { Progress } from "@riwaq/contracts/learning/reports";
import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";
import { formatNumber } from "../../lib/format.ts";
import { SuraName } from "../lessons/sura-name.tsx";
import { Card, CardTitle } from "../ui/card.tsx";

type Sura = Progress["suras"][number];

function SuraItem({ sura, learned, ayat }: Sura) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const isWhole = learned >= ayat;
  return (
    <li
      className={cn(
        "space-y-2 rounded-md border p-3",
        isWhole ? "border-success/50 bg-success-soft" : "border-line",
      )}
    >
      <p className="flex items-baseline justify-between gap-2">
        <SuraName sura={sura} />
        {isWhole && (
          <CircleCheck aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-success" />
        )}
      </p>
      <p className="text-sm text-ink-muted">
        {isWhole
          ? t("suras.whole", { count: ayat })
          : t("suras.part", { learned: formatNumber(learned, language), count: ayat })}
      </p>
      {!isWhole && (
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className="h-full rounded-full bg-primary"
            style={{ inlineSize: `${Math.round((100 * learned) / ayat)}%` }}
          />
        </div>
      )}
    </li>
  );
}

/** How much of each sura that was begun; those that are whole are marked. */
export function SurasLearned({ suras }: Pick<Progress, "suras">) {
  const { t } = useTranslation("reports");
  if (suras.length === 0) return null;
  const wholeCount = suras.filter(({ learned, ayat }) => learned >= ayat).length;
  return (
    <Card className="space-y-4 p-4! sm:p-6!">
      <div>
        <CardTitle>{t("suras.title")}</CardTitle>
        <p className="text-ink-muted">
          {wholeCount > 0 ? t("suras.wholeCount", { count: wholeCount }) : t("suras.begun")}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
        {suras.map((sura) => (
          <SuraItem key={sura.sura} {...sura} />
        ))}
      </ul>
    </Card>
  );
}
