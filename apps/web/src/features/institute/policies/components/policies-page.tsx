import type { Policies, Policy } from "@riwaq/contracts/institute/policies";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatDate, formatNumber } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { useTakePolicyBack } from "../mutations.ts";
import { policiesQuery } from "../queries.ts";
import { NewPolicyDialog } from "./policy-form.tsx";

const TONES = { now: "green", coming: "blue", past: "neutral" } as const;
const VALUES = ["notice_hours", "make_ups_per_month", "moves_per_lesson", "make_up_days"] as const;

function TakeBack({ id, date }: { id: string; date: string }) {
  const { t } = useTranslation("staff");
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" size="sm">
          {t("policies.takeBack")}
        </Button>
      }
      title={t("policies.takeBackTitle")}
      description={t("policies.takeBackText", { date })}
      confirmLabel={t("policies.takeBack")}
      isDestructive
      mutation={useTakePolicyBack()}
      sent={id}
      onDone={() => toast({ title: t("policies.takenBack") })}
      failureTitle={t("policies.takeBackFailed")}
    />
  );
}

function PolicyCard({ policy, zone }: { policy: Policy; zone: string }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { id, holds_from, state, set_by, set_at } = policy;
  const date = holds_from && formatCivilDate(holds_from, language);
  const shown = (value: number | null) =>
    value === null ? t("policies.noEnd") : formatNumber(value, language);
  const by = set_by === null ? t("policies.byNobody") : t("policies.by", { name: set_by });
  return (
    <Card className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          {date === null ? t("policies.first") : t("policies.since", { date })}
        </h2>
        <Badge tone={TONES[state]}>{t(`policies.${state}`)}</Badge>
      </div>
      <FactList
        facts={VALUES.map((name) => ({ label: t(`policies.${name}`), value: shown(policy[name]) }))}
      />
      {id !== null && set_at !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-ink-muted">
          <p dir="auto">
            {by}, {formatDate(set_at, language, zone)}
          </p>
          {state === "coming" && date !== null && <TakeBack id={id} date={date} />}
        </div>
      )}
    </Card>
  );
}

function History({ all }: { all: Policies }) {
  const cityOf = useCity();
  return (
    <div className="max-w-2xl space-y-6">
      <NewPolicyDialog all={all} city={cityOf(all.time_zone)} />
      {all.policies.map((policy) => (
        <PolicyCard key={policy.id} policy={policy} zone={all.time_zone} />
      ))}
    </div>
  );
}

/** The values of the terms: what held, holds and will hold, and from which day. */
export function PoliciesPage() {
  const { t } = useTranslation(["staff", "common"]);
  const query = useQuery(policiesQuery);
  return (
    <>
      <PageHeader title={t("common:titles.policies")} description={t("policies.intro")} />
      <QueryView query={query}>{(all) => <History all={all} />}</QueryView>
    </>
  );
}
