import { NewCertificate } from "@riwaq/contracts/people/applications";
import { useTranslation } from "react-i18next";

import { DocumentField } from "../../../../components/documents/document-field.tsx";
import { type ChosenDocument, useDocument } from "../../../../components/documents/use-document.ts";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import type { Saving } from "../../../../lib/use-app-form.ts";
import { type SentCertificate, useAddCertificate } from "../mutations.ts";

const yearFromInput = (typed: string | number | null) =>
  typed === null || typed === "" ? null : Number(typed);

const dayFromInput = (chosen: string | null) => chosen || null;

function CertificateDocument({ document }: { document: ChosenDocument }) {
  const { t } = useTranslation("application");
  const words = {
    label: t("certificates.document"),
    choose: t("certificates.choose"),
    hint: t("certificates.documentHint"),
    none: t("certificates.none"),
  };
  return <DocumentField document={document} words={words} />;
}

/** What a certificate says, and the document itself. */
export function CertificateForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation("application");
  const document = useDocument();
  const { file, isThere } = document;
  const add: Saving<SentCertificate, unknown> = useAddCertificate();
  const form = useAppForm({
    rules: NewCertificate,
    defaultValues: { title: "", issuer: "", year: null, valid_until: null },
    mutation: add,
    mayBeSent: isThere,
    toSend: (values): SentCertificate => ({ ...values, bytes: file ?? new Blob() }),
    onSaved: () => {
      toast({ title: t("certificates.saved"), description: t("certificates.savedText") });
      onAdded();
    },
  });
  const { field } = form;
  return (
    <AppForm of={form} place="dialog" submitLabel={t("certificates.save")}>
      <TextField label={t("certificates.name")} dir="auto" autoComplete="off" {...field("title")} />
      <TextField
        label={t("certificates.issuer")}
        dir="auto"
        autoComplete="off"
        isOptional
        {...field("issuer")}
      />
      <TextField
        label={t("certificates.year")}
        type="number"
        inputMode="numeric"
        isOptional
        {...field("year", { setValueAs: yearFromInput })}
      />
      <DateField
        label={t("certificates.validUntil")}
        hint={t("certificates.validHint")}
        isOptional
        {...field("valid_until", { setValueAs: dayFromInput })}
      />
      <CertificateDocument document={document} />
    </AppForm>
  );
}
