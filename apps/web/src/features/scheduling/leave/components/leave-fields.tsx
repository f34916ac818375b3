import { LEAVE_KINDS, type LeaveKind } from "@riwaq/domain/scheduling/leave/leave";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../components/ui/date-field.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { useFields } from "../../../../lib/use-app-form.ts";

export type LeaveValues = { kind: LeaveKind; starts_on: string; ends_on: string; words?: string };

type LeaveFieldsProps = {
  calendar: "calendar" | "ownCalendar";
  words: "words" | "note";
};

/** Why, from when to when, and what to say of it: inside a form. */
export function LeaveFields({ calendar, words }: LeaveFieldsProps) {
  const { t } = useTranslation("leave");
  const field = useFields<LeaveValues>();
  const kinds = LEAVE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <>
      <SelectField name="kind" label={t("fields.kind")} options={kinds} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label={t("fields.from")} {...field("starts_on")} />
        <DateField label={t("fields.to")} hint={t(`fields.${calendar}`)} {...field("ends_on")} />
      </div>
      <TextareaField
        label={t(`fields.${words}`)}
        dir="auto"
        rows={3}
        isOptional
        {...field("words")}
      />
    </>
  );
}
