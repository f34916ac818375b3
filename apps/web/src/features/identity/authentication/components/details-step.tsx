import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useNavigate } from "@tanstack/react-router";
import type { Dispatch } from "react";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { paths } from "../../../../config/paths.ts";
import { WithQueries } from "../../../../lib/with-queries.tsx";
import type { RegistrationDraft } from "../model/registration.ts";
import { useReturnPath } from "../model/return-path.ts";
import type { Wizard, WizardAction } from "../model/wizard.ts";
import { ParentForm } from "./parent-form.tsx";
import { RegisteredTeacher } from "./registered-teacher.tsx";
import { StudentForm } from "./student-form.tsx";
import { TeacherForm } from "./teacher-form.tsx";

type DetailsStepProps = { wizard: Wizard; dispatch: Dispatch<WizardAction> };

export function DetailsStep(props: DetailsStepProps) {
  return (
    <WithQueries>
      <Details {...props} />
    </WithQueries>
  );
}

function Details({ wizard, dispatch }: DetailsStepProps) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const { role, draft, teacher } = wizard;
  const goBack = (typed: RegistrationDraft) => dispatch({ type: "back", draft: typed });
  const goToLogin = ({ email }: CurrentUser) => {
    toast({ title: t("register.created"), description: t("register.mailSent") });
    void navigate({
      to: paths.login,
      state: { isNewAccount: true, email, ...(returnTo !== undefined && { returnTo }) },
    });
  };
  if (teacher) {
    return (
      <RegisteredTeacher
        teacher={teacher}
        onBack={() => dispatch({ type: "back" })}
        onNext={() => dispatch({ type: "next" })}
      />
    );
  }
  if (role === "T") {
    const goOn = (registered: NonNullable<Wizard["teacher"]>) =>
      dispatch({ type: "registered", teacher: registered });
    return <TeacherForm draft={draft} onBack={goBack} onRegistered={goOn} />;
  }
  const Form = role === "P" ? ParentForm : StudentForm;
  return <Form draft={draft} onBack={goBack} onRegistered={goToLogin} />;
}
