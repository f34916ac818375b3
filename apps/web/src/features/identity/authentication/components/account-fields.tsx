import { useTranslation } from "react-i18next";

import { PasswordField } from "../../../../components/ui/password-field.tsx";
import { RadioCards } from "../../../../components/ui/radio-cards.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { usePhoneExample } from "../../../../lib/phone/use-phone-example.ts";
import type { FieldProps } from "../../../../lib/use-app-form.ts";

const MAX_COUNT = 120;

export function NameField(field: FieldProps) {
  const { t } = useTranslation("auth");
  return <TextField label={t("fields.name")} autoComplete="name" dir="auto" {...field} />;
}

export function ZoomEmailField(field: FieldProps) {
  const { t } = useTranslation("auth");
  return (
    <TextField
      label={t("fields.zoomEmail")}
      hint={t("fields.zoomEmailHint")}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...field}
    />
  );
}

/** Numbers are typed as at home, or with the country's code. */
export function PhoneField(field: FieldProps) {
  const { t } = useTranslation("auth");
  const { example, showExample } = usePhoneExample();
  return (
    <TextField
      label={t("fields.phone")}
      hint={example ? t("fields.phoneExample", { example }) : t("fields.phoneHint")}
      onFocus={showExample}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      {...field}
    />
  );
}

export function AgeField(field: FieldProps) {
  const { t } = useTranslation("auth");
  return <CountField label={t("fields.age")} {...field} />;
}

export function YearsField(field: FieldProps) {
  const { t } = useTranslation("auth");
  return <CountField label={t("fields.years")} {...field} />;
}

function CountField({ label, ...field }: FieldProps & { label: string }) {
  return (
    <TextField
      label={label}
      autoComplete="off"
      {...field}
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_COUNT}
    />
  );
}

export function NewPasswordField({ label, ...field }: FieldProps & { label?: string }) {
  const { t } = useTranslation("auth");
  return (
    <PasswordField
      label={label ?? t("fields.password")}
      hint={t("fields.passwordHint")}
      autoComplete="new-password"
      {...field}
    />
  );
}

const GENDERS = ["F", "M"] as const;

export function GenderField(field: FieldProps) {
  const { t } = useTranslation("auth");
  const options = GENDERS.map((value) => ({ value, label: t(`fields.genders.${value}`) }));
  return <RadioCards legend={t("fields.gender")} options={options} {...field} />;
}
