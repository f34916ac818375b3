import type { BookingPreview } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";

/** "22 lessons to be booked · 2 left out". */
export function PreviewCounts({ preview }: { preview: BookingPreview }) {
  const { t } = useTranslation("booking");
  const { booked_count: booked } = preview;
  const skipped = preview.occurrences.length - booked;
  const isHoliday = preview.occurrences.some(({ state }) => state === "holiday");
  return (
    <div>
      <p className="text-lg font-semibold">
        {t("preview.bookedCount", { count: booked })}
        {skipped > 0 && (
          <>
            {" · "}
            <span className="text-danger">{t("preview.skippedCount", { count: skipped })}</span>
          </>
        )}
      </p>
      {isHoliday && <TermsLink section="holidays" />}
    </div>
  );
}
