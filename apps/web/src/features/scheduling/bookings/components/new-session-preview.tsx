import type { BookingPreview } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { OccurrenceBadge } from "./occurrence-badge.tsx";
import { PreviewCounts } from "./preview-counts.tsx";
import { PreviewList } from "./preview-list.tsx";

type NewSessionPreviewProps = { preview: BookingPreview; teacherZone: string; isWeekly: boolean };

/** What the teacher's lesson is for both sides, and what stands against it, while it is written down. */
export function NewSessionPreview({ preview, teacherZone, isWeekly }: NewSessionPreviewProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const [lesson] = preview.occurrences;
  const zones = { readerZone: teacherZone, otherZone: preview.family_zone };
  if (!lesson) return null;
  if (isWeekly) {
    return (
      <div className="space-y-3">
        <PreviewCounts preview={preview} />
        <PreviewList preview={preview} {...zones} />
      </div>
    );
  }
  return (
    <div className="space-y-1 rounded-md border border-line px-4 py-3">
      <p className="font-semibold first-letter:uppercase">
        {formatLongDate(lesson.starts_at, language, teacherZone)}
      </p>
      <TwoClocks startsAt={lesson.starts_at} endsAt={lesson.ends_at} {...zones} />
      <p className="flex flex-wrap items-center gap-2">
        <OccurrenceBadge occurrence={lesson} anchorZone={preview.anchor_zone} />
        {lesson.state === "outside_hours" && lesson.is_booked && (
          <span className="text-sm text-ink-muted">{t("new.allTheSame")}</span>
        )}
      </p>
    </div>
  );
}
