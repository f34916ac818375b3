import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../../lib/format.ts";
import { loadRamadanWeek } from "../model/ramadan-week.ts";
import { timeSlotsQuery, comingHolidaysQuery } from "../queries.ts";
import { DropRamadan } from "./drop-ramadan.tsx";
import { WeekForm } from "./week-form.tsx";

function RamadanWeek({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation("availability");
  const own = useQuery(timeSlotsQuery(teacherId, "ramadan"));
  const usual = useQuery(timeSlotsQuery(teacherId));
  const isRead = own.isFetchedAfterMount && usual.isFetchedAfterMount;
  if (!isRead) return <SkeletonRows count={7} />;
  if (!own.data || !usual.data) {
    return <ErrorState onRetry={() => void Promise.all([own.refetch(), usual.refetch()])} />;
  }
  const { origin, week } = loadRamadanWeek(own.data, usual.data);
  return (
    <>
      {origin === "copied" ? (
        <p role="note" className="mb-4 rounded-md bg-accent-soft p-4 text-on-accent-soft">
          {t("ramadan.copied")}
        </p>
      ) : (
        <DropRamadan teacherId={teacherId} />
      )}
      <WeekForm
        key={origin}
        teacherId={teacherId}
        plan="ramadan"
        week={week}
        onSaved={() => undefined}
      />
    </>
  );
}

/** The second plan of a teacher's week, which holds in Ramadan once it has hours. */
export function RamadanEditor({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation("availability");
  return (
    <section aria-labelledby="ramadan-title">
      <h2 id="ramadan-title">{t("ramadan.title")}</h2>
      <div className="mt-2 mb-5 measure space-y-1 text-pretty text-ink-muted">
        <p>{t("ramadan.intro")}</p>
        <RamadanDates />
      </div>
      <RamadanWeek teacherId={teacherId} />
    </section>
  );
}

/** When the next Ramadan is, as far as that is known. */
function RamadanDates() {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const { data } = useQuery(comingHolidaysQuery);
  const next = data?.find(({ kind }) => kind === "ramadan");
  if (!next) return null;
  const dates = formatDateSpan(next.starts_on, next.ends_on, language);
  return (
    <p>
      {t("ramadan.dates", { year: next.hijri_year, dates })}
      {!next.is_confirmed && ` ${t("ramadan.proposed")}`}
    </p>
  );
}
