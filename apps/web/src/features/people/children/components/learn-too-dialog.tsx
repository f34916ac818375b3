import { NewLearner } from "@riwaq/contracts/people/own-roles";
import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { RadioCards } from "../../../../components/ui/radio-cards.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useBeginLearning } from "../mutations.ts";

const GENDERS = ["F", "M"] as const;

function LearnForm({ onBegun }: { onBegun: () => void }) {
  const { t } = useTranslation("children");
  const form = useAppForm({
    rules: NewLearner,
    defaultValues: {},
    toSend: (values) => values,
    mutation: useBeginLearning(),
    onSaved: () => {
      toast({ title: t("learn.done") });
      onBegun();
    },
  });
  const { field } = form;
  return (
    <AppForm of={form} place="dialog" submitLabel={t("learn.submit")}>
      <TextField
        label={t("learn.age")}
        type="number"
        inputMode="numeric"
        min={1}
        max={120}
        {...field("age", { valueAsNumber: true })}
      />
      <RadioCards
        legend={t("learn.gender")}
        options={GENDERS.map((value) => ({ value, label: t(`learn.genders.${value}`) }))}
        {...field("gender")}
      />
    </AppForm>
  );
}

/** A parent learns by the same account; gone once that is so. */
export function LearnTooDialog() {
  const { t } = useTranslation("children");
  const { data } = useQuery(homesQuery);
  if (!data || data.homes.includes("S")) return null;
  return (
    <FormDialog
      trigger={
        <Button variant="outline">
          <BookOpen aria-hidden strokeWidth={1.75} />
          {t("learn.open")}
        </Button>
      }
      title={t("learn.title")}
      description={t("learn.text")}
      takesTriggerAway
    >
      {(close) => <LearnForm onBegun={close} />}
    </FormDialog>
  );
}
