import type { SchemePoints } from "@riwaq/contracts/memory/schemes";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSaveScheme } from "../queries.ts";
import { SchemeNumbers } from "./scheme-numbers.tsx";
import { type SchemeValues, schemeOf, valuesOf } from "./scheme-values.ts";

type SchemeDialogProps = {
  trigger: ReactNode;
  /** Of a scheme with an id this is the next version: tests that were held keep the one that they were held by. */
  id?: string;
  name?: string;
  /** With which it begins; without any from nothing. */
  points?: SchemePoints;
};

export function SchemeDialog({ trigger, id, name = "", points }: SchemeDialogProps) {
  const { t } = useTranslation("tests");
  const kind = id === undefined ? "make" : "renew";
  return (
    <FormDialog
      trigger={trigger}
      title={t(`schemes.${kind}`)}
      description={t(`schemes.${kind}Hint`)}
      className="max-w-3xl"
    >
      {(close) => (
        <SchemeForm id={id} start={() => valuesOf(name, points ?? null)} onSaved={close} />
      )}
    </FormDialog>
  );
}

type SchemeFormProps = { id: string | undefined; start: () => SchemeValues; onSaved: () => void };

function SchemeForm({ id, start, onSaved }: SchemeFormProps) {
  const { t } = useTranslation("tests");
  const failureMessages = useFailureMessages();
  const save = useSaveScheme(id);
  const [values, setValues] = useState(start);
  const set = (change: Partial<SchemeValues>) => setValues({ ...values, ...change });
  const onSuccess = () => {
    toast({ title: t(id === undefined ? "schemes.made" : "schemes.saved") });
    onSaved();
  };
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(schemeOf(values), { onSuccess });
      }}
    >
      <FormField label={t("schemes.name")}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </FormField>
      <SchemeNumbers values={values} onChange={set} />
      <ErrorList messages={save.error ? failureMessages(save.error) : []} />
      <Button type="submit" disabled={save.isPending}>
        {t(id === undefined ? "schemes.saveNew" : "schemes.save")}
      </Button>
    </form>
  );
}
