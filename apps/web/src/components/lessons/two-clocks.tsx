import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";
import { formatDate, formatTime, formatWeekday } from "../../lib/format.ts";
import { useCity } from "../../lib/use-city.ts";

type TwoClocksProps = {
  startsAt: string;
  endsAt?: string | undefined;
  /** The reader's clock comes first. */
  readerZone: string;
  otherZone: string;
  /** One beneath the other, where a line is too short for both. */
  isStacked?: boolean;
  className?: string | undefined;
};

type ClockProps = Pick<TwoClocksProps, "startsAt" | "endsAt"> & {
  zone: string;
  day: string | null;
};

function Clock({ startsAt, endsAt, zone, day }: ClockProps) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const city = useCity();
  const start = formatTime(startsAt, language, zone);
  const hours = endsAt
    ? t("clock.fromTo", { start, end: formatTime(endsAt, language, zone) })
    : start;
  return (
    <span className="whitespace-nowrap max-[22rem]:whitespace-normal">
      {day !== null && <>{day} </>}
      <bdi className="whitespace-nowrap tabular-nums">{hours}</bdi> <bdi>{city(zone)}</bdi>
    </span>
  );
}

/** Where a line begins with it, it lies in the margin that is cut off. */
function Dot() {
  return (
    <span aria-hidden className="absolute start-0 w-5 text-center">
      ·
    </span>
  );
}

/** "18:00–19:00 Paris · 19:00–20:00 Le Caire"; the other side's weekday where it is another day there. */
export function TwoClocks(props: TwoClocksProps) {
  const { startsAt, endsAt, readerZone, otherZone, isStacked = false, className } = props;
  const { language } = useLanguage();
  const isSameDay =
    formatDate(startsAt, language, readerZone) === formatDate(startsAt, language, otherZone);
  const otherDay = isSameDay ? null : formatWeekday(startsAt, language, otherZone);
  const clocks = (
    <>
      <Clock startsAt={startsAt} endsAt={endsAt} zone={readerZone} day={null} />
      {otherZone !== readerZone && (
        <span className="relative text-ink-muted">
          {!isStacked && <Dot />}
          <Clock startsAt={startsAt} endsAt={endsAt} zone={otherZone} day={otherDay} />
        </span>
      )}
    </>
  );
  return (
    <span className={cn("inline-flex", isStacked ? "flex-col" : "overflow-x-clip", className)}>
      {isStacked ? clocks : <span className="-ms-5 flex flex-wrap *:ps-5">{clocks}</span>}
    </span>
  );
}
