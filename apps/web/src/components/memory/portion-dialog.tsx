import { GivenPortion, type Lines } from "@riwaq/contracts/memory/plan";
import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { linesOf } from "@riwaq/domain/memory/lines";
import type { ReactNode } from "react";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { useAppForm, useFields } from "../../lib/use-app-form.ts";
import { AppForm } from "../ui/app-form.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Label } from "../ui/form-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useGivePortion } from "./mutations.ts";

export type NewPortion = { page: number; lines: Lines };

type PortionDialogProps = {
  trigger: ReactNode;
  studentId: string;
  /** Of the lesson after which it is given. */
  sessionId?: string | null;
  /** What stands there to begin with. */
  first: NewPortion;
  onGiven: (portion: NewPortion) => void;
};

const NUMBER = { type: "number", inputMode: "numeric", autoComplete: "off", min: 1 } as const;
const asNumber = (text: unknown) => (text === "" || text === null ? null : Number(text));

/** Which page, and which lines of it, are learnt next. */
export function PortionDialog({ trigger, ...form }: PortionDialogProps) {
  const { t } = useTranslation("memory");
  return (
    <FormDialog trigger={trigger} title={t("portion.choose")} description={t("portion.chooseHint")}>
      {(close) => <PortionForm {...form} close={close} />}
    </FormDialog>
  );
}

type FormProps = Omit<PortionDialogProps, "trigger"> & { close: () => void };

function PortionForm({ studentId, sessionId = null, first, onGiven, close }: FormProps) {
  const { t } = useTranslation("memory");
  const form = useAppForm({
    rules: GivenPortion,
    defaultValues: { ...first, session_id: sessionId },
    mutation: useGivePortion(studentId),
    toSend: (portion) => portion,
    onSaved: (_, { page, lines }) => {
      onGiven({ page, lines });
      close();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("portion.give")}>
      <TextField
        label={t("portion.page")}
        {...NUMBER}
        max={PAGES}
        {...form.field("page", { setValueAs: asNumber })}
      />
      <LineFields />
    </AppForm>
  );
}

type Values = { page: number; lines: Lines };

function LineFields() {
  const { t } = useTranslation("memory");
  const id = useId();
  const field = useFields<Values>();
  const { setValue } = useFormContext<Values>();
  const { page, lines } = useWatch<Values>() as Values;
  const last = linesOf(Number(page));
  const choose = (isWhole: boolean) => setValue("lines", isWhole ? null : { first: 1, last });
  return (
    <>
      <div className="flex items-center gap-3">
        <Checkbox
          id={id}
          checked={lines === null}
          onCheckedChange={(state) => choose(state === true)}
        />
        <Label htmlFor={id}>{t("portion.whole")}</Label>
      </div>
      {lines !== null && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("portion.first")}
            {...NUMBER}
            max={last}
            {...field("lines.first", { setValueAs: asNumber })}
          />
          <TextField
            label={t("portion.last")}
            {...NUMBER}
            max={last}
            {...field("lines.last", { setValueAs: asNumber })}
          />
        </div>
      )}
    </>
  );
}
