import type { EndedLesson, LeavingPreview } from "@riwaq/contracts/scheduling/leaving";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatFullDate, formatLongDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";

type LeavingListProps = { preview: LeavingPreview; names: { teacher: string; name: string } };

function useVerdict() {
  const { t } = useTranslation("teachers");
  return ({ outcome, make_up }: EndedLesson) => {
    if (outcome === "counts_as_taken") return t("leave.taken");
    return t(make_up === "granted" ? "leave.granted" : "leave.noMakeUp");
  };
}

function WithinNotice({ lessons, zone }: { lessons: EndedLesson[]; zone: string }) {
  const { language } = useLanguage();
  const verdictOf = useVerdict();
  const readerZone = useReaderZone() ?? deviceTimeZone();
  return (
    <ul className="mt-2 space-y-2">
      {lessons.map((lesson) => (
        <li key={lesson.session_id} className="rounded-md border border-line px-3.5 py-2.5">
          <span className="block font-semibold first-letter:uppercase">
            {formatLongDate(lesson.starts_at, language, readerZone)}
          </span>
          <TwoClocks
            startsAt={lesson.starts_at}
            endsAt={lesson.ends_at}
            readerZone={readerZone}
            otherZone={zone}
          />
          <span className="block text-ink-muted">{verdictOf(lesson)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What leaving ends, in the order in which it is felt. */
export function LeavingList({ preview, names }: LeavingListProps) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const { lessons, shared_lessons, make_ups_owed, stops_on } = preview;
  const within = lessons.filter(({ is_within_notice }) => is_within_notice);
  const free = lessons.length - within.length;
  const date = formatFullDate(stops_on, language, "UTC");
  return (
    <div className="space-y-3">
      <ul className="list-disc space-y-2 ps-5 marker:text-ink-muted">
        {lessons.length === 0 && <li>{t("leave.none")}</li>}
        {free > 0 && <li>{t("leave.free", { count: free, date })}</li>}
        {within.length > 0 && (
          <li>
            {t("leave.within", { count: within.length })}
            <WithinNotice lessons={within} zone={preview.teacher_zone} />
          </li>
        )}
        {shared_lessons > 0 && <li>{t("leave.shared", { count: shared_lessons, ...names })}</li>}
        {make_ups_owed > 0 && <li>{t("leave.owed", { count: make_ups_owed, ...names })}</li>}
        <li>{t("leave.access", names)}</li>
        <li>{t("leave.again", names)}</li>
      </ul>
      <TermsLink section="leaving" />
    </div>
  );
}
