import { StudentRegistration } from "@riwaq/contracts/identity/authentication";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { localeFor, numberFrom } from "../model/registration.ts";
import type { RegistrationDraft } from "../model/registration.ts";
import { useReturnPath } from "../model/return-path.ts";
import { useRegisterStudent } from "../mutations.ts";
import { AgeField, NameField, NewPasswordField, GenderField } from "./account-fields.tsx";
import { EmailField } from "./email-field.tsx";
import { RoleForm } from "./role-form.tsx";

export type FamilyFormProps = {
  draft: RegistrationDraft;
  onBack: (draft: RegistrationDraft) => void;
  onRegistered: (person: CurrentUser) => void;
};

export function StudentForm({ draft, onBack, onRegistered }: FamilyFormProps) {
  const { t } = useTranslation("auth");
  const { language } = useLanguage();
  const returnTo = useReturnPath();
  const form = useAppForm<
    StudentRegistration,
    StudentRegistration,
    StudentRegistration,
    CurrentUser
  >({
    rules: StudentRegistration,
    defaultValues: draft,
    mutation: useRegisterStudent(),
    toSend: (values) => ({ ...values, ...localeFor(language), return_to: returnTo }),
    onSaved: onRegistered,
  });
  const { field } = form;
  return (
    <RoleForm
      title={t("register.details.S")}
      submitLabel={t("register.submit")}
      of={form}
      onBack={onBack}
    >
      <NameField {...field("name")} />
      <AgeField {...field("age", { setValueAs: numberFrom })} />
      <EmailField {...field("email")} />
      <NewPasswordField {...field("password")} />
      <GenderField {...field("gender")} />
    </RoleForm>
  );
}
