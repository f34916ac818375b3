import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "./button.tsx";
import { FormField } from "./form-field.tsx";
import { Input } from "./input.tsx";

type PasswordFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  label: string;
  hint?: string;
  errors?: readonly string[] | undefined;
};

export function PasswordField({ label, hint, errors, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormField label={label} errors={errors} {...(hint !== undefined && { hint })}>
      {(control) => (
        <div className="relative">
          <Input type={isShown ? "text" : "password"} className="pe-12" {...control} {...input} />
          <Button
            variant="ghost"
            size="icon"
            aria-label={isShown ? t("form.hidePassword") : t("form.showPassword")}
            className="absolute inset-y-0 end-0 text-ink-muted!"
            onClick={() => setIsShown((shown) => !shown)}
          >
            <Icon strokeWidth={1.75} />
          </Button>
        </div>
      )}
    </FormField>
  );
}
