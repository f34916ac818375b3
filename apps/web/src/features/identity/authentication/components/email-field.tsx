import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

import { TextField } from "../../../../components/ui/text-field.tsx";

type EmailFieldProps = Omit<ComponentProps<"input">, "id"> & { errors: readonly string[] };

export function EmailField(field: EmailFieldProps) {
  const { t } = useTranslation("auth");
  return (
    <TextField
      label={t("fields.email")}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...field}
    />
  );
}
