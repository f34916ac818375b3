import { zodResolver } from "@hookform/resolvers/zod";
import { type Holiday, HolidayChange } from "@riwaq/contracts/scheduling/holidays";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useChangeHoliday } from "../mutations.ts";
import { useHolidayWords } from "./use-holiday-words.ts";

const Dates = HolidayChange.pick({ starts_on: true, ends_on: true }).required();

type FormProps = { holiday: Holiday; onSaved: () => void };

function useDatesForm({ holiday, onSaved }: FormProps) {
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  const [others, setOthers] = useState<readonly string[]>([]);
  const change = useChangeHoliday(holiday.id);
  const { starts_on, ends_on } = holiday;
  const form = useForm({ resolver: zodResolver(Dates), defaultValues: { starts_on, ends_on } });
  const submit = form.handleSubmit((dates) => {
    setOthers([]);
    change.mutate(dates, {
      onSuccess: () => {
        toast({ title: t("holidays.datesSaved") });
        onSaved();
      },
      onError: (error) =>
        setOthers(
          applyServerErrors(error, ["starts_on", "ends_on"], form.setError) ??
            failureMessages(error),
        ),
    });
  });
  return { form, submit, others, isBusy: change.isPending };
}

function DatesForm(props: FormProps) {
  const { t } = useTranslation("staff");
  const { form, submit, others, isBusy } = useDatesForm(props);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <DateField
        label={t("holidays.startsOn")}
        errors={messagesOf(errors.starts_on)}
        {...form.register("starts_on")}
      />
      <DateField
        label={t("holidays.endsOn")}
        errors={messagesOf(errors.ends_on)}
        {...form.register("ends_on")}
      />
      <FormAlert messages={others} />
      <DialogActions>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {t("holidays.saveDates")}
        </Button>
      </DialogActions>
    </form>
  );
}

function useDatesConsequence({ kind, is_confirmed }: Holiday) {
  const { t } = useTranslation("staff");
  if (kind === "ramadan") return t("holidays.datesRamadan");
  return is_confirmed ? t("holidays.datesConfirmed") : t("holidays.datesProposed");
}

export function HolidayDatesDialog({ holiday }: { holiday: Holiday }) {
  const { t } = useTranslation("staff");
  const [isOpen, setIsOpen] = useState(false);
  const { name } = useHolidayWords(holiday);
  const title = t("holidays.datesOf", { name });
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" aria-label={t("holidays.datesName", { name })}>
          {t("holidays.dates")}
        </Button>
      </DialogTrigger>
      <DialogContent title={title} description={useDatesConsequence(holiday)}>
        <DatesForm holiday={holiday} onSaved={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
