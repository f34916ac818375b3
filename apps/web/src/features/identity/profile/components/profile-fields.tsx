import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { TimeZoneField } from "../../../../components/zones/time-zone-field.tsx";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { usePhoneExample } from "../../../../lib/phone/use-phone-example.ts";
import { fieldsOf, messagesOf } from "../../../../lib/use-app-form.ts";
import { phoneFromInput } from "../model/profile-values.ts";
import type { ProfileValues } from "../model/profile-values.ts";

/** What everybody may say about themselves. */
export function ProfileFields() {
  const { t } = useTranslation(["profile", "common"]);
  const form = useFormContext<ProfileValues>();
  const field = fieldsOf(form);
  const { example, showExample } = usePhoneExample();
  return (
    <>
      <TextField label={t("form.name")} dir="auto" autoComplete="name" {...field("name")} />
      <TextareaField label={t("form.bio")} isOptional {...field("bio")} />
      <TextField
        label={t("form.phone")}
        hint={example ? t("form.phoneExample", { example }) : t("form.phoneHint")}
        onFocus={showExample}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        className="rtl:text-end"
        isOptional
        {...field("phone_number", { setValueAs: phoneFromInput })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="time_zone"
          render={({ field: { value, onChange }, fieldState }) => (
            <TimeZoneField
              value={value}
              onChange={onChange}
              errors={messagesOf(fieldState.error)}
            />
          )}
        />
        <SelectField
          name="language"
          label={t("form.language")}
          options={LANGUAGES.map((code) => ({ value: code, label: t(`common:language.${code}`) }))}
        />
      </div>
    </>
  );
}
