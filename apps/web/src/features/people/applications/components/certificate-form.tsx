import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  NewCertificate,
} from "@riwaq/contracts/people/applications";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { ChooseFile } from "../../../../components/ui/choose-file.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import type { Saving } from "../../../../lib/use-app-form.ts";
import { type SentCertificate, useAddCertificate } from "../mutations.ts";

type Fault = "none" | "document_type" | "document_large";

const kinds: readonly string[] = DOCUMENT_TYPES;

function faultOf(file: File): Fault | null {
  if (!kinds.includes(file.type)) return "document_type";
  return file.size > DOCUMENT_MAX_BYTES ? "document_large" : null;
}

/** The document that was chosen, or what is wrong with the choice. */
function useDocument() {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const choose = (next: File) => {
    const found = faultOf(next);
    setFault(found);
    setFile(found ? null : next);
  };
  const isThere = () => {
    if (!file && !fault) setFault("none");
    return file !== null;
  };
  return { file, fault, choose, isThere };
}

function DocumentField({ file, fault, choose }: ReturnType<typeof useDocument>) {
  const { t } = useTranslation(["application", "errors"]);
  const id = useId();
  const messages = fault ? [fault === "none" ? t("certificates.none") : t(`errors:${fault}`)] : [];
  return (
    <div className="space-y-1.5">
      <p className="font-semibold">{t("certificates.document")}</p>
      <div className="flex flex-wrap items-center gap-3">
        <ChooseFile
          label={t("certificates.choose")}
          accept={DOCUMENT_TYPES}
          describedBy={`${id}-hint ${id}-errors`}
          onChoose={choose}
        />
        {file && <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        {t("certificates.documentHint")}
      </p>
      <ErrorList id={`${id}-errors`} messages={messages} />
    </div>
  );
}

const yearFromInput = (typed: string | number | null) =>
  typed === null || typed === "" ? null : Number(typed);

const dayFromInput = (chosen: string | null) => chosen || null;

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
      <DocumentField {...document} />
    </AppForm>
  );
}
