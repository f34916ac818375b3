import { Check, Copy, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { useInstitute, useInstituteName } from "../../../../lib/institute.ts";

type CardProps = {
  code: string;
  /** As it is paid with. */
  price: string;
  recipient?: string;
  words?: string;
  until?: string;
};

function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation("vouchers");
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  const Icon = state === "copied" ? Check : Copy;
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <Icon aria-hidden strokeWidth={1.75} />
        {t(state === "copied" ? "card.copied" : "card.copy")}
      </Button>
      <p role="status" className="basis-full text-sm text-ink-muted empty:hidden">
        {state === "failed" && t("card.copyFailed")}
      </p>
    </>
  );
}

/** A card to be given, from whom it is at its head: printed, it stands alone on its sheet. */
export function GiftCard({ code, price, recipient = "", words = "", until }: CardProps) {
  const { t } = useTranslation(["vouchers", "common"]);
  const institute = useInstituteName(useInstitute()?.name);
  return (
    <div className="print-alone space-y-4">
      <div className="in-colour rounded-t-[50%_5rem] rounded-b-md border border-accent/60 bg-paper px-6 pt-9 pb-7 text-center">
        <ArchMark className="mx-auto h-9 w-8 text-primary" />
        <p className="mt-1.5 font-display text-ink">
          <bdi>{institute}</bdi>
        </p>
        <p className="mt-5 font-display text-xl text-ink">{t("card.heading")}</p>
        <p className="mt-2 font-display text-4xl text-primary tabular-nums">{price}</p>
        {recipient !== "" && (
          <p dir="auto" className="mt-4 text-lg font-semibold wrap-anywhere">
            {recipient}
          </p>
        )}
        {words !== "" && (
          <p dir="auto" className="mt-2 whitespace-pre-line text-ink-muted wrap-anywhere">
            {words}
          </p>
        )}
        <p className="mt-6 text-sm text-ink-muted">{t("card.code")}</p>
        <p dir="ltr" className="mt-1 font-mono text-lg font-semibold break-words select-all">
          {code}
        </p>
        <p className="mx-auto mt-4 measure text-sm text-ink-muted">{t("card.how")}</p>
        {until !== undefined && <p className="mt-1 text-sm text-ink-muted">{until}</p>}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyCode code={code} />
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden strokeWidth={1.75} />
          {t("card.print")}
        </Button>
      </div>
    </div>
  );
}
