import type { BookingPreview, Occurrence } from "@riwaq/contracts/scheduling/bookings";
import { Check, ClockArrowUp, X } from "lucide-react";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatLongDate, formatTime } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { clockStepsOf } from "../model/clock-steps.ts";
import { OccurrenceBadge } from "./occurrence-badge.tsx";

type Zones = { readerZone: string; otherZone: string; anchorZone: string };

type ClockStepProps = { start: string; movedMs: number; heldZone: string; movingZone: string };

function ClockStep({ start, movedMs, heldZone, movingZone }: ClockStepProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const city = useCity();
  return (
    <p className="flex items-start gap-2.5 bg-info-soft px-3.5 py-2.5 text-sm text-info">
      <ClockArrowUp aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {t("preview.clocks", {
          held: formatTime(start, language, heldZone),
          heldCity: city(heldZone),
          now: formatTime(start, language, movingZone),
          before: formatTime(Date.parse(start) - movedMs, language, movingZone),
          city: city(movingZone),
        })}
      </span>
    </p>
  );
}

function PreviewRow({ occurrence, zones }: { occurrence: Occurrence; zones: Zones }) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const { starts_at, ends_at, state, is_booked } = occurrence;
  const { readerZone, otherZone, anchorZone } = zones;
  const struck = cn(!is_booked && "line-through decoration-1");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3.5 py-2.5">
      <div className={cn(!is_booked && "text-ink-muted")}>
        <span className={cn("block font-semibold first-letter:uppercase", struck)}>
          {formatLongDate(starts_at, language, readerZone)}
        </span>
        <TwoClocks
          className={struck}
          startsAt={starts_at}
          endsAt={ends_at}
          readerZone={readerZone}
          otherZone={otherZone}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state !== "ok" && <OccurrenceBadge occurrence={occurrence} anchorZone={anchorZone} />}
        {is_booked ? (
          <Check aria-hidden strokeWidth={2} className="size-4.5 text-success" />
        ) : (
          <X aria-hidden strokeWidth={2} className="size-4.5 text-danger" />
        )}
        <span className={cn("text-sm", is_booked ? "text-success" : "font-semibold text-danger")}>
          {t(is_booked ? "preview.booked" : "preview.skipped")}
        </span>
      </div>
    </div>
  );
}

type PreviewListProps = { preview: BookingPreview; readerZone: string; otherZone: string };

/** Every lesson to be, in both clocks, with what becomes of it and the places where one side's hour changes. */
export function PreviewList({ preview, readerZone, otherZone }: PreviewListProps) {
  const { t } = useTranslation("booking");
  const { occurrences, anchor_zone: anchorZone } = preview;
  const movingZone = anchorZone === otherZone ? readerZone : otherZone;
  const steps = clockStepsOf(occurrences, anchorZone, movingZone);
  return (
    <ol
      aria-label={t("preview.list")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys as well
      tabIndex={0}
      className="max-h-[36dvh] sm:max-h-[45dvh] divide-y divide-line overflow-y-auto rounded-md border border-line"
    >
      {occurrences.map((occurrence) => {
        const movedMs = steps.get(occurrence.starts_at);
        const { starts_at: start } = occurrence;
        return (
          <li key={start}>
            {movedMs !== undefined && (
              <ClockStep
                start={start}
                movedMs={movedMs}
                heldZone={anchorZone}
                movingZone={movingZone}
              />
            )}
            <PreviewRow occurrence={occurrence} zones={{ readerZone, otherZone, anchorZone }} />
          </li>
        );
      })}
    </ol>
  );
}
