import { zodResolver } from "@hookform/resolvers/zod";
import { NewChild } from "@riwaq/contracts/people/children";
import type { OpenedInvitation } from "@riwaq/contracts/people/student-invitations";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { RadioCards } from "../../../../components/ui/radio-cards.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { messagesOf } from "../../../../lib/form-errors.ts";
import { AcceptButton } from "./accept-button.tsx";

const Values = NewChild.pick({ name: true, age: true, gender: true, consent: true });
type Values = z.infer<typeof Values>;

const GENDERS = ["F", "M"] as const;

type NewChildFormProps = {
  invitation: OpenedInvitation;
  isBusy: boolean;
  alert: ReactNode;
  onSubmit: (child: Omit<Values, "consent">) => void;
};

/** A child without an own account, as the teacher wrote it down; the parent knows better. */
export function NewChildForm({ invitation, isBusy, alert, onSubmit }: NewChildFormProps) {
  const { t } = useTranslation(["students", "children"]);
  const { register, control, formState, handleSubmit } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { name: invitation.child, age: invitation.age },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ name, age, gender }) => onSubmit({ name, age, gender }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField
          label={t("children:form.name")}
          dir="auto"
          autoComplete="off"
          errors={messagesOf(errors.name)}
          {...register("name")}
        />
        <TextField
          label={t("children:form.age")}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          errors={messagesOf(errors.age)}
          {...register("age", { valueAsNumber: true })}
        />
      </div>
      <RadioCards
        legend={t("children:form.gender")}
        options={GENDERS.map((value) => ({ value, label: t(`children:genders.${value}`) }))}
        errors={messagesOf(errors.gender)}
        {...register("gender")}
      />
      <Controller
        control={control}
        name="consent"
        render={({ field, fieldState }) => (
          <ConsentField
            isGiven={field.value ?? false}
            onChange={(isGiven) => field.onChange(isGiven || undefined)}
            errors={messagesOf(fieldState.error)}
          />
        )}
      />
      {alert}
      <AcceptButton isBusy={isBusy} />
    </form>
  );
}
