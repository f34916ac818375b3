import type { SeriesTime } from "@riwaq/contracts/scheduling/bookings";
import type { Session, SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useCity } from "../../../../lib/use-city.ts";
import { sessionDetailsQuery } from "../queries.ts";
import { WeeklyHours } from "./weekly-hours.tsx";

type MoveSeriesProps = {
  session: Session;
  /** The hours are settled: show what they mean. */
  onChoose: (times: SeriesTime[]) => void;
  onChange: () => void;
};

type FormProps = Omit<MoveSeriesProps, "session"> & {
  series: NonNullable<SessionDetails["series"]>;
};

function Form({ series, onChoose, onChange }: FormProps) {
  const { t } = useTranslation("sessions");
  const cityOf = useCity();
  const [times, setTimes] = useState(series.times);
  const isWhole = times.every(({ time }) => time !== "");
  return (
    <section aria-label={t("move.weekly")} className="space-y-3">
      <div>
        <h3>{t("move.weekly")}</h3>
        <p className="text-sm text-ink-muted">
          {t("move.clock", { city: cityOf(series.anchor_zone) })}
        </p>
      </div>
      <WeeklyHours
        times={times}
        onChange={(next) => {
          setTimes(next);
          onChange();
        }}
      />
      <Button variant="secondary" disabled={!isWhole} onClick={() => onChoose(times)}>
        {t("move.preview")}
      </Button>
    </section>
  );
}

/** The weekly hours of the series, on the clock that they are said by. */
export function MoveSeries({ session, ...form }: MoveSeriesProps) {
  const query = useQuery(sessionDetailsQuery(session.id));
  return (
    <QueryView query={query}>
      {({ series }) => series && <Form series={series} {...form} />}
    </QueryView>
  );
}
