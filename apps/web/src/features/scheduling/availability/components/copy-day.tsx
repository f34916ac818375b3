import { DAYS_OF_WEEK } from "@riwaq/domain/time/day-of-week";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../../components/ui/popover.tsx";
import { Tooltip } from "../../../../components/ui/tooltip.tsx";

type CopyDayProps = { day: DayOfWeek; onCopy: (to: readonly DayOfWeek[]) => void };

function DayChoice({ day, onCopy }: CopyDayProps) {
  const { t } = useTranslation(["availability", "errors"]);
  const id = useId();
  const [chosen, setChosen] = useState<readonly DayOfWeek[]>([]);
  const toggle = (other: DayOfWeek) =>
    setChosen((days) =>
      days.includes(other) ? days.filter((day) => day !== other) : [...days, other],
    );
  return (
    <fieldset className="space-y-1">
      <legend className="font-semibold">{t("copyTitle", { day: t(`errors:day_${day}`) })}</legend>
      {DAYS_OF_WEEK.filter((other) => other !== day).map((other) => (
        <label
          key={other}
          htmlFor={`${id}-${other}`}
          className="flex min-h-10 cursor-pointer items-center gap-3"
        >
          <Checkbox
            id={`${id}-${other}`}
            checked={chosen.includes(other)}
            onCheckedChange={() => toggle(other)}
          />
          {t(`errors:day_${other}`)}
        </label>
      ))}
      <p className="pt-1 text-sm text-ink-muted">{t("copyHint")}</p>
      <Button className="mt-2 w-full" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
        {t("copyConfirm")}
      </Button>
    </fieldset>
  );
}

/** One day's hours for other days as well. */
export function CopyDay({ day, onCopy }: CopyDayProps) {
  const { t } = useTranslation(["availability", "errors"]);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <Tooltip label={t("copy")}>
        <PopoverTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            className="text-ink-muted!"
            aria-label={t("copyFrom", { day: t(`errors:day_${day}`) })}
          >
            <Copy aria-hidden strokeWidth={1.75} />
          </Button>
        </PopoverTrigger>
      </Tooltip>
      <PopoverContent align="end" className="w-64">
        <DayChoice
          day={day}
          onCopy={(to) => {
            setIsOpen(false);
            onCopy(to);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
