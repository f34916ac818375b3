import { NewLeave } from "@riwaq/contracts/scheduling/leave";
import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useAskLeave } from "../mutations.ts";
import { LeaveFields } from "./leave-fields.tsx";

function AskForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation("leave");
  const form = useAppForm({
    rules: NewLeave,
    defaultValues: { kind: "leave", starts_on: "", ends_on: "", words: "" },
    mutation: useAskLeave(),
    toSend: (leave) => leave,
    onSaved: () => {
      toast({ title: t("own.sent") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("own.send")}>
      <LeaveFields calendar="ownCalendar" words="words" />
    </AppForm>
  );
}

/** Days without lessons, for staff to grant. */
export function AskLeave() {
  const { t } = useTranslation("leave");
  return (
    <FormDialog
      trigger={
        <Button>
          <CalendarPlus aria-hidden strokeWidth={1.75} />
          {t("own.ask")}
        </Button>
      }
      title={t("own.ask")}
      description={t("own.askText")}
    >
      {(close) => <AskForm onSaved={close} />}
    </FormDialog>
  );
}
