import { type Holiday, HolidayChange } from "@riwaq/contracts/scheduling/holidays";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useChangeHoliday } from "../mutations.ts";
import { useHolidayWords } from "./use-holiday-words.ts";

const Dates = HolidayChange.pick({ starts_on: true, ends_on: true }).required();

type FormProps = { holiday: Holiday; onSaved: () => void };

function DatesForm({ holiday, onSaved }: FormProps) {
  const { t } = useTranslation("staff");
  const { starts_on, ends_on } = holiday;
  const form = useAppForm({
    rules: Dates,
    defaultValues: { starts_on, ends_on },
    mutation: useChangeHoliday(holiday.id),
    toSend: (dates) => dates,
    onSaved: () => {
      toast({ title: t("holidays.datesSaved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("holidays.saveDates")}>
      <DateField label={t("holidays.startsOn")} {...form.field("starts_on")} />
      <DateField label={t("holidays.endsOn")} {...form.field("ends_on")} />
    </AppForm>
  );
}

function useDatesConsequence({ kind, is_confirmed }: Holiday) {
  const { t } = useTranslation("staff");
  if (kind === "ramadan") return t("holidays.datesRamadan");
  return is_confirmed ? t("holidays.datesConfirmed") : t("holidays.datesProposed");
}

export function HolidayDatesDialog({ holiday }: { holiday: Holiday }) {
  const { t } = useTranslation("staff");
  const { name } = useHolidayWords(holiday);
  return (
    <FormDialog
      trigger={
        <Button variant="outline" aria-label={t("holidays.datesName", { name })}>
          {t("holidays.dates")}
        </Button>
      }
      title={t("holidays.datesOf", { name })}
      description={useDatesConsequence(holiday)}
    >
      {(close) => <DatesForm holiday={holiday} onSaved={close} />}
    </FormDialog>
  );
}
