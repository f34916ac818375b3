import { toWall } from "@riwaq/domain/time/zone";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { staffHolidaysQuery } from "../queries.ts";
import { HolidayCard } from "./holiday-card.tsx";

export function HolidayList() {
  const { t } = useTranslation("staff");
  const query = useQuery(staffHolidaysQuery);
  const now = useCurrentMinute();
  const today = toWall(now, useReaderZone() ?? deviceTimeZone()).date;
  return (
    <section aria-labelledby="holidays-title">
      <h2 id="holidays-title" className="mb-4">
        {t("holidays.list")}
      </h2>
      <QueryView
        query={query}
        empty={<EmptyState title={t("holidays.empty")} hint={t("holidays.emptyHint")} />}
      >
        {(holidays) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {holidays.map((holiday) => (
              <HolidayCard
                key={holiday.id}
                holiday={holiday}
                hasBegun={holiday.starts_on <= today}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
