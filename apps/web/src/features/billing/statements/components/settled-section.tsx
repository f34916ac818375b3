import type { BankLine } from "@riwaq/contracts/billing/statements";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useTakeBack } from "../mutations.ts";
import { ChargeFacts, LineFacts } from "./line-facts.tsx";

/** Whether its money can still be where it was put. */
const canGoBack = ({ state, charge }: BankLine) => state === "aside" || charge?.state !== "paid";

function SettledLine({ line }: { line: BankLine }) {
  const { t } = useTranslation("statements");
  const takeBack = useTakeBack();
  const { state, charge, payer, word, settled_by: settledBy } = line;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-2">
      <LineFacts line={line} />
      <div className="min-w-0 space-y-2">
        <Badge tone={state === "aside" ? "neutral" : "green"}>
          {t(state === "aside" ? "settled.aside" : "settled.matched")}
        </Badge>
        {charge && <ChargeFacts charge={charge} />}
        {!charge && payer && (
          <p>
            <bdi className="font-semibold">{payer.name || t("line.closed")}</bdi>
            {" · "}
            {t("settled.credit")}
          </p>
        )}
        {word !== null && (
          <p className="wrap-anywhere">
            <bdi>{word}</bdi>
          </p>
        )}
        {settledBy !== null && settledBy !== "" && (
          <p className="text-sm text-ink-muted">{t("settled.by", { name: settledBy })}</p>
        )}
        {canGoBack(line) && (
          <ConfirmDialog
            trigger={
              <Button variant="outline" size="sm">
                {t("settled.takeBack")}
              </Button>
            }
            title={t("settled.takeBackTitle")}
            description={t("settled.takeBackText")}
            confirmLabel={t("settled.takeBack")}
            mutation={takeBack}
            sent={line.id}
            onDone={() => toast({ title: t("settled.takenBack") })}
            failureTitle={t("settled.failed")}
          />
        )}
      </div>
    </li>
  );
}

/** The last that were settled, to be looked at again. */
export function SettledSection({ lines }: { lines: readonly BankLine[] }) {
  const { t } = useTranslation("statements");
  return (
    <Card aria-labelledby="settled" className="space-y-4">
      <CardTitle id="settled">{t("settled.title")}</CardTitle>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <SettledLine key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  );
}
