import type { Subscriptions } from "@riwaq/contracts/billing/subscriptions";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatMonth } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { useForgetMethod } from "../../mutations.ts";
import { useMethodWords } from "./use-method-words.ts";

type MethodProps = { method: NonNullable<Subscriptions["method"]> };

function Method({ method }: MethodProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const words = useMethodWords();
  const forget = useForgetMethod();
  const { expires_on: expires } = method;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-semibold">{words(method)}</p>
        <p className="text-sm text-ink-muted">
          {expires === null
            ? t("method.agreed")
            : t("method.expires", { month: formatMonth(expires.slice(0, 7), language) })}
        </p>
      </div>
      <ConfirmDialog
        trigger={<Button variant="outline">{t("method.change")}</Button>}
        title={t("method.changeTitle")}
        description={t("method.changeText")}
        confirmLabel={t("method.forget")}
        mutation={forget}
        sent={undefined}
        onDone={() => toast({ title: t("method.forgotten") })}
        failureTitle={t("failed")}
      />
    </div>
  );
}

/** How the next period is paid, and money that waits for it. */
export function MethodCard({ all: { method, credits } }: { all: Subscriptions }) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  return (
    <Card aria-labelledby="method">
      <CardTitle id="method">{t("method.title")}</CardTitle>
      {method ? (
        <Method method={method} />
      ) : (
        <p className="mt-2 text-ink-muted">{t("method.none")}</p>
      )}
      {credits.map(({ currency, amount }) => (
        <p key={currency} className="mt-4 border-t border-line pt-4">
          {t("method.credit", { price: formatPrice(amount, currency, language) })}
        </p>
      ))}
    </Card>
  );
}
