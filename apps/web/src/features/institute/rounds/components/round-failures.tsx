import type { RoundFailure } from "@riwaq/contracts/institute/rounds";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { ZonedMoment } from "../../../../components/lessons/zoned-moment.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { roundFailuresQuery } from "../queries.ts";

function Failure({ failure }: { failure: RoundFailure }) {
  const { t } = useTranslation("staff");
  const zone = useReaderZone();
  const { round, count, fault, last_failed_at, mended_at } = failure;
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi dir="ltr" className="font-semibold">
          {round}
        </bdi>
        <Badge tone={mended_at ? "green" : "red"}>
          {t(mended_at ? "rounds.mended" : "rounds.failing")}
        </Badge>
        <span className="text-ink-muted">{t("rounds.times", { count })}</span>
      </p>
      {zone && (
        <p className="text-sm text-ink-muted">
          {t("rounds.last")} <ZonedMoment at={last_failed_at} zone={zone} />
        </p>
      )}
      <p className="text-sm text-ink-muted">
        <bdi dir="ltr">{fault}</bdi>
      </p>
    </li>
  );
}

/** Nothing where nothing failed: no news is good news here. */
export function RoundFailures() {
  const { t } = useTranslation("staff");
  const failures = useQuery(roundFailuresQuery).data ?? [];
  if (failures.length === 0) return null;
  return (
    <Card className="space-y-1 p-4! sm:p-6!">
      <CardTitle>{t("rounds.title")}</CardTitle>
      <p className="text-ink-muted">{t("rounds.hint")}</p>
      <ul className="divide-y divide-line">
        {failures.map((failure) => (
          <Failure key={failure.round} failure={failure} />
        ))}
      </ul>
    </Card>
  );
}
