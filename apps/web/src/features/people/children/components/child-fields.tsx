import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { RadioCards } from "../../../../components/ui/radio-cards.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TimeZoneField } from "../../../../components/zones/time-zone-field.tsx";
import { useInstitute } from "../../../../lib/institute.ts";
import { messagesOf, useFields } from "../../../../lib/use-app-form.ts";
import { mayPreferTeacher } from "../model/child-values.ts";
import type { ChildValues } from "../model/child-values.ts";

const GENDERS = ["F", "M"] as const;
const EITHER = "either";
const TEACHERS = [EITHER, ...GENDERS] as const;

function PreferenceField() {
  const { t } = useTranslation("children");
  const { watch } = useFormContext<ChildValues>();
  const hasOwnRule = useInstitute()?.same_gender_from_12 ?? false;
  if (!mayPreferTeacher(watch("age"))) return null;
  return (
    <div>
      <SelectField
        name="teacher_gender"
        label={t("form.teacher")}
        hint={t(hasOwnRule ? "form.teacherHintOwn" : "form.teacherHint")}
        options={TEACHERS.map((value) => ({ value, label: t(`teacher.${value}`) }))}
        none={EITHER}
      />
      <TermsLink section="policies" />
    </div>
  );
}

function OwnFields() {
  const { t } = useTranslation("children");
  const { control } = useFormContext<ChildValues>();
  const field = useFields<ChildValues>();
  return (
    <>
      <TextField label={t("form.name")} dir="auto" autoComplete="off" {...field("name")} />
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label={t("form.age")}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          {...field("age", { valueAsNumber: true })}
        />
        <Controller
          control={control}
          name="time_zone"
          render={({ field: { value, onChange }, fieldState }) => (
            <TimeZoneField
              value={value}
              onChange={onChange}
              errors={messagesOf(fieldState.error)}
            />
          )}
        />
      </div>
    </>
  );
}

/** What a parent says of a child. One with an own account says name, age and zone by itself. */
export function ChildFields({ hasOwnAccount = false }: { hasOwnAccount?: boolean }) {
  const { t } = useTranslation("children");
  const field = useFields<ChildValues>();
  return (
    <>
      {!hasOwnAccount && <OwnFields />}
      <RadioCards
        legend={t("form.gender")}
        options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
        {...field("gender")}
      />
      <PreferenceField />
    </>
  );
}
