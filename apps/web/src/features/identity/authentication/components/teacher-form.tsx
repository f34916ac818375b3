import { TeacherRegistration } from "@riwaq/contracts/identity/authentication";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { withInternationalPhone } from "../../../../lib/phone/international-phone.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { localeFor, numberFrom } from "../model/registration.ts";
import type { RegistrationDraft } from "../model/registration.ts";
import { useRegisterTeacher } from "../mutations.ts";
import {
  NameField,
  NewPasswordField,
  PhoneField,
  YearsField,
  ZoomEmailField,
  GenderField,
} from "./account-fields.tsx";
import { EmailField } from "./email-field.tsx";
import { RoleForm } from "./role-form.tsx";

type TeacherFormProps = {
  draft: RegistrationDraft;
  onBack: (draft: RegistrationDraft) => void;
  onRegistered: (teacher: CurrentUser) => void;
};

export function TeacherForm({ draft, onBack, onRegistered }: TeacherFormProps) {
  const { t } = useTranslation(["auth", "common"]);
  const { language } = useLanguage();
  const form = useAppForm<
    TeacherRegistration,
    TeacherRegistration,
    TeacherRegistration,
    CurrentUser
  >({
    rules: withInternationalPhone(TeacherRegistration, language),
    defaultValues: draft,
    mutation: useRegisterTeacher(),
    toSend: (values) => ({ ...values, ...localeFor(language) }),
    onSaved: onRegistered,
  });
  const { field } = form;
  return (
    <RoleForm
      title={t("register.details.T")}
      submitLabel={t("common:actions.next")}
      of={form}
      onBack={onBack}
    >
      <NameField {...field("name")} />
      <PhoneField {...field("phone_number")} />
      <EmailField {...field("email")} />
      <ZoomEmailField {...field("zoom_email")} />
      <NewPasswordField {...field("password")} />
      <YearsField {...field("years_of_experience", { setValueAs: numberFrom })} />
      <GenderField {...field("gender")} />
    </RoleForm>
  );
}
