import type { ActEffect } from "@riwaq/contracts/billing/legal-acts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { FactList } from "../../../../components/ui/fact-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateTime, formatDuration } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { effectQuery } from "../queries.ts";

type EffectProps = { effect: ActEffect; timeZone: string };

function Effect({ effect: { does, leaving }, timeZone }: EffectProps) {
  const { t } = useTranslation("billing");
  const { language } = useLanguage();
  if (!leaving) return <Note>{t(`acts.does.${does}`)}</Note>;
  const price = (hundredths: number) => formatPrice(hundredths, leaving.currency, language);
  const facts = [
    { label: t("acts.endsAt"), value: formatDateTime(leaving.ends_at, language, timeZone) },
    { label: t("acts.unused"), value: formatDuration(leaving.minutes_left * 60, language) },
    { label: t("acts.cancelled"), value: String(leaving.lessons_cancelled) },
    { label: t("acts.back"), value: price(leaving.amount) },
    { label: t("acts.kept"), value: price(leaving.kept) },
  ];
  return (
    <div className="space-y-3">
      <Note>{t(`acts.does.${does}`)}</Note>
      <FactList facts={facts} />
      {leaving.needs_approval && <p className="text-sm text-ink-muted">{t("acts.approval")}</p>}
    </div>
  );
}

/** What the press does to the subscription that is chosen; of nothing of ours nothing is said. */
export function MatchEffect({ id, timeZone }: { id: string; timeZone: string }) {
  const chosen = useWatch<{ subscription_id: string | null }, "subscription_id">({
    name: "subscription_id",
  });
  const query = useQuery({ ...effectQuery(id, chosen ?? ""), enabled: chosen !== null });
  if (chosen === null) return null;
  return (
    <QueryView query={query}>
      {(effect) => <Effect effect={effect} timeZone={timeZone} />}
    </QueryView>
  );
}
