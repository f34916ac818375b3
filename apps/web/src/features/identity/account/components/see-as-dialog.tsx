import { SeeingReason } from "@riwaq/contracts/identity/seeing-as";
import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSeeAs } from "../mutations.ts";

function ReasonForm({ personId }: { personId: string }) {
  const { t } = useTranslation("staff");
  const form = useAppForm({
    rules: SeeingReason,
    defaultValues: { reason: "" },
    mutation: useSeeAs(personId),
    toSend: (values) => values,
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("seeAs.submit")}>
      <TextField
        label={t("seeAs.reason")}
        hint={t("seeAs.reasonHint")}
        autoComplete="off"
        dir="auto"
        {...form.field("reason")}
      />
    </AppForm>
  );
}

/** Asks why, and then shows what somebody sees, for half an hour at most. */
export function SeeAsDialog({ person }: { person: { id: string; name: string } }) {
  const { t } = useTranslation("staff");
  const name = isolated(person.name);
  return (
    <FormDialog
      trigger={
        <Button variant="outline">
          <Eye aria-hidden strokeWidth={1.75} />
          {t("seeAs.open")}
        </Button>
      }
      title={t("seeAs.title", { name })}
      description={t("seeAs.text", { name })}
    >
      {() => <ReasonForm personId={person.id} />}
    </FormDialog>
  );
}
