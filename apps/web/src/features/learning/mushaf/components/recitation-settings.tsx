import { Repeat } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../../components/ui/popover.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import type { Recitation } from "./use-recitation.ts";

const RATES = [0.75, 1, 1.25];
const TIMES = [1, 3, 5, 10, Number.POSITIVE_INFINITY];
const RESTS = ["none", "equal"] as const;

type SettingsProps = { recitation: Recitation; hasPassage: boolean };

function Repeats({ recitation }: { recitation: Recitation }) {
  const { t } = useTranslation("mushaf");
  const { language } = useLanguage();
  const { loop, setLoop } = recitation;
  return (
    <>
      <RadioChips
        legend={t("listen.times")}
        choices={TIMES.map((value) => ({
          value,
          label: Number.isFinite(value) ? formatNumber(value, language) : t("listen.endless"),
        }))}
        value={loop.times}
        onChoose={(times) => setLoop({ ...loop, times })}
      />
      <RadioChips
        legend={t("listen.rest")}
        choices={RESTS.map((value) => ({ value, label: t(`listen.rests.${value}`) }))}
        value={loop.isResting ? "equal" : "none"}
        onChoose={(rest) => setLoop({ ...loop, isResting: rest === "equal" })}
      />
    </>
  );
}

/** How fast, and how often. */
export function RecitationSettings({ recitation, hasPassage }: SettingsProps) {
  const { t } = useTranslation("mushaf");
  const { language } = useLanguage();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size="icon" variant="ghost" aria-label={t("listen.settings")}>
          <Repeat aria-hidden strokeWidth={1.75} />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={t("listen.settings")}
        className="max-h-(--radix-popover-content-available-height) max-w-80 space-y-5 overflow-y-auto"
      >
        <RadioChips
          legend={t("listen.speed")}
          choices={RATES.map((value) => ({ value, label: formatNumber(value, language) }))}
          value={recitation.rate}
          onChoose={recitation.setRate}
        />
        {hasPassage && <Repeats recitation={recitation} />}
        <p className="text-sm text-ink-muted">
          {t(hasPassage ? "listen.wholeAyat" : "listen.needsPassage")}
        </p>
      </PopoverContent>
    </Popover>
  );
}
