import type { IssuedDocument } from "@riwaq/contracts/billing/documents";
import * as documents from "@riwaq/contracts/billing/documents.calls";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { formatNames } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";

type Props = { document: IssuedDocument };

/** What goes back is written as such. */
export function Amount({ document: { kind, gross, currency } }: Props) {
  const { language } = useLanguage();
  const amount = kind === "credit_note" ? -gross : gross;
  return <span className="tabular-nums">{formatPrice(amount, currency, language)}</span>;
}

/** For whom, and what it corrects. */
export function About({ document: { pupils, corrects } }: Props) {
  const { t } = useTranslation("documents");
  const { language } = useLanguage();
  const names = formatNames(pupils, language);
  return (
    <>
      {pupils.length > 0 && t("list.for", { names })}
      {pupils.length > 0 && corrects && " · "}
      {corrects && t("list.corrects", { number: `\u2066${corrects}\u2069` })}
    </>
  );
}

/** The file, at one press. */
export function DownloadDocument({ document: { id, number } }: Props) {
  const { t } = useTranslation("documents");
  return (
    <Button asChild variant="outline" size="sm">
      <a
        href={hrefOf(documents.pdf, { params: { id } })}
        download
        aria-label={t("list.download", { number })}
      >
        <Download aria-hidden strokeWidth={1.75} />
        {t("list.pdf")}
      </a>
    </Button>
  );
}
