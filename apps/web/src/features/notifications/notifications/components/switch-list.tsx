import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Label } from "../../../../components/ui/form-field.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";
import type { Switches } from "../model/choice-values.ts";

const SWITCHES = ["email", "sms", "session_reminders", "marketing"] as const;
type Name = (typeof SWITCHES)[number];

type SwitchRowProps = {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export function SwitchRow({ label, hint, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6 py-3">
      <div className="min-w-0 wrap-break-word">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onChange} />
    </div>
  );
}

type SwitchListProps = {
  switches: Switches;
  hasSms: boolean;
  onChange: (switches: Switches) => void;
};

/** The switches that stand above all choices. */
export function SwitchList({ switches, hasSms, onChange }: SwitchListProps) {
  const { t } = useTranslation(["profile", "notifications"]);
  const hintOf = (name: Name) =>
    name === "sms" && !hasSms
      ? t("notifications:choices.notOffered")
      : t(`notifications.${name}Hint`);
  return (
    <div className="divide-y divide-line">
      {SWITCHES.map((name) => (
        <SwitchRow
          key={name}
          label={t(`notifications.${name}`)}
          hint={hintOf(name)}
          isOn={switches[name]}
          onChange={(isOn) => onChange({ ...switches, [name]: isOn })}
        />
      ))}
    </div>
  );
}
