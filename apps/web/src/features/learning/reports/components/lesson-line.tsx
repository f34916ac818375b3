import type { Report, ReportForm } from "@riwaq/contracts/learning/reports";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";

type LessonLineProps = {
  lesson: Pick<
    Report | ReportForm,
    "programme" | "starts_at" | "ends_at" | "teacher_zone" | "student_zone"
  >;
};

/** Which lesson: "Tajweed   Tuesday 24 November, 18:00–19:00 Paris · 19:00–20:00 Le Caire". */
export function LessonLine({ lesson }: LessonLineProps) {
  const { language } = useLanguage();
  const zone = useReaderZone();
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-muted">
      {lesson.programme && <bdi>{lesson.programme[language]}</bdi>}
      {zone && (
        <span>
          <bdi>{formatLongDate(lesson.starts_at, language, zone)}</bdi> ·{" "}
          <TwoClocks
            startsAt={lesson.starts_at}
            endsAt={lesson.ends_at}
            readerZone={zone}
            otherZone={lesson.teacher_zone === zone ? lesson.student_zone : lesson.teacher_zone}
          />
        </span>
      )}
    </p>
  );
}
