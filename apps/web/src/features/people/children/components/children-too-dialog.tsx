import { NewGuardian } from "@riwaq/contracts/people/own-roles";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useBecomeGuardian } from "../mutations.ts";

function GuardianForm({ onBegun }: { onBegun: () => void }) {
  const { t } = useTranslation("children");
  const form = useAppForm({
    rules: NewGuardian,
    defaultValues: { phone_number: "" },
    toSend: (values) => values,
    mutation: useBecomeGuardian(),
    onSaved: () => {
      toast({ title: t("guard.done") });
      onBegun();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("guard.submit")}>
      <TextField
        label={t("guard.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        {...form.field("phone_number")}
      />
    </AppForm>
  );
}

/** An adult who learns answers for children by the same account; gone once that is so. */
export function ChildrenTooDialog() {
  const { t } = useTranslation("children");
  const { data } = useQuery(homesQuery);
  if (!data || data.homes.includes("P")) return null;
  return (
    <FormDialog
      trigger={
        <Button variant="outline" className="mt-5">
          <Users aria-hidden strokeWidth={1.75} />
          {t("guard.open")}
        </Button>
      }
      title={t("guard.title")}
      description={t("guard.text")}
      takesTriggerAway
    >
      {(close) => <GuardianForm onBegun={close} />}
    </FormDialog>
  );
}
