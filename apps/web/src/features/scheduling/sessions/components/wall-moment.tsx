import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { civilDateMs } from "@riwaq/domain/time/civil-date";
import { minutesFromTime } from "@riwaq/domain/time/wall-time";
import { toInstant } from "@riwaq/domain/time/zone";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../components/ui/date-field.tsx";
import { useCity } from "../../../../lib/use-city.ts";

const QUARTER_SECONDS = 900;

type WallMomentProps = {
  session: Session;
  onChoose: (startsAt: string | undefined) => void;
};

/** Undefined until both are whole: browsers hand over a date while its year is still being typed. */
function instantOf(date: string, time: string, zone: string) {
  const isWhole = civilDateMs(date) !== null && minutesFromTime(time) !== null;
  if (!isWhole || date < "2000") return undefined;
  return new Date(toInstant({ date, time, zone }).epochMs).toISOString();
}

/** A date and an hour on the reader's own clock. */
export function WallMoment({ session, onChoose }: WallMomentProps) {
  const { t } = useTranslation("sessions");
  const cityOf = useCity();
  const zone = session.time_zone;
  const [date, setDate] = useState(session.date);
  const [time, setTime] = useState(session.start_time.slice(0, 5));
  const choose = (nextDate: string, nextTime: string) => {
    setDate(nextDate);
    setTime(nextTime);
    const startsAt = instantOf(nextDate, nextTime, zone);
    onChoose(startsAt === session.starts_at ? undefined : startsAt);
  };
  return (
    <div className="grid gap-4 xs:grid-cols-2">
      <DateField
        label={t("move.date")}
        value={date}
        onChange={(event) => choose(event.target.value, time)}
      />
      <DateField
        label={t("move.time")}
        type="time"
        step={QUARTER_SECONDS}
        value={time}
        hint={t("move.clock", { city: cityOf(zone) })}
        onChange={(event) => choose(date, event.target.value)}
      />
    </div>
  );
}
