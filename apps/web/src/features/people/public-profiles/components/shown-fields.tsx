import type { PublicProfile } from "@riwaq/contracts/people/public-profiles";
import { AUDIENCES, PUBLIC_PARTS } from "@riwaq/domain/people/public-profiles/words";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { CheckChoices } from "../../../../components/ui/check-choices.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { messagesOf, useFields } from "../../../../lib/use-app-form.ts";
import type { PublicValues } from "../model/public-values.ts";

/** What of a teacher is shown; of what is not there yet the teacher is told. */
export function PartFields({ available }: Pick<PublicProfile, "available">) {
  const { t } = useTranslation("showcase");
  const { control } = useFormContext<PublicValues>();
  return (
    <Controller
      control={control}
      name="parts"
      render={({ field: { value, onChange }, fieldState }) => (
        <div>
          <CheckChoices
            legend={t("own.parts")}
            options={PUBLIC_PARTS.map((part) => ({ value: part, label: t(`own.part.${part}`) }))}
            chosen={value}
            onChange={onChange}
            errors={messagesOf(fieldState.error)}
          />
          {value.some((part) => !available.includes(part)) && (
            <p className="text-sm text-ink-muted">{t("own.missing")}</p>
          )}
        </div>
      )}
    />
  );
}

/** The name in the script in which the account has none. */
export function NameFields() {
  const { t } = useTranslation("showcase");
  const field = useFields<PublicValues>();
  const words = { hint: t("own.nameHint"), isOptional: true } as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t("own.latinName")} dir="ltr" {...words} {...field("latin_name")} />
      <TextField
        label={t("own.arabicName")}
        dir="rtl"
        lang="ar"
        {...words}
        {...field("arabic_name")}
      />
    </div>
  );
}

export function AudienceFields() {
  const { t } = useTranslation("showcase");
  const { control } = useFormContext<PublicValues>();
  return (
    <Controller
      control={control}
      name="audiences"
      render={({ field: { value, onChange }, fieldState }) => (
        <div>
          <CheckChoices
            legend={t("own.audiences")}
            options={AUDIENCES.map((one) => ({ value: one, label: t(`audiences.${one}`) }))}
            chosen={value}
            onChange={onChange}
            errors={messagesOf(fieldState.error)}
          />
          <p className="text-sm text-ink-muted">{t("own.audiencesHint")}</p>
        </div>
      )}
    />
  );
}
