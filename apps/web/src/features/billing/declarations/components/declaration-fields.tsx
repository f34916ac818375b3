import type { Declaration } from "@riwaq/contracts/billing/legal-acts";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../components/ui/date-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import type { DeclarationField } from "./use-declaration.ts";

type FieldsProps = {
  kind: Declaration["kind"];
  errorsOf: (field: DeclarationField) => readonly string[];
};

/** No more than what helps to find the contract. */
export function DeclarationFields({ kind, errorsOf }: FieldsProps) {
  const { t } = useTranslation("declare");
  return (
    <>
      <TextField
        label={t("form.name")}
        name="name"
        dir="auto"
        autoComplete="name"
        errors={errorsOf("name")}
      />
      <TextField
        label={t("form.email")}
        hint={t("form.emailHint")}
        name="email"
        type="email"
        inputMode="email"
        dir="ltr"
        className="rtl:text-end"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        errors={errorsOf("email")}
      />
      <TextField
        label={t("form.reference")}
        hint={t("form.referenceHint")}
        name="reference"
        dir="auto"
        autoComplete="off"
        isOptional
        errors={errorsOf("reference")}
      />
      {kind === "leaving" && (
        <DateField
          label={t("form.endsOn")}
          hint={t("form.endsOnHint")}
          name="ends_on"
          isOptional
          errors={errorsOf("ends_on")}
        />
      )}
    </>
  );
}
