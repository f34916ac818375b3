import type { Verdict } from "@riwaq/contracts/memory/plan";
import { Check, CloudOff } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import type { Done } from "../model/practice.ts";

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  alone: "green",
  helped: "blue",
  again: "yellow",
};

/** How it went, and whose word that is. */
export function SaidVerdict({ done }: { done: Done }) {
  const { t } = useTranslation("practice");
  const Icon = done.isWaiting ? CloudOff : Check;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={TONES[done.verdict]}>
        <Icon aria-hidden strokeWidth={2} className="size-4" />
        {t(`verdicts.${done.verdict}`)}
      </Badge>
      <span className="text-sm text-ink-muted">
        {t(done.isWaiting ? "waiting" : `by.${done.by}`)}
      </span>
    </span>
  );
}
