import { useQuery } from "@tanstack/react-query";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useRenewRecoveryCodes, useTurnOffTwoStep } from "../mutations.ts";
import { twoStepQuery } from "../queries.ts";
import { ProofForm, withCode } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TurnOn } from "./turn-on-dialog.tsx";

type OnCodes = { onCodes: (codes: string[]) => void };

/** A new one for each opening: what failed before is not said again. */
function Renewal({ onCodes }: OnCodes) {
  const { t } = useTranslation("account");
  return (
    <ProofForm
      action={t("twoStep.renew")}
      asksCode
      mutation={useRenewRecoveryCodes(onCodes)}
      toSend={withCode}
    />
  );
}

function TurningOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account");
  return (
    <ProofForm
      action={t("twoStep.turnOff")}
      asksCode
      isDestructive
      mutation={useTurnOffTwoStep()}
      toSend={withCode}
      onDone={onDone}
    />
  );
}

/** What somebody does once it is on. */
function Changes({ onCodes, mayTurnOff }: OnCodes & { mayTurnOff: boolean }) {
  const { t } = useTranslation("account");
  return (
    <>
      <FormDialog
        trigger={<Button variant="outline">{t("twoStep.renew")}</Button>}
        title={t("twoStep.renew")}
        description={t("twoStep.renewText")}
      >
        {(close) => (
          <Renewal
            onCodes={(codes) => {
              close();
              onCodes(codes);
            }}
          />
        )}
      </FormDialog>
      {mayTurnOff && (
        <FormDialog
          trigger={<Button variant="outline">{t("twoStep.turnOff")}</Button>}
          title={t("twoStep.turnOffTitle")}
          description={t("twoStep.turnOffText")}
        >
          {(close) => (
            <TurningOff
              onDone={() => {
                close();
                toast({ title: t("twoStep.isOff") });
              }}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}

/** The recovery codes stand here, apart from the dialogs that go as soon as the state is another. */
export function TwoStepCard() {
  const { t } = useTranslation("account");
  const [codes, setCodes] = useState<string[] | null>(null);
  const query = useQuery(twoStepQuery);
  return (
    <Card>
      <CardTitle>{t("twoStep.title")}</CardTitle>
      <p className="mt-2 mb-5 max-w-prose text-ink-muted">{t("twoStep.text")}</p>
      <QueryView query={query}>
        {({ is_on, is_required, recovery_codes_left: count }) => (
          <div className="space-y-4">
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone={is_on ? "green" : "neutral"}>
                {is_on ? (
                  <ShieldCheck aria-hidden className="size-4" strokeWidth={1.75} />
                ) : (
                  <ShieldOff aria-hidden className="size-4" strokeWidth={1.75} />
                )}
                {is_on ? t("twoStep.on") : t("twoStep.off")}
              </Badge>
              {is_on && (
                <span className="text-sm text-ink-muted">{t("twoStep.left", { count })}</span>
              )}
            </p>
            <div className="flex flex-wrap gap-3">
              {is_on ? (
                <Changes onCodes={setCodes} mayTurnOff={!is_required} />
              ) : (
                <TurnOn onCodes={setCodes} />
              )}
            </div>
            {is_on && is_required && (
              <p className="text-sm text-ink-muted">{t("twoStep.required")}</p>
            )}
          </div>
        )}
      </QueryView>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}
