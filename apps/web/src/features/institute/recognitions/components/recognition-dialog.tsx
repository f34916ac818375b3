import { NewRecognition } from "@riwaq/contracts/institute/recognitions";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { DocumentField } from "../../../../components/documents/document-field.tsx";
import { useDocument } from "../../../../components/documents/use-document.ts";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { type Saving, useAppForm } from "../../../../lib/use-app-form.ts";
import { type SentRecognition, useAddRecognition } from "../mutations.ts";

function RecognitionForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation("staff");
  const document = useDocument();
  const { file, isThere } = document;
  const add: Saving<SentRecognition, unknown> = useAddRecognition();
  const form = useAppForm({
    rules: NewRecognition,
    defaultValues: { body: "", number: "", valid_until: "" },
    mutation: add,
    mayBeSent: isThere,
    toSend: (values): SentRecognition => ({ ...values, bytes: file ?? new Blob() }),
    onSaved: () => {
      toast({ title: t("recognitions.saved") });
      onAdded();
    },
  });
  const { field } = form;
  return (
    <AppForm of={form} place="dialog" submitLabel={t("recognitions.save")} className="space-y-4">
      <TextField label={t("recognitions.body")} dir="auto" autoComplete="off" {...field("body")} />
      <TextField
        label={t("recognitions.number")}
        dir="auto"
        autoComplete="off"
        {...field("number")}
      />
      <DateField
        label={t("recognitions.validUntil")}
        hint={t("recognitions.validHint")}
        {...field("valid_until")}
      />
      <DocumentField
        document={document}
        words={{
          label: t("recognitions.proof"),
          choose: t("recognitions.choose"),
          hint: t("recognitions.proofHint"),
          none: t("recognitions.none"),
        }}
      />
    </AppForm>
  );
}

/** Who recognises the institute, and the document that proves it: one is not sent without the other. */
export function RecognitionDialog() {
  const { t } = useTranslation("staff");
  return (
    <FormDialog
      title={t("recognitions.add")}
      description={t("recognitions.addHint")}
      trigger={
        <Button variant="outline">
          <Plus aria-hidden strokeWidth={1.75} />
          {t("recognitions.add")}
        </Button>
      }
    >
      {(close) => <RecognitionForm onAdded={close} />}
    </FormDialog>
  );
}
