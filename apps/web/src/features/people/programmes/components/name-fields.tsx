import type { NewProgramme } from "@riwaq/contracts/people/programmes";
import { type FieldErrors, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { TextField } from "../../../../components/ui/text-field.tsx";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { messagesOf } from "../../../../lib/form-errors.ts";

type NameFieldsProps = {
  path: "name" | `levels.${number}`;
  errors: FieldErrors<NewProgramme["name"]> | undefined;
};

/** One name in three languages, each written in its own direction. */
export function NameFields({ path, errors }: NameFieldsProps) {
  const { t } = useTranslation("common");
  const { register } = useFormContext<NewProgramme>();
  return LANGUAGES.map((code) => (
    <TextField
      key={code}
      label={t(`language.${code}`)}
      lang={code}
      dir={directionOf(code)}
      autoComplete="off"
      errors={messagesOf(errors?.[code])}
      {...register(`${path}.${code}`)}
    />
  ));
}
