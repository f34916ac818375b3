import { NewStudentInvitation } from "@riwaq/contracts/people/student-invitations";
import { UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useInviteStudent } from "../mutations.ts";

/** Most families here speak French. */
const FIRST_LANGUAGE = "fr";

function InvitationForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(["students", "common"]);
  const form = useAppForm({
    rules: NewStudentInvitation,
    defaultValues: { name: "", email: "", language: FIRST_LANGUAGE },
    mutation: useInviteStudent(),
    toSend: (values) => values,
    onSaved: ({ email }) => {
      toast({ title: t("add.done", { email: isolated(email) }) });
      onSent();
    },
  });
  const { field } = form;
  return (
    <AppForm of={form} place="dialog" submitLabel={t("add.submit")}>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField label={t("add.name")} dir="auto" autoComplete="off" {...field("name")} />
        <TextField
          label={t("add.age")}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          {...field("age", { valueAsNumber: true })}
        />
      </div>
      <TextField
        label={t("add.email")}
        hint={t("add.emailHint")}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...field("email")}
      />
      <SelectField
        name="language"
        label={t("add.language")}
        options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
      />
    </AppForm>
  );
}

/** A teacher asks a parent by mail to bring a pupil. */
export function AddStudentDialog() {
  const { t } = useTranslation("students");
  return (
    <FormDialog
      trigger={
        <Button>
          <UserPlus aria-hidden strokeWidth={1.75} />
          {t("add.open")}
        </Button>
      }
      title={t("add.title")}
      description={t("add.text")}
    >
      {(close) => <InvitationForm onSent={close} />}
    </FormDialog>
  );
}
