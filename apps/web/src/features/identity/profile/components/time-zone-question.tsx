import type { TimeZoneChange, TimeZonePreview } from "@riwaq/contracts/scheduling/zone-changes";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonMoment, formatLongDate, formatTime } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";

type Choice = TimeZoneChange["lessons"];

type TimeZoneQuestionProps = {
  preview: TimeZonePreview;
  zone: string;
  isBusy: boolean;
  messages: readonly string[];
  onChoose: (choice: Choice) => void;
  onClose: () => void;
};

type ChoiceCardProps = {
  value: Choice;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  title: string;
  text: string;
};

function ChoiceCard({ value, chosen, onChoose, title, text }: ChoiceCardProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-line-strong bg-surface p-4 has-checked:border-primary has-checked:bg-success-soft"
    >
      <input
        id={id}
        type="radio"
        name="lessons"
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
        className="mt-1 size-4.5 shrink-0 accent-primary"
      />
      <span className="font-semibold">{title}</span>
      <span className="col-start-2 text-sm text-ink-muted">{text}</span>
    </label>
  );
}

function KeptLessons({ kept, zone }: { kept: readonly string[]; zone: string }) {
  const { t } = useTranslation("profile");
  const { language } = useLanguage();
  return (
    <details className="mt-4 rounded-md border border-line p-4">
      <summary className="cursor-pointer">{t("zone.kept", { count: kept.length })}</summary>
      <ul className="mt-2 list-disc ps-5 text-sm">
        {kept.map((at) => (
          <li key={at}>{formatLessonMoment(at, language, zone)}</li>
        ))}
      </ul>
    </details>
  );
}

/** The next lesson as an example: what either answer makes of its hour. */
function useExample({ first, time_zone_now: old }: TimeZonePreview, zone: string) {
  const { language } = useLanguage();
  const city = useCity();
  return (
    first && {
      day: formatLongDate(first.starts_at, language, old),
      old: formatTime(first.starts_at, language, old),
      now: formatTime(first.starts_at, language, zone),
      city: city(zone),
      oldCity: city(old),
      moved: formatTime(first.new_starts_at, language, old),
    }
  );
}

/** Whether booked lessons stay where they are, or keep the hour on one's own clock: seen on the next one. */
export function TimeZoneQuestion(props: TimeZoneQuestionProps) {
  const { preview, zone, isBusy, messages, onChoose, onClose } = props;
  const { t } = useTranslation(["profile", "common"]);
  const [choice, setChoice] = useState<Choice>("instant");
  const { kept, lessons, time_zone_now } = preview;
  const hours = useExample(preview, zone);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <DialogContent title={t("zone.title")} description={t("zone.text", { count: lessons })}>
        <fieldset className="space-y-3">
          <legend className="sr-only">{t("zone.title")}</legend>
          <ChoiceCard
            value="instant"
            chosen={choice}
            onChoose={setChoice}
            title={t("zone.instant")}
            text={hours ? t("zone.instantText", hours) : t("zone.instantPlain")}
          />
          <ChoiceCard
            value="wall_time"
            chosen={choice}
            onChoose={setChoice}
            title={t("zone.wall")}
            text={hours ? t("zone.wallText", hours) : t("zone.wallPlain")}
          />
        </fieldset>
        {kept.length > 0 && choice === "wall_time" && (
          <KeptLessons kept={kept} zone={time_zone_now} />
        )}
        <FormAlert messages={messages} />
        <DialogActions>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t("common:actions.cancel")}
          </Button>
          <Button disabled={isBusy} aria-busy={isBusy} onClick={() => onChoose(choice)}>
            {t("zone.save")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
