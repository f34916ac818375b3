import type { Holiday } from "@riwaq/contracts/scheduling/holidays";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
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

function useConfirmation({ kind }: Holiday, name: string) {
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  return {
    onSuccess: () =>
      toast({
        title: t("holidays.done", { name }),
        ...(kind !== "ramadan" && { description: t("holidays.told") }),
      }),
    onError: (error: unknown) =>
      toast({
        title: t("holidays.failed"),
        description: failureMessages(error).join(" "),
        variant: "destructive",
      }),
  };
}

export function ConfirmHoliday({ holiday }: { holiday: Holiday }) {
  const { t } = useTranslation("staff");
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const change = useChangeHoliday(holiday.id);
  const { name } = useHolidayWords(holiday);
  const { text, label } = useConsequence(holiday);
  const said = useConfirmation(holiday, name);
  const ask = (isOpen: boolean) => {
    setIsAsked(isOpen);
    // Families go on booking while the page is open: the number is to be of now.
    if (isOpen) void queryClient.invalidateQueries({ queryKey: staffHolidaysQuery.queryKey });
  };
  const confirm = () =>
    change.mutate({ is_confirmed: true }, { ...said, onSettled: () => setIsAsked(false) });
  return (
    <AlertDialog
      isOpen={isAsked}
      onOpenChange={ask}
      title={t("holidays.sure", { name })}
      description={text}
      confirmLabel={label}
      isDestructive={holiday.kind !== "ramadan" && holiday.lesson_count > 0}
      isBusy={change.isPending}
      onConfirm={confirm}
      trigger={
        <Button aria-label={t("holidays.confirmName", { name })}>{t("holidays.confirm")}</Button>
      }
    />
  );
}
