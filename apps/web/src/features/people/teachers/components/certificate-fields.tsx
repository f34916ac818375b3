import { CERTIFICATES_MAX } from "@riwaq/contracts/people/teachers";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useFields } from "../../../../lib/use-app-form.ts";
import { yearFromInput } from "../model/teaching-values.ts";
import type { TeachingValues } from "../model/teaching-values.ts";

function CertificateRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const field = useFields<TeachingValues>();
  const number = formatNumber(index + 1, language);
  return (
    <li className="grid gap-4 rounded-md border border-line p-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_6rem_auto] sm:items-start">
      <TextField
        label={t("own.certificateTitle")}
        dir="auto"
        autoComplete="off"
        {...field(`certificates.${index}.title`)}
      />
      <TextField
        label={t("own.certificateIssuer")}
        dir="auto"
        autoComplete="off"
        {...field(`certificates.${index}.issuer`)}
      />
      <TextField
        label={t("own.certificateYear")}
        type="number"
        inputMode="numeric"
        {...field(`certificates.${index}.year`, { setValueAs: yearFromInput })}
      />
      <Button
        variant="ghost"
        size="icon"
        className="text-danger! sm:mt-7.5"
        aria-label={t("own.certificateRemove", { number })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden strokeWidth={1.75} />
      </Button>
    </li>
  );
}

export function CertificateFields() {
  const { t } = useTranslation("teachers");
  const { control } = useFormContext<TeachingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "certificates" });
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{t("own.certificates")}</legend>
      {fields.length > 0 && (
        <ul className="space-y-3">
          {fields.map(({ id }, index) => (
            <CertificateRow key={id} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      {fields.length < CERTIFICATES_MAX && (
        <Button variant="outline" onClick={() => append({ title: "", issuer: "", year: null })}>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("own.certificateAdd")}
        </Button>
      )}
    </fieldset>
  );
}
