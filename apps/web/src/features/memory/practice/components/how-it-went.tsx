import type { Verdict } from "@riwaq/contracts/memory/plan";
import { VERDICTS } from "@riwaq/domain/memory/grade";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useReadOnly } from "../../../../lib/current-user.ts";

type HowProps = { said: Verdict | null; onSay: (verdict: Verdict) => void };

/** Three answers of the same weight: none of them is a fault. */
export function HowItWent({ said, onSay }: HowProps) {
  const { t } = useTranslation("practice");
  const isReadOnly = useReadOnly();
  return (
    <section aria-labelledby="how-it-went" className="space-y-4 text-center">
      <h2 id="how-it-went" className="text-xl">
        {t("how.title")}
      </h2>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            variant={said === verdict ? "default" : "outline"}
            aria-pressed={said === verdict}
            disabled={isReadOnly}
            onClick={() => onSay(verdict)}
            className="min-h-13! px-2! leading-snug"
          >
            {t(`verdicts.${verdict}`)}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-muted">{t(said ? "how.change" : "how.later")}</p>
    </section>
  );
}
