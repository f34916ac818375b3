import {
  MARK_GROUPS,
  MARK_KINDS,
  type MarkGroup,
  groupOf,
} from "@riwaq/domain/learning/marks/kinds";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import type { NumberField, SchemeValues } from "./scheme-values.ts";

const FIELDS: ReadonlyArray<readonly NumberField[]> = [
  ["fullMemory", "fullTajwid", "passMemory", "passTajwid"],
  ["repeatedTajwid", "sameAtMost", "promptsAtMost"],
];

type FieldProps = { label: string; value: string; onChange: (typed: string) => void };

const Points = ({ label, value, onChange }: FieldProps) => (
  <FormField label={label}>
    {(control) => (
      <Input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FormField>
);

type NumbersProps = {
  values: SchemeValues;
  onChange: (change: Partial<SchemeValues>) => void;
};

/** What is full, what is passed, and what each kind of mistake takes. */
export function SchemeNumbers({ values, onChange }: NumbersProps) {
  const { t } = useTranslation("tests");
  return (
    <>
      {FIELDS.map((fields) => (
        <div key={fields.join()} className="grid items-end gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <Points
              key={field}
              label={t(`schemes.fields.${field}`)}
              value={values[field]}
              onChange={(next) => onChange({ [field]: next })}
            />
          ))}
        </div>
      ))}
      <p>{t("schemes.taken")}</p>
      {MARK_GROUPS.map((group) => (
        <GroupPoints
          key={group}
          group={group}
          taken={values.taken}
          onChange={(taken) => onChange({ taken })}
        />
      ))}
    </>
  );
}

type GroupProps = {
  group: MarkGroup;
  taken: SchemeValues["taken"];
  onChange: (taken: SchemeValues["taken"]) => void;
};

function GroupPoints({ group, taken, onChange }: GroupProps) {
  const { t } = useTranslation("marks");
  const { nameOf } = useKindNames();
  return (
    <fieldset>
      <legend className="mb-3 font-display text-lg">{t(`groups.${group}`)}</legend>
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        {MARK_KINDS.filter((kind) => groupOf(kind) === group).map((kind) => (
          <Points
            key={kind}
            label={nameOf(kind)}
            value={taken[kind] ?? ""}
            onChange={(next) => onChange({ ...taken, [kind]: next })}
          />
        ))}
      </div>
    </fieldset>
  );
}
