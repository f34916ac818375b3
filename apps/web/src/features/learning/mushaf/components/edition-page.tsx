import { type Edition, NewApproval } from "@riwaq/contracts/learning/mushaf";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDay } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useApproveEdition, useWithdrawApproval } from "../mutations.ts";
import { editionQuery } from "../queries.ts";

function ApprovalForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation("mushaf");
  const form = useAppForm({
    rules: NewApproval,
    defaultValues: { reader: "", approved_on: "" },
    mutation: useApproveEdition(),
    toSend: (said) => said,
    onSaved: () => {
      toast({ title: t("edition.saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("edition.save")}>
      <TextField
        label={t("edition.reader")}
        hint={t("edition.readerHint")}
        dir="auto"
        {...form.field("reader")}
      />
      <DateField label={t("edition.on")} {...form.field("approved_on")} />
    </AppForm>
  );
}

function Approval({ edition }: { edition: Edition }) {
  const { t } = useTranslation("mushaf");
  const { language } = useLanguage();
  const { approval } = edition;
  const withdraw = useWithdrawApproval();
  return (
    <Card className="space-y-4">
      <CardTitle>{t("edition.approval")}</CardTitle>
      {approval ? (
        <p>
          {t("edition.approved", {
            reader: approval.reader,
            day: formatDay(approval.approved_on, language),
          })}
        </p>
      ) : (
        <Note>{t("edition.missing")}</Note>
      )}
      <div className="flex flex-wrap gap-3">
        <FormDialog
          trigger={
            <Button variant={approval ? "outline" : "default"}>{t("edition.record")}</Button>
          }
          title={t("edition.record")}
          description={t("edition.recordText")}
        >
          {(close) => <ApprovalForm onSaved={close} />}
        </FormDialog>
        {approval && (
          <ConfirmDialog
            trigger={<Button variant="outline">{t("edition.withdraw")}</Button>}
            title={t("edition.withdrawTitle")}
            description={t("edition.withdrawText")}
            confirmLabel={t("edition.withdraw")}
            isDestructive
            mutation={withdraw}
            sent={undefined}
            onDone={() => toast({ title: t("edition.withdrawn") })}
            failureTitle={t("edition.failed")}
          />
        )}
      </div>
    </Card>
  );
}

/** Which text in which lines the institute reads, and who has approved of it. */
export function EditionPage() {
  const { t } = useTranslation("mushaf");
  const query = useQuery(editionQuery);
  return (
    <>
      <PageHeader title={t("edition.title")} description={t("edition.lead")} />
      <QueryView query={query}>
        {(edition) => (
          <div className="max-w-3xl space-y-6">
            <Approval edition={edition} />
            <Card className="space-y-2">
              <CardTitle>{t("edition.text")}</CardTitle>
              <FactList
                facts={[
                  { label: t("edition.riwayah"), value: t("credits.text") },
                  { label: t("edition.print"), value: t("credits.lines") },
                  { label: t("edition.source"), value: <bdi>{edition.source}</bdi> },
                  { label: t("edition.licence"), value: <bdi>{edition.licence}</bdi> },
                  { label: t("edition.textDigest"), value: <Digest of={edition.text_digest} /> },
                  { label: t("edition.linesDigest"), value: <Digest of={edition.lines_digest} /> },
                ]}
              />
              <details>
                <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                  {t("edition.notice")}
                </summary>
                <pre dir="ltr" className="overflow-x-auto text-xs">
                  {edition.notice}
                </pre>
              </details>
            </Card>
          </div>
        )}
      </QueryView>
    </>
  );
}

const Digest = ({ of: digest }: { of: string }) => (
  <code dir="ltr" className="text-xs wrap-anywhere">
    {digest}
  </code>
);
