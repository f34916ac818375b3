import type { ChangePreview, ChangedLesson } from "@riwaq/contracts/scheduling/changes";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";

type Zones = { readerZone: string; otherZone: string };
type HourProps = Zones & { startsAt: string; endsAt: string };

function Hour({ startsAt, endsAt, readerZone, otherZone }: HourProps) {
  const { language } = useLanguage();
  return (
    <span>
      <bdi className="me-2 inline-block font-semibold first-letter:uppercase">
        {formatLongDate(startsAt, language, readerZone)}
      </bdi>
      <TwoClocks
        startsAt={startsAt}
        endsAt={endsAt}
        readerZone={readerZone}
        otherZone={otherZone}
      />
    </span>
  );
}

function To(hour: HourProps) {
  const { t } = useTranslation("sessions");
  return (
    <span className="mt-1 flex items-baseline gap-2">
      <ArrowRight
        aria-hidden
        strokeWidth={1.75}
        className="flip-rtl size-4 shrink-0 self-center text-ink-muted"
      />
      <span className="sr-only">{t("changed.to")}</span>
      <Hour {...hour} />
    </span>
  );
}

function Lesson({ lesson, ...zones }: Zones & { lesson: ChangedLesson }) {
  const { t } = useTranslation("sessions");
  const { session_id, new_starts_at, new_ends_at, state } = lesson;
  return (
    <li className="py-2.5 text-sm">
      {session_id !== null && (
        <Hour startsAt={lesson.starts_at} endsAt={lesson.ends_at} {...zones} />
      )}
      {new_starts_at !== null && new_ends_at !== null && (
        <To startsAt={new_starts_at} endsAt={new_ends_at} {...zones} />
      )}
      {state !== "ok" && (
        <Badge tone={state === "shifted" ? "blue" : "yellow"} className="mt-1 whitespace-normal!">
          {t(`changed.${state}`)}
        </Badge>
      )}
    </li>
  );
}

/** Every lesson that a change concerns, before it is done: where it is and where it goes, on both clocks. */
export function ChangedLessons({ preview, ...zones }: Zones & { preview: ChangePreview }) {
  const { t } = useTranslation("sessions");
  const { lessons } = preview;
  return (
    <section aria-label={t("changed.title", { count: lessons.length })}>
      <h3 className="text-base!">{t("changed.title", { count: lessons.length })}</h3>
      <ul className="max-h-56 divide-y divide-line overflow-y-auto">
        {lessons.map((lesson) => (
          <Lesson
            key={`${lesson.session_id ?? ""} ${lesson.starts_at}`}
            lesson={lesson}
            {...zones}
          />
        ))}
      </ul>
    </section>
  );
}
