import type { Charge, PaymentStart } from "@riwaq/contracts/billing/subscriptions";
import { Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../../components/ui/error-list.tsx";
import { Note } from "../../../../../components/ui/note.tsx";
import { useReadOnly } from "../../../../../lib/current-user.ts";
import { goOut } from "../../../../../lib/go-out.ts";
import { useFailureMessages } from "../../../../../lib/use-failure-messages.ts";
import { moodOf } from "../../model/charges.ts";
import { usePay } from "../../mutations.ts";
import { TransferFacts } from "./transfer-facts.tsx";

type Online = PaymentStart["provider"];

const isOnline = (provider: Charge["providers"][number]): provider is Online => provider !== "bank";

/** Where somebody waits for the payer's word, the way there comes first. */
function waysOf(charge: Charge): Online[] {
  const ways = charge.providers.filter(isOnline);
  const mood = moodOf(charge, false);
  const asking = mood === "bank" || mood === "approve" ? charge.attempt?.provider : undefined;
  return ways.toSorted((a, b) => Number(b === asking) - Number(a === asking));
}

/** The pages of the providers. Pressed twice it opens one; until it is there, nothing else can be pressed. */
function Online({ charge, ways }: { charge: Charge; ways: readonly Online[] }) {
  const { t } = useTranslation(["subscription", "common"]);
  const pay = usePay(charge.id);
  const failureMessages = useFailureMessages();
  const isReadOnly = useReadOnly();
  const isBusy = pay.isPending || pay.isSuccess;
  const isBank = moodOf(charge, false) === "bank";
  const begin = (provider: Online) => {
    if (!isBusy) pay.mutate({ provider }, { onSuccess: ({ url }) => goOut(url) });
  };
  return (
    <Card aria-labelledby="online" className="space-y-4">
      <CardTitle id="online">{t("pay.online.title")}</CardTitle>
      <p className="measure text-ink-muted">{t("pay.online.text")}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {ways.map((provider, index) => (
          <Button
            key={provider}
            size="lg"
            variant={index === 0 ? "default" : "outline"}
            className="h-auto!"
            aria-disabled={isBusy || isReadOnly}
            aria-busy={isBusy && pay.variables?.provider === provider}
            onClick={() => begin(provider)}
          >
            {isBank && index === 0 ? t("pay.goOn") : t(`pay.by.${provider}`)}
          </Button>
        ))}
      </div>
      {isReadOnly && <p className="text-sm text-ink-muted">{t("common:seeing.readOnly")}</p>}
      <FormAlert messages={pay.error ? failureMessages(pay.error) : []} />
      <p className="text-sm text-ink-muted">{t("pay.online.kept")}</p>
    </Card>
  );
}

/** How it can be paid here; while nobody knows whether it was paid, in no way at all. */
export function PaymentWays({ charge }: { charge: Charge }) {
  const { t } = useTranslation("subscription");
  const { providers, transfer } = charge;
  const ways = waysOf(charge);
  if (moodOf(charge, false) === "unknown") return null;
  const hasTransfer = transfer !== null && providers.includes("bank");
  return (
    <>
      {ways.length > 0 && <Online charge={charge} ways={ways} />}
      {hasTransfer && (
        <Card aria-labelledby="transfer" className="space-y-4">
          <CardTitle id="transfer" className="flex items-center gap-3">
            <Landmark aria-hidden strokeWidth={1.75} className="size-5 text-ink-muted" />
            {t("pay.transfer.title")}
          </CardTitle>
          <TransferFacts charge={charge} transfer={transfer} />
        </Card>
      )}
      {ways.length === 0 && !hasTransfer && <Note>{t("pay.none")}</Note>}
    </>
  );
}
