import type { Language } from "@riwaq/contracts/languages";
import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { ZonedMoment } from "../../../../components/lessons/zoned-moment.tsx";
import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { UnsavedChanges } from "../../../../components/ui/unsaved-changes.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { formatNames } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import type { ReportValues } from "../model/report-values.ts";
import { unreadTexts } from "../model/unread-texts.ts";
import { PortionAfterLesson } from "./portion-after-lesson.tsx";
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

/** Before the family receives what it cannot read, the teacher is told once more. */
function useUnread(values: ReportValues, reads: readonly Language[]) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const texts = unreadTexts(values, reads);
  const languages = formatNames(
    reads.map((code) => t(`languages.reads.${code}`)),
    language,
  );
  return {
    isSome: texts.length > 0,
    ask: () => setIsOpen(true),
    close: (then: () => Promise<void>) => {
      setIsOpen(false);
      void then();
    },
    question: {
      isOpen,
      onOpenChange: setIsOpen,
      title: t("unread.title"),
      description: t("unread.text", { languages, texts: formatNames(texts, language) }),
      confirmLabel: t("unread.send"),
      cancelLabel: t("unread.back"),
    },
  };
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
  const unread = useUnread(values, form.family_languages);
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
      <PortionAfterLesson form={form} homework={values.homework} change={change} />
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
        onSend={() => {
          if (report.isWhole && unread.isSome) unread.ask();
          else void send();
        }}
      />
      <AlertDialog {...unread.question} onConfirm={() => unread.close(send)} />
      <UnsavedChanges
        hasChanges={() => draft.status === "kept"}
        hasChangesAtClose={() => saver.unsaved() !== undefined}
      />
    </form>
  );
}
