import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate, formatPercent } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { freePart } from "../model/notice-meter.ts";

type NoticeMeterProps = {
  startsAt: string;
  freeUntil: string;
  readerZone: string;
  otherZone: string;
};

/** The time until the lesson: what of it is free, and the minute at which that ends, on both clocks. */
export function NoticeMeter({ startsAt, freeUntil, readerZone, otherZone }: NoticeMeterProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const part = freePart(Date.parse(freeUntil), Date.parse(startsAt), useCurrentMinute());
  const date = formatLongDate(freeUntil, language, readerZone);
  return (
    <div>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        <span
          className="bg-primary forced-colors:bg-[Highlight]"
          style={{ inlineSize: formatPercent(part, "en") }}
        />
        <span className="grow bg-danger forced-colors:bg-[CanvasText]" />
      </div>
      <p className="mt-2 text-sm text-ink-muted">
        {t(part > 0 ? "meter.until" : "meter.over", { date })}{" "}
        <TwoClocks startsAt={freeUntil} readerZone={readerZone} otherZone={otherZone} />
      </p>
    </div>
  );
}
