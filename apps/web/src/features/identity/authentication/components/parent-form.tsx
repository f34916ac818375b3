import { ParentRegistration } from "@riwaq/contracts/identity/authentication";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { withInternationalPhone } from "../../../../lib/phone/international-phone.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { localeFor } from "../model/registration.ts";
import { useReturnPath } from "../model/return-path.ts";
import { useRegisterParent } from "../mutations.ts";
import { NameField, NewPasswordField, PhoneField, GenderField } from "./account-fields.tsx";
import { EmailField } from "./email-field.tsx";
import { RoleForm } from "./role-form.tsx";
import type { FamilyFormProps } from "./student-form.tsx";

export function ParentForm({ draft, onBack, onRegistered }: FamilyFormProps) {
  const { t } = useTranslation("auth");
  const { language } = useLanguage();
  const returnTo = useReturnPath();
  const form = useAppForm<ParentRegistration, ParentRegistration, ParentRegistration, CurrentUser>({
    rules: withInternationalPhone(ParentRegistration, language),
    defaultValues: draft,
    mutation: useRegisterParent(),
    toSend: (values) => ({ ...values, ...localeFor(language), return_to: returnTo }),
    onSaved: onRegistered,
  });
  const { field } = form;
  return (
    <RoleForm
      title={t("register.details.P")}
      submitLabel={t("register.submit")}
      of={form}
      onBack={onBack}
    >
      <NameField {...field("name")} />
      <PhoneField {...field("phone_number")} />
      <EmailField {...field("email")} />
      <NewPasswordField {...field("password")} />
      <GenderField {...field("gender")} />
    </RoleForm>
  );
}
