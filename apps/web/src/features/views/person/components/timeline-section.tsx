import type { Timeline } from "@riwaq/contracts/views/person";
import { groupBy } from "@riwaq/domain/group-by";
import { toWall } from "@riwaq/domain/time/zone";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { EventSentence } from "../../../../components/audit/event-sentence.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatFullDate, formatTime } from "../../../../lib/format.ts";
import { timelineQuery } from "../queries.ts";
import { PersonSection } from "./person-section.tsx";

type DaysProps = { events: Timeline["events"]; zone: string };

function Days({ events, zone }: DaysProps) {
  const { language } = useLanguage();
  const dayOf = ({ at }: Timeline["events"][number]) => toWall(Date.parse(at), zone).date;
  return [...groupBy(events, dayOf)].map(([date, ofDay]) => (
    <section key={date} className="border-s-2 border-line ps-4">
      <h3 className="font-sans text-sm! font-semibold text-ink-muted">
        {formatFullDate(`${date}T00:00:00Z`, language, "UTC")}
      </h3>
      <ul>
        {ofDay.map((event) => (
          <li key={event.sequence} className="flex gap-x-4 py-1.5">
            <time
              dateTime={event.at}
              className="w-18 shrink-0 text-sm/6 text-ink-muted tabular-nums"
            >
              {formatTime(event.at, language, zone)}
            </time>
            <p className="min-w-0">
              <EventSentence event={event} timeZone={zone} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** What happened and who did it, in the sentences of the journal, the latest first. */
export function TimelineSection({ personId }: { personId: string }) {
  const { t } = useTranslation("person");
  const query = useInfiniteQuery(timelineQuery(personId));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <PersonSection title={t("timeline.title")}>
      <QueryView
        query={query}
        loading={<SkeletonRows count={3} />}
        isEmpty={({ pages }) => pages.every(({ events }) => events.length === 0)}
        empty={<p className="text-ink-muted">{t("timeline.none")}</p>}
      >
        {({ pages }) => (
          <div className="space-y-4">
            <Days
              events={pages.flatMap(({ events }) => events)}
              zone={pages[0]?.time_zone ?? "UTC"}
            />
            {hasNextPage && (
              <Button
                variant="outline"
                aria-busy={isFetchingNextPage}
                aria-disabled={isFetchingNextPage}
                onClick={() => {
                  if (!isFetchingNextPage) void fetchNextPage();
                }}
              >
                {t("timeline.older")}
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </PersonSection>
  );
}
