import type { NotificationMatrix } from "@riwaq/contracts/notifications/notifications";
import type { FormEvent } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { UnsavedChanges } from "../../../../components/ui/unsaved-changes.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { changeOf, valuesOf, withChoice } from "../model/choice-values.ts";
import { useSaveChoices } from "../mutations.ts";
import { ChoiceMatrix } from "./choice-matrix.tsx";
import { QuietFields } from "./quiet-fields.tsx";
import { SwitchList } from "./switch-list.tsx";

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** All of it is saved at once. */
export function ChoicesForm({ saved }: { saved: NotificationMatrix }) {
  const { t } = useTranslation(["profile", "notifications", "errors"]);
  const failureMessages = useFailureMessages();
  const save = useSaveChoices();
  const [values, setValues] = useState(() => valuesOf(saved));
  const [quietErrors, setQuietErrors] = useState<string[]>([]);
  const { channels } = saved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = changeOf(values);
    const isFaulty = values.isQuiet && change.quiet_from === change.quiet_to;
    setQuietErrors(isFaulty ? [t("errors:quiet_same")] : []);
    if (isFaulty) return;
    save.mutate(change, {
      onSuccess: (now) => {
        setValues(valuesOf(now));
        toast({ title: t("toasts.notifications") });
      },
    });
  };
  return (
    <form onSubmit={submit} className="space-y-6">
      <SwitchList
        switches={values.switches}
        hasSms={channels.includes("sms")}
        onChange={(switches) => setValues({ ...values, switches })}
      />
      <ChoiceMatrix
        values={values}
        channels={channels}
        onChange={(choice) => setValues(withChoice(values, choice))}
      />
      <QuietFields values={values} errors={quietErrors} onChange={setValues} />
      <FormAlert messages={save.error ? failureMessages(save.error) : []} />
      <Button type="submit" disabled={save.isPending} aria-busy={save.isPending}>
        {t("notifications.save")}
      </Button>
      <UnsavedChanges hasChanges={() => !same(changeOf(values), changeOf(valuesOf(saved)))} />
    </form>
  );
}
