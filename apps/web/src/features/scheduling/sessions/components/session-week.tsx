import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { findSessions } from "../model/session-search.ts";
import type { SessionSearch } from "../model/session-search.ts";
import { shownWeek } from "../model/shown-week.ts";
import { sessionsBetweenQuery } from "../queries.ts";
import { GivenAway } from "./given-away.tsx";
import { SessionDialog } from "./session-dialog.tsx";
import { WeekGrid } from "./week-grid.tsx";
import { WeekSteps } from "./week-steps.tsx";

type SessionWeekProps = { reader: SessionReader; search: SessionSearch };

function Week({ reader, search, zone }: SessionWeekProps & { zone: string }) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const cityOf = useCity();
  const [week, setWeek] = useState(0);
  const [chosen, setChosen] = useState<Session>();
  const [isOpen, setIsOpen] = useState(false);
  const now = useCurrentMinute();
  const { dates, firstDate, from, to } = shownWeek({ now, zone, language, week });
  const query = useQuery(sessionsBetweenQuery(from, to));
  const open = (session: Session) => {
    setChosen(session);
    setIsOpen(true);
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <WeekSteps dates={dates} week={week} onWeek={setWeek} />
        <p className="text-sm text-ink-muted">{t("week.clock", { city: cityOf(zone) })}</p>
      </div>
      <QueryView query={query} isEmpty={() => false}>
        {(sessions) => (
          <WeekGrid
            key={firstDate}
            firstDate={firstDate}
            zone={zone}
            sessions={findSessions(sessions, search)}
            reader={reader}
            onOpen={open}
          />
        )}
      </QueryView>
      {reader === "T" && <GivenAway dates={dates} zone={zone} />}
      {chosen && (
        <SessionDialog
          key={chosen.id}
          session={chosen}
          reader={reader}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}

/** The reader's lessons of one week, in the reader's own zone, whatever the device's. */
export function SessionWeek(props: SessionWeekProps) {
  const zone = useReaderZone();
  return zone ? <Week {...props} zone={zone} /> : <SkeletonRows />;
}
