import type { NotificationMatrix } from "@riwaq/contracts/notifications/notifications";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { ChoiceRules, valuesOf, withChoice } from "../model/choice-values.ts";
import { useSaveChoices } from "../mutations.ts";
import { ChoiceMatrix } from "./choice-matrix.tsx";
import { QuietFields } from "./quiet-fields.tsx";
import { SwitchList } from "./switch-list.tsx";

const CHANGED = { shouldDirty: true };

/** All of it is saved at once. */
export function ChoicesForm({ saved }: { saved: NotificationMatrix }) {
  const { t } = useTranslation("profile");
  const choosing = useAppForm({
    rules: ChoiceRules,
    defaultValues: valuesOf(saved),
    mutation: useSaveChoices(),
    toSend: (change) => change,
    valuesOf,
    onSaved: () => toast({ title: t("toasts.notifications") }),
  });
  const { watch, setValue } = choosing.form;
  const values = watch();
  const { channels } = saved;
  return (
    <AppForm of={choosing} place="page" submitLabel={t("notifications.save")} className="space-y-6">
      <SwitchList
        switches={values.switches}
        hasSms={channels.includes("sms")}
        onChange={(switches) => setValue("switches", switches, CHANGED)}
      />
      <ChoiceMatrix
        values={values}
        channels={channels}
        onChange={(choice) => setValue("choices", withChoice(values, choice), CHANGED)}
      />
      <QuietFields
        isQuiet={values.isQuiet}
        onQuiet={(isQuiet) => setValue("isQuiet", isQuiet, CHANGED)}
      />
    </AppForm>
  );
}
