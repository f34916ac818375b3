import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { PasswordField } from "../../../../components/ui/password-field.tsx";
import { SearchField } from "../../../../components/ui/search-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { Specimen } from "./specimen.tsx";

const LEVELS = ["beginner", "middle", "advanced"] as const;
const PERSON = "Yanis Lambert";

function TextFields() {
  const { t } = useTranslation("design");
  return (
    <Specimen name="TextField" className="space-y-5">
      <TextField label={t("fields.name")} hint={t("fields.hint")} defaultValue={PERSON} />
      <TextField label={t("fields.name")} placeholder={t("fields.placeholder")} isOptional />
      <TextField label={t("fields.email")} type="email" errors={["email_invalid"]} dir="ltr" />
      <TextField label={t("fields.name")} defaultValue={PERSON} disabled />
    </Specimen>
  );
}

function LevelField({ errors }: { errors?: readonly string[] }) {
  const { t } = useTranslation("design");
  const [level, setLevel] = useState<(typeof LEVELS)[number] | "">("");
  return (
    <FormField label={t("fields.level")} errors={errors}>
      {(control) => (
        <Select
          {...control}
          options={LEVELS.map((value) => ({ value, label: t(`fields.levels.${value}`) }))}
          value={level}
          onValueChange={setLevel}
        />
      )}
    </FormField>
  );
}

function Choices() {
  const { t } = useTranslation("design");
  const [isOn, setIsOn] = useState(true);
  const states = [
    { id: "live", checked: isOn, onCheckedChange: () => setIsOn(!isOn) },
    { id: "off", checked: false },
    { id: "closed", checked: true, disabled: true },
  ];
  return (
    <Specimen name="Checkbox · Switch" className="flex flex-wrap gap-5">
      {states.map(({ id, ...state }) => (
        <Checkbox key={id} aria-label={t("fields.choice")} {...state} />
      ))}
      {states.map(({ id, ...state }) => (
        <Switch key={id} aria-label={t("fields.choice")} {...state} />
      ))}
    </Specimen>
  );
}

/** Empty, filled, with a hint, faulty and disabled. */
export function FieldSection() {
  const { t } = useTranslation("design");
  const [typed, setTyped] = useState("");
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <TextFields />
      <div className="space-y-10">
        <Specimen name="Select" className="grid gap-5 sm:grid-cols-2">
          <LevelField />
          <LevelField errors={[t("fields.choose")]} />
        </Specimen>
        <Specimen name="DateField" className="grid gap-5 sm:grid-cols-2">
          <DateField label={t("fields.date")} defaultValue="2026-11-24" />
          <DateField label={t("fields.time")} type="time" defaultValue="18:00" />
        </Specimen>
        <Specimen name="PasswordField">
          <PasswordField label={t("fields.password")} autoComplete="off" />
        </Specimen>
        <Choices />
      </div>
      <Specimen name="Textarea">
        <FormField label={t("fields.about")} isOptional>
          {(control) => <Textarea {...control} defaultValue={t("fields.aboutText")} />}
        </FormField>
      </Specimen>
      <Specimen name="SearchField">
        <SearchField placeholder={t("fields.search")} value={typed} onChange={setTyped} />
      </Specimen>
    </div>
  );
}
