import type { BookingPreview } from "@riwaq/contracts/scheduling/bookings";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";

type BookingActionsProps = {
  preview: UseQueryResult<BookingPreview>;
  isBusy: boolean;
  labels: { back: string; confirm: string };
  onBack: () => void;
  onConfirm: () => void;
};

/** The way back, and the booking itself: possible once the preview is there and says nothing against it. */
export function BookingActions({ preview, isBusy, labels, ...on }: BookingActionsProps) {
  const { t } = useTranslation();
  const isBookable = preview.data?.problems.length === 0;
  return (
    <DialogActions>
      <Button variant="outline" disabled={isBusy} onClick={on.onBack}>
        {labels.back}
      </Button>
      {preview.isError ? (
        <Button onClick={() => void preview.refetch()}>{t("error.retry")}</Button>
      ) : (
        <Button disabled={isBusy || !isBookable} aria-busy={isBusy} onClick={on.onConfirm}>
          {labels.confirm}
        </Button>
      )}
    </DialogActions>
  );
}
