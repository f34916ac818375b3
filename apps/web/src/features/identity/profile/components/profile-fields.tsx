import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { Textarea } from "../../../../components/ui/textarea.tsx";
import { TimeZoneField } from "../../../../components/zones/time-zone-field.tsx";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { messagesOf } from "../../../../lib/form-errors.ts";
import { usePhoneExample } from "../../../../lib/phone/use-phone-example.ts";
import { phoneFromInput } from "../model/profile-values.ts";
import type { ProfileValues } from "../model/profile-values.ts";

function LanguageField() {
  const { t } = useTranslation(["profile", "common"]);
  const { control, formState } = useFormContext<ProfileValues>();
  return (
    <FormField label={t("form.language")} errors={messagesOf(formState.errors.language)}>
      {(attributes) => (
        <Controller
          control={control}
          name="language"
          render={({ field }) => (
            <Select
              {...attributes}
              options={LANGUAGES.map((code) => ({
                value: code,
                label: t(`common:language.${code}`),
              }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      )}
    </FormField>
  );
}

/** What everybody may say about themselves. */
export function ProfileFields() {
  const { t } = useTranslation("profile");
  const { register, control, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const { example, showExample } = usePhoneExample();
  return (
    <>
      <TextField
        label={t("form.name")}
        dir="auto"
        autoComplete="name"
        errors={messagesOf(errors.name)}
        {...register("name")}
      />
      <FormField label={t("form.bio")} errors={messagesOf(errors.bio)} isOptional>
        {(attributes) => <Textarea {...attributes} {...register("bio")} />}
      </FormField>
      <TextField
        label={t("form.phone")}
        hint={example ? t("form.phoneExample", { example }) : t("form.phoneHint")}
        onFocus={showExample}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        className="rtl:text-end"
        errors={messagesOf(errors.phone_number)}
        isOptional
        {...register("phone_number", { setValueAs: phoneFromInput })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
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
        <LanguageField />
      </div>
    </>
  );
}
