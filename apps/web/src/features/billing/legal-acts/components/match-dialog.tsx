import {
  ActMatch,
  type MatchCandidates,
  type StaffLegalAct,
} from "@riwaq/contracts/billing/legal-acts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useMatchAct } from "../mutations.ts";
import { candidatesQuery, effectQuery } from "../queries.ts";
import { MatchEffect } from "./match-effect.tsx";

/** Nothing of ours. */
const NOTHING = "nothing";

type Candidates = MatchCandidates["subscriptions"];
type FormProps = { id: string; candidates: Candidates; timeZone: string; onSaved: () => void };

function MatchForm({ id, candidates, timeZone, onSaved }: FormProps) {
  const { t } = useTranslation("billing");
  const queryClient = useQueryClient();
  /** What was shown to come back. */
  const amountOf = (subscriptionId: string | null) =>
    queryClient.getQueryData(effectQuery(id, subscriptionId ?? "").queryKey)?.leaving?.amount ??
    null;
  const form = useAppForm({
    rules: ActMatch,
    defaultValues: {
      subscription_id: candidates.find((one) => one.is_reference || one.is_address)?.id ?? null,
      note: "",
      amount: null,
    },
    mutation: useMatchAct(id),
    toSend: (match) => ({ ...match, amount: amountOf(match.subscription_id) }),
    onSaved: () => {
      toast({ title: t("acts.matched") });
      onSaved();
    },
  });
  const options = candidates.map(({ id: value, student, payer, ...of }) => {
    const names = { student: isolated(student), payer: isolated(payer) };
    const otherwise = of.is_address ? "acts.byAddress" : "acts.byName";
    return { value, label: t(of.is_reference ? "acts.byReference" : otherwise, names) };
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("acts.save")}>
      <SelectField
        name="subscription_id"
        label={t("acts.subscription")}
        none={NOTHING}
        options={[...options, { value: NOTHING, label: t("acts.nothing") }]}
      />
      <MatchEffect id={id} timeZone={timeZone} />
      <TextField
        label={t("acts.note")}
        hint={t("acts.noteHint")}
        dir="auto"
        autoComplete="off"
        {...form.field("note")}
      />
    </AppForm>
  );
}

type MatchingProps = { act: StaffLegalAct; timeZone: string; onSaved: () => void };

function Matching({ act, timeZone, onSaved }: MatchingProps) {
  const { t } = useTranslation("billing");
  const [q, setQ] = useState("");
  const query = useQuery(candidatesQuery(act.id, q));
  return (
    <div className="space-y-5">
      <ServerSearchField label={t("acts.search")} start={q} onSearch={setQ} />
      <QueryView query={query}>
        {({ subscriptions }) => (
          <>
            {subscriptions.length === 0 && (
              <p role="status" className="text-ink-muted">
                {t("acts.noneFound")}
              </p>
            )}
            <MatchForm
              id={act.id}
              candidates={subscriptions}
              timeZone={timeZone}
              onSaved={onSaved}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** Whose it is: what is matched takes effect at once. */
export function MatchDialog({ act, timeZone }: { act: StaffLegalAct; timeZone: string }) {
  const { t } = useTranslation("billing");
  return (
    <FormDialog
      trigger={<Button size="sm">{t("acts.match")}</Button>}
      title={t("acts.matchTitle", { name: isolated(act.name) })}
      description={t(`acts.effect.${act.kind === "withdrawal" ? "withdrawal" : "leaving"}`)}
      takesTriggerAway
    >
      {(close) => <Matching act={act} timeZone={timeZone} onSaved={close} />}
    </FormDialog>
  );
}
