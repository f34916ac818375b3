import type { Charge } from "@riwaq/contracts/billing/subscriptions";
import { CircleAlert, Hourglass, Info } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../../components/lessons/use-moment.ts";
import { Button } from "../../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { deviceTimeZone } from "../../../../../lib/format.ts";
import { useReaderZone } from "../../../../../lib/own-profile.ts";
import { moodOf, needsPayer } from "../../model/charges.ts";
import type { CameBack } from "./use-charge.ts";

type WordProps = {
  charge: Charge;
  cameBack: CameBack;
  look: { isLooking: boolean; isBusy: boolean; lookAgain: () => void };
};

type Word = "looking" | "unknown" | "bank" | "approve" | "refused" | "retried" | "nothing" | null;

/** What is to be said of a charge that is still due; nothing before the first try. */
function wordOf({ charge, cameBack, look }: WordProps): Word {
  if (look.isLooking) return "looking";
  const mood = moodOf(charge, false);
  if (needsPayer(mood) || mood === "unknown" || mood === "retried") return mood as Word;
  if (cameBack === "done") return "unknown";
  return cameBack === "back" ? "nothing" : null;
}

const ICONS = {
  looking: Hourglass,
  unknown: Hourglass,
  bank: CircleAlert,
  approve: CircleAlert,
  refused: CircleAlert,
  retried: Info,
  nothing: Info,
};

type SaidProps = Pick<WordProps, "charge" | "look"> & { word: NonNullable<Word> };

function Said({ word, charge, look }: SaidProps) {
  const { t } = useTranslation("subscription");
  const moment = useMoment(useReaderZone() ?? deviceTimeZone());
  const Icon = ICONS[word];
  const retry = charge.next_attempt_at;
  return (
    <Card className="flex items-start gap-4">
      <Icon aria-hidden strokeWidth={1.75} className="mt-1 size-6 shrink-0 text-accent" />
      <div className="min-w-0 space-y-3">
        <CardTitle>{t(`pay.word.${word}.title`)}</CardTitle>
        <p className="text-ink-muted">
          {t(`pay.word.${word}.text`, { moment: retry === null ? "" : moment(retry) })}
        </p>
        {word === "unknown" && (
          <Button variant="outline" aria-busy={look.isBusy} onClick={look.lookAgain}>
            {t("pay.lookAgain")}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** How the last try went, and what to do next. The place stays, so that what changes in it is read out. */
export function ChargeWord(props: WordProps) {
  const word = wordOf(props);
  return (
    <div role="status" aria-busy={word === "looking"} className="empty:hidden">
      {word && <Said word={word} {...props} />}
    </div>
  );
}
