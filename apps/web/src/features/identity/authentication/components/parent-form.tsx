import { zodResolver } from "@hookform/resolvers/zod";
import { ParentRegistration } from "@riwaq/contracts/identity/authentication";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { withInternationalPhone } from "../../../../lib/phone/international-phone.ts";
import { useRegisterParent } from "../api/register-parent.ts";
import { fieldPropsOf } from "../model/field-props.ts";
import { refuseFields } from "../model/refuse-fields.ts";
import { localeFor } from "../model/registration.ts";
import { NameField, NewPasswordField, PhoneField } from "./account-fields.tsx";
import { EmailField } from "./email-field.tsx";
import { GenderField } from "./gender-field.tsx";
import { RoleForm } from "./role-form.tsx";
import type { FamilyFormProps } from "./student-form.tsx";

const FIELDS = ["name", "phone_number", "email", "password", "gender"] as const;

export function ParentForm({ draft, onBack, onRegistered }: FamilyFormProps) {
  const { t } = useTranslation("auth");
  const { language } = useLanguage();
  const registration = useRegisterParent();
  const form = useForm<ParentRegistration>({
    resolver: withInternationalPhone(zodResolver(ParentRegistration), language),
    defaultValues: draft,
  });
  const field = fieldPropsOf(form);
  const submit = form.handleSubmit((values) =>
    registration.mutate(
      { ...values, ...localeFor(language) },
      { onSuccess: onRegistered, onError: (error) => refuseFields(error, FIELDS, form) },
    ),
  );
  return (
    <RoleForm
      title={t("register.details.P")}
      submitLabel={t("register.submit")}
      error={registration.error}
      isBusy={registration.isPending}
      onSubmit={submit}
      onBack={() => onBack(form.getValues())}
    >
      <NameField {...field("name")} />
      <PhoneField {...field("phone_number")} />
      <EmailField {...field("email")} />
      <NewPasswordField {...field("password")} />
      <GenderField {...field("gender")} />
    </RoleForm>
  );
}
