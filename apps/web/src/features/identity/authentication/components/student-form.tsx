import { zodResolver } from "@hookform/resolvers/zod";
import { StudentRegistration } from "@riwaq/contracts/identity/authentication";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { useRegisterStudent } from "../api/register-student.ts";
import { fieldPropsOf } from "../model/field-props.ts";
import { refuseFields } from "../model/refuse-fields.ts";
import { localeFor, numberFrom } from "../model/registration.ts";
import type { RegistrationDraft } from "../model/registration.ts";
import { AgeField, NameField, NewPasswordField } from "./account-fields.tsx";
import { EmailField } from "./email-field.tsx";
import { GenderField } from "./gender-field.tsx";
import { RoleForm } from "./role-form.tsx";

export type FamilyFormProps = {
  draft: RegistrationDraft;
  onBack: (draft: RegistrationDraft) => void;
  onRegistered: (person: CurrentUser) => void;
};

const FIELDS = ["name", "age", "email", "password", "gender"] as const;

export function StudentForm({ draft, onBack, onRegistered }: FamilyFormProps) {
  const { t } = useTranslation("auth");
  const { language } = useLanguage();
  const registration = useRegisterStudent();
  const form = useForm<StudentRegistration>({
    resolver: zodResolver(StudentRegistration),
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
      title={t("register.details.S")}
      submitLabel={t("register.submit")}
      error={registration.error}
      isBusy={registration.isPending}
      onSubmit={submit}
      onBack={() => onBack(form.getValues())}
    >
      <NameField {...field("name")} />
      <AgeField {...field("age", { setValueAs: numberFrom })} />
      <EmailField {...field("email")} />
      <NewPasswordField {...field("password")} />
      <GenderField {...field("gender")} />
    </RoleForm>
  );
}
