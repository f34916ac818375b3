import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { ZonedMoment } from "../../../../components/lessons/zoned-moment.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { UnsavedChanges } from "../../../../components/ui/unsaved-changes.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { ReportConflict } from "./report-conflict.tsx";
import { ReportFields } from "./report-fields.tsx";
import { SendBar } from "./send-bar.tsx";
import { SentVersions } from "./sent-versions.tsx";
import { useReportForm } from "./use-report-form.ts";

/** Another window has sent the report meanwhile. */
function isConflict(error: unknown) {
  return error instanceof ApiError && error.status === 409;
}

type PupilReportProps = {
  form: ReportForm;
  /** Reads the lesson's forms anew and gives the one of this pupil. */
  reload: () => Promise<ReportForm | undefined>;
  onSent: (form: ReportForm) => void;
};

/** The first field that something is wrong with gets the focus, once it is marked. */
function focusFirstFault(form: HTMLFormElement | null) {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
  );
}

function Sent({ form }: { form: ReportForm }) {
  const { t } = useTranslation("reports");
  const zone = useReaderZone();
  if (form.submitted_at === null) return null;
  return (
    <div className="space-y-3">
      <Note>
        {t("form.sent")} {zone && <ZonedMoment at={form.submitted_at} zone={zone} />}
        <span className="block">{t("form.sentHint")}</span>
      </Note>
      <SentVersions id={form.id} />
    </div>
  );
}

/** What is written about one pupil of a lesson. */
export function PupilReport({ form, reload, onSent }: PupilReportProps) {
  const { t } = useTranslation("reports");
  const failureMessages = useFailureMessages();
  const element = useRef<HTMLFormElement>(null);
  const isCorrection = form.submitted_at !== null;
  const report = useReportForm(form, () => {
    toast({ title: t(isCorrection ? "done.corrected" : "done.sent"), description: t("done.told") });
    onSent(form);
  });
  const { values, change, problems, draft, saver, error } = report;
  const send = async () => {
    if (!(await report.send())) focusFirstFault(element.current);
  };
  return (
    <form
      ref={element}
      noValidate
      className="space-y-5"
      // Only the button sends: a family is told, and Enter is easily pressed.
      onSubmit={(event) => event.preventDefault()}
    >
      <Sent form={form} />
      <ReportFields form={form} values={values} change={change} problems={problems} />
      {isConflict(error) ? (
        <ReportConflict reload={reload} onReloaded={(newest) => report.adopt(newest.version)} />
      ) : (
        <FormAlert messages={error ? failureMessages(error) : []} />
      )}
      {problems.size > 0 && <FormAlert messages={[t("form.faults")]} />}
      <SendBar
        draft={draft}
        isCorrection={isCorrection}
        isSending={report.isSending}
        onSend={() => void send()}
      />
      <UnsavedChanges
        hasChanges={() => draft.status === "kept"}
        hasChangesAtClose={() => saver.unsaved() !== undefined}
      />
    </form>
  );
}
