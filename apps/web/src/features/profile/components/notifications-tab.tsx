import type { NotificationChoices } from "@riwaq/contracts/profile";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { UnsavedChanges } from "../../../components/layout/unsaved-changes.tsx";
import { Card, CardTitle } from "../../../components/ui/card.tsx";
import { FormAlert } from "../../../components/ui/form-alert.tsx";
import { Label } from "../../../components/ui/label.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { toast } from "../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { notificationChoicesQuery } from "../api/notification-choices.ts";
import { useSaveNotificationChoices } from "../api/save-notification-choices.ts";
import { SaveButton } from "./save-button.tsx";

const CHOICES = ["email", "sms", "session_reminders", "marketing"] as const;

type ChoiceProps = {
  name: (typeof CHOICES)[number];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function Choice({ name, isOn, onChange }: ChoiceProps) {
  const { t } = useTranslation("profile");
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6 py-3">
      <div>
        <Label htmlFor={id}>{t(`notifications.${name}`)}</Label>
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {t(`notifications.${name}Hint`)}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onChange} />
    </div>
  );
}

function Choices({ saved }: { saved: NotificationChoices }) {
  const { t } = useTranslation("profile");
  const failureMessages = useFailureMessages();
  const save = useSaveNotificationChoices();
  const [changes, setChanges] = useState<Partial<NotificationChoices>>({});
  const choices = { ...saved, ...changes };
  const celebrate = () => {
    setChanges({});
    toast({ title: t("toasts.notifications") });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(choices, { onSuccess: celebrate });
      }}
    >
      <div className="mb-5 divide-y divide-line">
        {CHOICES.map((name) => (
          <Choice
            key={name}
            name={name}
            isOn={choices[name]}
            onChange={(isOn) => setChanges({ ...changes, [name]: isOn })}
          />
        ))}
      </div>
      <FormAlert messages={save.error ? failureMessages(save.error) : []} />
      <SaveButton label={t("notifications.save")} isBusy={save.isPending} />
      <UnsavedChanges hasChanges={() => CHOICES.some((name) => choices[name] !== saved[name])} />
    </form>
  );
}

export function NotificationsTab() {
  const { t } = useTranslation("profile");
  const query = useQuery(notificationChoicesQuery);
  return (
    <Card className="max-w-2xl">
      <CardTitle className="mb-3">{t("notifications.title")}</CardTitle>
      <QueryView query={query}>{(saved) => <Choices saved={saved} />}</QueryView>
    </Card>
  );
}
