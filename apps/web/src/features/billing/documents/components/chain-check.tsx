import type { DocumentsCheck } from "@riwaq/contracts/billing/documents";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber, isolated } from "../../../../lib/format.ts";
import { checkQuery } from "../queries.ts";

type Series = DocumentsCheck["series"][number];

function SeriesLine({ series: { kind, year, count, broken } }: { series: Series }) {
  const { t } = useTranslation("documents");
  const { language } = useLanguage();
  if (broken) {
    return (
      <li className="flex items-start gap-2.5 text-danger">
        <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        <span>
          {t(`check.faults.${broken.fault}`, { document: isolated(broken.number) })}{" "}
          {t("check.help")}
        </span>
      </li>
    );
  }
  return (
    <li className="flex items-start gap-2.5">
      <CircleCheck aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-primary" />
      {t("check.whole", {
        count,
        number: formatNumber(count, language),
        kind: t(`series.${kind}`),
        year: String(year),
      })}
    </li>
  );
}

function Found({ series }: DocumentsCheck) {
  const { t } = useTranslation("documents");
  if (series.length === 0) return <p className="text-ink-muted">{t("check.none")}</p>;
  return (
    <ul className="space-y-2">
      {series.map((one) => (
        <SeriesLine key={`${one.kind} ${one.year}`} series={one} />
      ))}
    </ul>
  );
}

/** Whether nothing of what was issued was changed or is missing. */
export function ChainCheck() {
  const { t } = useTranslation("documents");
  const { data, isFetching, isError, refetch } = useQuery(checkQuery);
  return (
    <Card aria-labelledby="chain" className="space-y-4">
      <CardTitle id="chain">{t("check.title")}</CardTitle>
      <p className="measure text-ink-muted">{t("check.text")}</p>
      <div aria-live="polite">
        {isError && !isFetching ? (
          <p className="text-danger">{t("check.failed")}</p>
        ) : (
          data && <Found {...data} />
        )}
      </div>
      <Button variant="outline" aria-disabled={isFetching} onClick={() => void refetch()}>
        {t(data ? "check.again" : "check.run")}
      </Button>
    </Card>
  );
}
