import { Pause } from "@riwaq/contracts/billing/subscriptions";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../../components/ui/app-form.tsx";
import { Button } from "../../../../../components/ui/button.tsx";
import { DateField } from "../../../../../components/ui/date-field.tsx";
import { FormDialog } from "../../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../../lib/format.ts";
import { useAppForm } from "../../../../../lib/use-app-form.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import { usePause } from "../../mutations.ts";
import type { CardProps } from "./card-props.ts";

function PauseForm({ subscription, all, close }: CardProps & { close: () => void }) {
  const { t } = useTranslation("subscription");
  const city = useCity();
  const form = useAppForm({
    rules: Pause,
    defaultValues: { until: "" },
    mutation: usePause(subscription.id),
    toSend: (pause) => pause,
    onSaved: () => {
      toast({ title: t("pause.done") });
      close();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("pause.confirm")}>
      <ul className="list-disc space-y-1 ps-5 text-ink-muted marker:text-accent">
        <li>{t("pause.lessons")}</li>
        <li>{t("pause.period")}</li>
        <li>{t("pause.money")}</li>
      </ul>
      <DateField
        label={t("pause.until")}
        hint={t("pause.clock", { city: isolated(city(all.time_zone)) })}
        {...form.field("until")}
      />
    </AppForm>
  );
}

/** A rest until a day: no lessons, no payment, and the hours stay. */
export function PauseDialog(props: CardProps) {
  const { t } = useTranslation("subscription");
  const { name } = props.subscription.student;
  return (
    <FormDialog
      trigger={
        <Button variant="ghost" size="sm" className="min-h-11">
          {t("pause.ask")}
        </Button>
      }
      title={t("pause.title", { name: isolated(name) })}
      takesTriggerAway
    >
      {(close) => <PauseForm {...props} close={close} />}
    </FormDialog>
  );
}
