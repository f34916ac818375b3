import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { RadioCards } from "../../../../components/ui/radio-cards.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TimeZoneField } from "../../../../components/zones/time-zone-field.tsx";
import { messagesOf } from "../../../../lib/form-errors.ts";
import { useInstitute } from "../../../../lib/institute.ts";
import { mayPreferTeacher } from "../model/child-values.ts";
import type { ChildValues } from "../model/child-values.ts";

const GENDERS = ["F", "M"] as const;
const EITHER = "either";
const TEACHERS = [EITHER, ...GENDERS] as const;

function PreferenceField() {
  const { t } = useTranslation("children");
  const { control, watch } = useFormContext<ChildValues>();
  const hasOwnRule = useInstitute()?.same_gender_from_12 ?? false;
  if (!mayPreferTeacher(watch("age"))) return null;
  const options = TEACHERS.map((value) => ({ value, label: t(`teacher.${value}`) }));
  return (
    <div>
      <FormField
        label={t("form.teacher")}
        hint={t(hasOwnRule ? "form.teacherHintOwn" : "form.teacherHint")}
      >
        {(attributes) => (
          <Controller
            control={control}
            name="teacher_gender"
            render={({ field }) => (
              <Select
                {...attributes}
                options={options}
                value={field.value ?? EITHER}
                onValueChange={(chosen) => field.onChange(chosen === EITHER ? null : chosen)}
              />
            )}
          />
        )}
      </FormField>
      <TermsLink section="policies" />
    </div>
  );
}

function OwnFields() {
  const { t } = useTranslation("children");
  const { register, control, formState } = useFormContext<ChildValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t("form.name")}
        dir="auto"
        autoComplete="off"
        errors={messagesOf(errors.name)}
        {...register("name")}
      />
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label={t("form.age")}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          errors={messagesOf(errors.age)}
          {...register("age", { valueAsNumber: true })}
        />
        <Controller
          control={control}
          name="time_zone"
          render={({ field }) => (
            <TimeZoneField
              value={field.value}
              onChange={field.onChange}
              errors={messagesOf(errors.time_zone)}
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
  const { register, formState } = useFormContext<ChildValues>();
  return (
    <>
      {!hasOwnAccount && <OwnFields />}
      <RadioCards
        legend={t("form.gender")}
        options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
        errors={messagesOf(formState.errors.gender)}
        {...register("gender")}
      />
      <PreferenceField />
    </>
  );
}
