import { NewChild } from "@riwaq/contracts/people/children";
import type {
  InvitationAcceptance,
  OpenedInvitation,
} from "@riwaq/contracts/people/student-invitations";
import { useTranslation } from "react-i18next";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { RadioCards } from "../../../../components/ui/radio-cards.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { type Saving, useAppForm } from "../../../../lib/use-app-form.ts";

const Values = NewChild.pick({ name: true, age: true, gender: true, consent: true });

const GENDERS = ["F", "M"] as const;

type NewChildFormProps<Saved> = {
  invitation: OpenedInvitation;
  accept: Saving<NonNullable<InvitationAcceptance["new_child"]>, Saved>;
};

/** A child without an own account, as the teacher wrote it down; the parent knows better. */
export function NewChildForm<Saved>({ invitation, accept }: NewChildFormProps<Saved>) {
  const { t } = useTranslation(["students", "children"]);
  const form = useAppForm({
    rules: Values,
    defaultValues: { name: invitation.child, age: invitation.age },
    mutation: accept,
    toSend: ({ name, age, gender }) => ({ name, age, gender }),
  });
  const { field } = form;
  return (
    <AppForm of={form} place="gate" submitLabel={t("invitation.accept")}>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField
          label={t("children:form.name")}
          dir="auto"
          autoComplete="off"
          {...field("name")}
        />
        <TextField
          label={t("children:form.age")}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          {...field("age", { valueAsNumber: true })}
        />
      </div>
      <RadioCards
        legend={t("children:form.gender")}
        options={GENDERS.map((value) => ({ value, label: t(`children:genders.${value}`) }))}
        {...field("gender")}
      />
      <ConsentField />
    </AppForm>
  );
}
