import { zodResolver } from "@hookform/resolvers/zod";
import { NewStudentInvitation } from "@riwaq/contracts/people/student-invitations";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useInviteStudent } from "../mutations.ts";

const FIELDS = ["name", "age", "email", "language"] as const;

/** Most families here speak French. */
const FIRST_LANGUAGE = "fr";

function useInvitationForm(onSent: () => void) {
  const { t } = useTranslation("students");
  const invite = useInviteStudent();
  const [messages, setMessages] = useState<string[]>([]);
  const failureMessages = useFailureMessages();
  const form = useForm({
    resolver: zodResolver(NewStudentInvitation),
    defaultValues: { name: "", email: "", language: FIRST_LANGUAGE },
  });
  const submit = form.handleSubmit((values) =>
    invite.mutate(values, {
      onSuccess: ({ email }) => {
        toast({ title: t("add.done", { email: `\u2068${email}\u2069` }) });
        onSent();
      },
      onError: (error) =>
        setMessages(applyServerErrors(error, FIELDS, form.setError) ?? failureMessages(error)),
    }),
  );
  return { form, submit, messages, isBusy: invite.isPending };
}

type InvitationFormOf = ReturnType<typeof useInvitationForm>["form"];

function Guardian({ form }: { form: InvitationFormOf }) {
  const { t } = useTranslation(["students", "common"]);
  const { register, control, formState } = form;
  const { errors } = formState;
  const languages = LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }));
  return (
    <>
      <TextField
        label={t("add.email")}
        hint={t("add.emailHint")}
        type="email"
        dir="ltr"
        autoComplete="off"
        errors={messagesOf(errors.email)}
        {...register("email")}
      />
      <FormField label={t("add.language")} errors={messagesOf(errors.language)}>
        {(attributes) => (
          <Controller
            control={control}
            name="language"
            render={({ field: { value, onChange } }) => (
              <Select {...attributes} options={languages} value={value} onValueChange={onChange} />
            )}
          />
        )}
      </FormField>
    </>
  );
}

function InvitationForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation("students");
  const { form, submit, messages, isBusy } = useInvitationForm(onSent);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField
          label={t("add.name")}
          dir="auto"
          autoComplete="off"
          errors={messagesOf(errors.name)}
          {...form.register("name")}
        />
        <TextField
          label={t("add.age")}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          errors={messagesOf(errors.age)}
          {...form.register("age", { valueAsNumber: true })}
        />
      </div>
      <Guardian form={form} />
      <FormAlert messages={messages} />
      <DialogActions>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {t("add.submit")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A teacher asks a parent by mail to bring a pupil. */
export function AddStudentDialog() {
  const { t } = useTranslation("students");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>
          <UserPlus aria-hidden strokeWidth={1.75} />
          {t("add.open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("add.title")} description={t("add.text")}>
        <InvitationForm onSent={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
