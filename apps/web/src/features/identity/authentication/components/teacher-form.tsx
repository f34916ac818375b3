import { zodResolver } from "@hookform/resolvers/zod";
import { TeacherRegistration } from "@riwaq/contracts/identity/authentication";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { withInternationalPhone } from "../../../../lib/phone/international-phone.ts";
import { useRegisterTeacher } from "../api/register-teacher.ts";
import { fieldPropsOf } from "../model/field-props.ts";
import { refuseFields } from "../model/refuse-fields.ts";
import { localeFor, numberFrom } from "../model/registration.ts";
import type { RegistrationDraft } from "../model/registration.ts";
import {
  NameField,
  NewPasswordField,
  PhoneField,
  YearsField,
  ZoomEmailField,
} from "./account-fields.tsx";
import { EmailField } from "./email-field.tsx";
import { GenderField } from "./gender-field.tsx";
import { RoleForm } from "./role-form.tsx";

type TeacherFormProps = {
  draft: RegistrationDraft;
  onBack: (draft: RegistrationDraft) => void;
  onRegistered: (teacher: CurrentUser) => void;
};

const FIELDS = [
  "name",
  "phone_number",
  "email",
  "zoom_email",
  "password",
  "years_of_experience",
  "gender",
] as const;

export function TeacherForm({ draft, onBack, onRegistered }: TeacherFormProps) {
  const { t } = useTranslation(["auth", "common"]);
  const { language } = useLanguage();
  const registration = useRegisterTeacher();
  const form = useForm<TeacherRegistration>({
    resolver: withInternationalPhone(zodResolver(TeacherRegistration), language),
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
      title={t("register.details.T")}
      submitLabel={t("common:actions.next")}
      error={registration.error}
      isBusy={registration.isPending}
      onSubmit={submit}
      onBack={() => onBack(form.getValues())}
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
