import type { Charge } from "@riwaq/contracts/billing/subscriptions";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { toast } from "../../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { grouped } from "../../model/charges.ts";

type CopiedProps = {
  label: string;
  shown: string;
  /** As a bank wants it typed; what is only read has none. */
  copied?: string;
};

/** A line that is copied with one press; where there is no clipboard, it is selected by hand. */
function Copied({ label, shown, copied }: CopiedProps) {
  const { t } = useTranslation("subscription");
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      toast({ title: t("pay.transfer.copied", { label }) });
    } catch {
      toast({ title: t("pay.transfer.notCopied"), variant: "destructive" });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-semibold break-words tabular-nums">
        <bdi>{shown}</bdi>
      </dd>
      {copied !== undefined && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <Button
            variant="outline"
            size="icon"
            aria-label={t("pay.transfer.copy", { label })}
            onClick={() => void copy(copied)}
          >
            <Icon aria-hidden strokeWidth={1.75} />
          </Button>
        </dd>
      )}
    </div>
  );
}

type TransferProps = { charge: Charge; transfer: NonNullable<Charge["transfer"]> };

/** What a bank asks for, to copy or to photograph. */
export function TransferFacts({ charge, transfer }: TransferProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const { to_pay: amount, currency } = charge;
  const { holder, iban, reference, code } = transfer;
  return (
    <>
      <p className="measure text-ink-muted">{t("pay.transfer.text")}</p>
      <div className="flex flex-wrap items-start gap-x-10 gap-y-5">
        <dl className="min-w-0 grow basis-72 divide-y divide-line">
          <Copied label={t("pay.transfer.holder")} shown={holder} copied={holder} />
          <Copied
            label={t("pay.transfer.iban")}
            shown={grouped(iban)}
            copied={iban.replaceAll(/\s/g, "")}
          />
          <Copied
            label={t("pay.transfer.reference")}
            shown={grouped(reference)}
            copied={reference.replaceAll(/\s/g, "")}
          />
          <Copied
            label={t("pay.transfer.amount")}
            shown={formatPrice(amount, currency, language)}
            copied={(amount / 100).toFixed(2)}
          />
        </dl>
        {code !== null && (
          <figure className="max-w-48 text-center">
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(code)}`}
              alt={t("pay.transfer.codeAlt")}
              className="w-48 rounded-md border border-line bg-white p-2"
            />
            <figcaption className="mt-2 text-sm text-ink-muted">
              {t("pay.transfer.code")}
            </figcaption>
          </figure>
        )}
      </div>
      <p className="text-sm text-ink-muted">{t("pay.transfer.wait")}</p>
    </>
  );
}
