import type { BookingRequest } from "@riwaq/contracts/scheduling/bookings";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useBookLessons } from "../mutations.ts";
import { bookingPreviewQuery } from "../queries.ts";
import { BookingActions } from "./booking-actions.tsx";
import { BookingDone } from "./booking-done.tsx";
import { CoverOfBooking } from "./cover-of-booking.tsx";
import { PreviewCounts } from "./preview-counts.tsx";
import { PreviewList } from "./preview-list.tsx";

export type SeriesRequest = Extract<BookingRequest, { kind: "series" }>;

type SeriesPreviewProps = {
  request: SeriesRequest;
  readerZone: string;
  otherZone: string;
  onBack: () => void;
  onBooked: () => void;
};

function useSeriesBooking(request: SeriesRequest, onBooked: () => void) {
  const book = useBookLessons();
  const preview = useQuery({ ...bookingPreviewQuery(request), enabled: !book.data });
  const confirm = () =>
    book.mutate(
      { ...request, expected_count: preview.data?.booked_count },
      { onSuccess: onBooked },
    );
  return { preview, book, confirm };
}

/** All lessons of a series before any is booked. */
export function SeriesPreview({ request, onBack, onBooked, ...zones }: SeriesPreviewProps) {
  const { t } = useTranslation("booking");
  const { preview, book, confirm } = useSeriesBooking(request, onBooked);
  const failureMessages = useFailureMessages();
  if (book.data) {
    return <BookingDone title={t("done.many", { count: book.data.session_ids.length })} />;
  }
  const failure = book.error ?? preview.error;
  const messages = failure ? failureMessages(failure) : (preview.data?.problems ?? []);
  return (
    <div className="space-y-4">
      {preview.isPending && <SkeletonRows />}
      {preview.data && (
        <>
          <PreviewCounts preview={preview.data} />
          <PreviewList preview={preview.data} {...zones} />
          {request.ends_on === null && (
            <p className="text-sm text-ink-muted">{t("preview.goesOn")}</p>
          )}
        </>
      )}
      <FormAlert messages={messages} />
      <CoverOfBooking
        preview={preview.data}
        readerZone={zones.readerZone}
        studentId={request.student_id}
      />
      <BookingActions
        preview={preview}
        isBusy={book.isPending}
        labels={{
          back: t("preview.back"),
          confirm: t("preview.confirm", { count: preview.data?.booked_count ?? 0 }),
        }}
        onBack={onBack}
        onConfirm={confirm}
      />
    </div>
  );
}
