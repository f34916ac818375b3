import type { Holiday } from "@riwaq/contracts/scheduling/holidays";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { ConfirmHoliday } from "./confirm-holiday.tsx";
import { HolidayDatesDialog } from "./holiday-dates-dialog.tsx";
import { useHolidayWords } from "./use-holiday-words.ts";

type HolidayCardProps = {
  holiday: Holiday;
  /** By the reader's calendar; in the hours around midnight the server knows better. */
  hasBegun: boolean;
};

function Status({ holiday, hasBegun }: HolidayCardProps) {
  const { t } = useTranslation("staff");
  return (
    <span className="flex flex-wrap gap-2">
      {hasBegun && <Badge tone="blue">{t("holidays.underWay")}</Badge>}
      <Badge tone={holiday.is_confirmed ? "green" : "yellow"}>
        {holiday.is_confirmed ? t("holidays.confirmed") : t("holidays.proposed")}
      </Badge>
    </span>
  );
}

function Consequence({ holiday }: { holiday: Holiday }) {
  const { t } = useTranslation("staff");
  const { kind, lesson_count: count } = holiday;
  if (kind === "ramadan") return t("holidays.ramadan");
  return count === 0 ? t("holidays.noLessons") : t("holidays.lessons", { count });
}

export function HolidayCard({ holiday, hasBegun }: HolidayCardProps) {
  const { name, dates } = useHolidayWords(holiday);
  // The moon decides on the length of Ramadan in its last night; an Eid that has begun is as it is.
  const isOpen = holiday.kind === "ramadan" || !hasBegun;
  return (
    <li className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <article aria-label={name} className="flex h-full flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 className="text-xl">{name}</h3>
          <Status holiday={holiday} hasBegun={hasBegun} />
        </div>
        <p className="font-semibold">{dates}</p>
        <p className="text-ink-muted">
          <Consequence holiday={holiday} />
        </p>
        {isOpen && (
          <div className="mt-auto flex flex-wrap gap-2 pt-3">
            {!holiday.is_confirmed && <ConfirmHoliday holiday={holiday} />}
            <HolidayDatesDialog holiday={holiday} />
          </div>
        )}
      </article>
    </li>
  );
}
