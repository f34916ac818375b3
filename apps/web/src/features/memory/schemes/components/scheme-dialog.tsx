import type { Scheme } from "@riwaq/contracts/memory/schemes";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useScheme } from "../queries.ts";
import {
  MEMORY_KINDS,
  type NumberField,
  type SchemeValues,
  valuesOf,
  versionOf,
} from "./scheme-values.ts";

const GROUPS: ReadonlyArray<readonly NumberField[]> = [
  ["fullMemory", "fullTajwid", "passMemory", "passTajwid"],
  ["tajwid", "repeatedTajwid", "sameAtMost", "promptsAtMost"],
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

/** Another version: tests that were held keep the one that they were held by. */
export function SchemeDialog({ scheme, trigger }: { scheme: Scheme; trigger: ReactNode }) {
  const { t } = useTranslation("tests");
  return (
    <FormDialog
      trigger={trigger}
      title={t("schemes.renew")}
      description={t("schemes.renewHint")}
      className="max-w-3xl"
    >
      {(close) => <SchemeForm scheme={scheme} onSaved={close} />}
    </FormDialog>
  );
}

function SchemeForm({ scheme, onSaved }: { scheme: Scheme; onSaved: () => void }) {
  const { t } = useTranslation("tests");
  const failureMessages = useFailureMessages();
  const { renew } = useScheme(scheme.id);
  const [values, setValues] = useState(() => valuesOf(scheme));
  const set = (change: Partial<SchemeValues>) => setValues({ ...values, ...change });
  const save = () =>
    renew.mutate(versionOf(values, scheme.points), {
      onSuccess: () => {
        toast({ title: t("schemes.saved") });
        onSaved();
      },
    });
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Points label={t("schemes.name")} value={values.name} onChange={(name) => set({ name })} />
      {GROUPS.map((fields) => (
        <div key={fields.join()} className="grid items-end gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <Points
              key={field}
              label={t(`schemes.fields.${field}`)}
              value={values[field]}
              onChange={(next) => set({ [field]: next })}
            />
          ))}
        </div>
      ))}
      <MemoryPoints values={values} onChange={(memory) => set({ memory })} />
      <ErrorList messages={renew.error ? failureMessages(renew.error) : []} />
      <Button type="submit" disabled={renew.isPending}>
        {t("schemes.save")}
      </Button>
    </form>
  );
}

type MemoryProps = {
  values: SchemeValues;
  onChange: (memory: SchemeValues["memory"]) => void;
};

function MemoryPoints({ values: { memory }, onChange }: MemoryProps) {
  const { t } = useTranslation("tests");
  const { nameOf } = useKindNames();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{t("schemes.memory")}</legend>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {MEMORY_KINDS.map((kind) => (
          <Points
            key={kind}
            label={nameOf(kind)}
            value={memory[kind] ?? ""}
            onChange={(next) => onChange({ ...memory, [kind]: next })}
          />
        ))}
      </div>
    </fieldset>
  );
}
