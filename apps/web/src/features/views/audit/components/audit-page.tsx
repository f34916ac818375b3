import { AUDIT_EXPORT_MAX, type AuditEvent, type AuditPage } from "@riwaq/contracts/views/audit";
import * as audit from "@riwaq/contracts/views/audit.calls";
import { groupBy } from "@riwaq/domain/group-by";
import { toWall } from "@riwaq/domain/time/zone";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";

import { EventSentence } from "../../../../components/audit/event-sentence.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { formatDay, formatNumber, formatTime, isolated } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import {
  type AuditSearch,
  isAuditNarrowed,
  parseAuditSearch,
  withoutPage,
} from "../model/audit-search.ts";
import { auditQuery } from "../queries.ts";
import { AuditFilters } from "./audit-filters.tsx";

type PageProps = {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
};

/** Who did what to whom and when, for those of the staff who may read it. */
export function AuditPageView({ search, onSearch }: PageProps) {
  const { t } = useTranslation(["audit", "common"]);
  const cityOf = useCity();
  const query = useQuery(auditQuery(search));
  const { data } = query;
  const asked = withoutPage(search);
  const change = (to: Record<string, unknown>) => onSearch(parseAuditSearch({ ...asked, ...to }));
  return (
    <>
      <PageHeader
        title={t("common:titles.audit")}
        {...(data && { description: t("page.intro", { city: isolated(cityOf(data.time_zone)) }) })}
      />
      <AuditFilters search={search} found={data} onChange={change} />
      <QueryView
        query={query}
        isEmpty={({ events }) => events.length === 0}
        empty={<Nothing search={search} onSearch={onSearch} />}
      >
        {(found) => (
          <>
            <SaveFile asked={asked} />
            <Days found={found} />
            <Steps search={search} found={found} onSearch={onSearch} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Nothing({ search, onSearch }: PageProps) {
  const { t } = useTranslation("audit");
  if (!isAuditNarrowed(search)) return <EmptyState title={t("page.empty")} />;
  const clear = (
    <Button variant="outline" onClick={() => onSearch({})}>
      {t("page.clear")}
    </Button>
  );
  return <EmptyState title={t("page.emptyFiltered")} hint={t("page.emptyHint")} action={clear} />;
}

function SaveFile({ asked }: { asked: Omit<AuditSearch, "before"> }) {
  const { t } = useTranslation("audit");
  const { language } = useLanguage();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button asChild variant="outline">
        <a href={hrefOf(audit.file, { query: asked })} download>
          <Download aria-hidden strokeWidth={1.75} />
          {t("page.export")}
        </a>
      </Button>
      <p className="text-sm text-ink-muted">
        {t("page.exportHint", { max: formatNumber(AUDIT_EXPORT_MAX, language) })}
      </p>
    </div>
  );
}

/** In the words of who gave it. */
function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation("audit");
  return <p className="text-sm text-ink-muted">{t("page.reason", { reason: isolated(reason) })}</p>;
}

function Days({ found: { events, time_zone: timeZone } }: { found: AuditPage }) {
  const { language } = useLanguage();
  const dayOf = ({ at }: AuditEvent) => toWall(Date.parse(at), timeZone).date;
  return (
    <div className="space-y-8">
      {[...groupBy(events, dayOf)].map(([date, ofDay]) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className="mb-2 text-xl! first-letter:uppercase">
            {formatDay(date, language)}
          </h2>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5">
            {ofDay.map((event) => (
              <li key={event.sequence} className="flex gap-x-5 py-3">
                <time dateTime={event.at} className="w-18 shrink-0 text-ink-muted tabular-nums">
                  {formatTime(event.at, language, timeZone)}
                </time>
                <div className="min-w-0">
                  <EventSentence event={event} timeZone={timeZone} />
                  {event.reason !== null && <Reason reason={event.reason} />}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Steps({ search, found: { next }, onSearch }: PageProps & { found: AuditPage }) {
  const { t } = useTranslation("audit");
  const { before } = search;
  const asked = withoutPage(search);
  return (
    <div className="mt-6 flex flex-wrap gap-2.5">
      {before !== undefined && (
        <Button variant="ghost" onClick={() => onSearch(asked)}>
          {t("page.newest")}
        </Button>
      )}
      {next !== null && (
        <Button variant="outline" onClick={() => onSearch({ ...asked, before: next })}>
          {t("page.older")}
        </Button>
      )}
    </div>
  );
}
