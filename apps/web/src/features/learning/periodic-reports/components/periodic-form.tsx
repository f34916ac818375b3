import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { Send } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { UnsavedChanges } from "../../../../components/ui/unsaved-changes.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { ActionBar } from "./action-bar.tsx";
import { PeriodicConflict } from "./periodic-conflict.tsx";
import { PeriodicFields } from "./periodic-fields.tsx";
import { PeriodicWords } from "./periodic-words.tsx";
import { usePeriodicForm } from "./use-periodic-form.ts";

type Form = ReturnType<typeof usePeriodicForm>;

function SubmitButton({ form, onFault }: { form: Form; onFault: () => void }) {
  const { t } = useTranslation("reports");
  const [isAsked, setIsAsked] = useState(false);
  const ask = (isOpen: boolean) => {
    if (isOpen && !form.isReady(true)) return onFault();
    return setIsAsked(isOpen);
  };
  const submit = () => {
    form.write(true, () => toast({ title: t("periodic.submitted") }));
    setIsAsked(false);
  };
  return (
    <AlertDialog
      isOpen={isAsked}
      onOpenChange={ask}
      title={t("periodic.submitSure")}
      description={t("periodic.submitText")}
      confirmLabel={t("periodic.submit")}
      onConfirm={submit}
      trigger={
        <Button disabled={form.isBusy}>
          <Send aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("periodic.submit")}
        </Button>
      }
    />
  );
}

/** What another window had saved, beside what is typed here. */
function Elsewhere({ form }: { form: Form }) {
  const { t } = useTranslation("reports");
  return (
    <Card className="space-y-4 border-accent p-5!">
      <p className="font-semibold">{t("periodic.conflict.found")}</p>
      <PeriodicWords text={form.kept} />
    </Card>
  );
}

/** The teacher's part: nothing is saved by itself, so that staff and teacher mean the same text. */
export function PeriodicForm({ report }: { report: PeriodicReport }) {
  const { t } = useTranslation("reports");
  const failureMessages = useFailureMessages();
  const element = useRef<HTMLFormElement>(null);
  const [hasElsewhere, setHasElsewhere] = useState(false);
  const form = usePeriodicForm(report);
  const save = () => form.write(false, () => setHasElsewhere(false));
  const focusFault = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  const adopt = (newest: PeriodicReport) => {
    form.adopt(newest);
    setHasElsewhere(true);
  };
  return (
    <form
      ref={element}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {hasElsewhere && <Elsewhere form={form} />}
      <PeriodicFields values={form.values} faults={form.faults} onChange={form.change} />
      {form.isConflict ? (
        <PeriodicConflict id={report.id} onRead={adopt} />
      ) : (
        <FormAlert messages={form.error ? failureMessages(form.error) : []} />
      )}
      <ActionBar status={t(form.isUnsaved ? "periodic.unsaved" : "periodic.isSaved")}>
        <Button type="submit" variant="outline" disabled={form.isBusy} aria-busy={form.isSaving}>
          {t("periodic.save")}
        </Button>
        <SubmitButton form={form} onFault={focusFault} />
      </ActionBar>
      <UnsavedChanges hasChanges={() => form.isUnsaved} />
    </form>
  );
}
