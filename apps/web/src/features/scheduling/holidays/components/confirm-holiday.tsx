import type { Holiday } from "@riwaq/contracts/scheduling/holidays";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useChangeHoliday } from "../mutations.ts";
import { staffHolidaysQuery } from "../queries.ts";
import { useHolidayWords } from "./use-holiday-words.ts";

/** What confirming does, in words, and what the button says of it. */
function useConsequence(holiday: Holiday) {
  const { t } = useTranslation("staff");
  const { dates } = useHolidayWords(holiday);
  const { kind, lesson_count: count } = holiday;
  if (kind === "ramadan") {
    return { text: t("holidays.sureRamadan", { dates }), label: t("holidays.confirm") };
  }
  if (count === 0) {
    return { text: t("holidays.sureNone", { dates }), label: t("holidays.confirm") };
  }
  return {
    text: t("holidays.sureLessons", { count, dates }),
    label: t("holidays.confirmLessons", { count }),
  };
}

export function ConfirmHoliday({ holiday }: { holiday: Holiday }) {
  const { t } = useTranslation("staff");
  const queryClient = useQueryClient();
  const { name } = useHolidayWords(holiday);
  const { text, label } = useConsequence(holiday);
  const tell = () =>
    toast({
      title: t("holidays.done", { name }),
      ...(holiday.kind !== "ramadan" && { description: t("holidays.told") }),
    });
  return (
    <ConfirmDialog
      title={t("holidays.sure", { name })}
      description={text}
      confirmLabel={label}
      isDestructive={holiday.kind !== "ramadan" && holiday.lesson_count > 0}
      // Families go on booking while the page is open: the number is to be of now.
      onOpen={() => void queryClient.invalidateQueries(staffHolidaysQuery)}
      mutation={useChangeHoliday(holiday.id)}
      sent={{ is_confirmed: true }}
      onDone={tell}
      failureTitle={t("holidays.failed")}
      trigger={
        <Button aria-label={t("holidays.confirmName", { name })}>{t("holidays.confirm")}</Button>
      }
    />
  );
}
