import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

import { TextField } from "../../../../components/ui/text-field.tsx";

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "hint"> & {
  /** A recovery code will do as well. */
  takesRecovery?: boolean;
};

export function CodeField({ takesRecovery = false, ...field }: CodeFieldProps) {
  const { t } = useTranslation("account");
  return (
    <TextField
      label={takesRecovery ? t("code.either") : t("code.app")}
      hint={t("code.hint")}
      dir="ltr"
      className="max-w-64 rtl:text-end"
      inputMode={takesRecovery ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
