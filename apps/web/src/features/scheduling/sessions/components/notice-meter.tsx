import type { Meter as WireMeter } from "@riwaq/contracts/scheduling/sessions";
import { METER_PHASES, type Meter, phaseAt } from "@riwaq/domain/scheduling/policy/meter";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, formatLongDate, formatPercent } from "../../../../lib/format.ts";
import { useCurrentSecond } from "../../../../lib/use-current-second.ts";
import { meterParts } from "../model/notice-meter.ts";

type NoticeMeterProps = {
  meter: WireMeter;
  readerZone: string;
  otherZone: string;
  /** Where the lesson's own date stands above it: only another one is said. */
  isBrief?: boolean;
  /** What else is to be known while cancelling is free. */
  children?: ReactNode;
};

const COLOURS = {
  free: "bg-primary forced-colors:bg-[Highlight]",
  counts: "bg-accent forced-colors:bg-[GrayText]",
  lost: "bg-danger forced-colors:bg-[CanvasText]",
};

function Bar({ meter, nowMs }: { meter: Meter; nowMs: number }) {
  const parts = meterParts(meter, nowMs);
  return (
    <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
      {METER_PHASES.filter((phase) => parts[phase] > 0).map((phase) => (
        <span
          key={phase}
          className={COLOURS[phase]}
          style={{ inlineSize: formatPercent(parts[phase], "en") }}
        />
      ))}
    </div>
  );
}

function Deadline({
  meter,
  readerZone,
  otherZone,
  isBrief = false,
  isOpen,
}: NoticeMeterProps & { isOpen: boolean }) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { free_until: until, counts_until: start } = meter;
  const isSameDay =
    formatDate(until, language, readerZone) === formatDate(start, language, readerZone);
  const date = formatLongDate(until, language, readerZone);
  const isHourEnough = isBrief && isSameDay;
  return (
    <span>
      {isHourEnough
        ? t(isOpen ? "meter.untilHour" : "meter.overHour")
        : t(isOpen ? "meter.until" : "meter.over", { date })}{" "}
      <TwoClocks startsAt={until} readerZone={readerZone} otherZone={otherZone} />
    </span>
  );
}

/** What cancelling costs as time goes by, and the minute at which that changes, on both clocks. */
export function NoticeMeter(props: NoticeMeterProps) {
  const { t } = useTranslation("sessions");
  const nowMs = useCurrentSecond();
  const meter = {
    freeUntilMs: Date.parse(props.meter.free_until),
    countsUntilMs: Date.parse(props.meter.counts_until),
    lostUntilMs: Date.parse(props.meter.lost_until),
  };
  const phase = phaseAt(meter, nowMs);
  return (
    <div>
      <Bar meter={meter} nowMs={nowMs} />
      <div className="mt-2 text-sm text-ink-muted">
        {phase !== "lost" && (
          <p>
            <Deadline {...props} isOpen={phase === "free"} />
          </p>
        )}
        <p className="first-letter:uppercase">
          {t(`meter.then.${phase}`)}
          {phase === "free" && props.children && <> · {props.children}</>}
        </p>
      </div>
    </div>
  );
}
