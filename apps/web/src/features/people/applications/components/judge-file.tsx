import {
  APPLICATION_WORD_MAX,
  type ApplicationFile,
  FileJudgement,
} from "@riwaq/contracts/people/applications";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useJudgeFile } from "../mutations.ts";

type JudgeFileProps = { teacherId: string; file: ApplicationFile; name: string };

/** Accepts a file, a certificate with the last day that is chosen beside it. */
function useAccept({ teacherId, file }: JudgeFileProps) {
  const { t } = useTranslation("application");
  const { mutate, isPending, error } = useJudgeFile(teacherId);
  const [day, setDay] = useState(file.valid_until ?? "");
  const isMoved = day !== (file.valid_until ?? "");
  const isChecked = file.state === "checked";
  const accept = () =>
    mutate(
      { id: file.id, state: "checked", note: "", ...(isMoved && { valid_until: day || null }) },
      { onSuccess: () => toast({ title: t(isChecked ? "review.dated" : "review.accepted") }) },
    );
  return { day, setDay, accept, isToAccept: !isChecked || isMoved, isPending, error };
}

function Choice({ onRefuse, ...judged }: JudgeFileProps & { onRefuse: () => void }) {
  const { t } = useTranslation("application");
  const failureMessages = useFailureMessages();
  const { day, setDay, accept, isToAccept, isPending, error } = useAccept(judged);
  const { file } = judged;
  const title = isolated(judged.name);
  const key = file.state === "checked" ? "date" : "accept";
  return (
    <div className="space-y-3">
      {file.kind === "certificate" && (
        <div className="max-w-64">
          <DateField
            label={t("certificates.validUntil")}
            isOptional
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {isToAccept && (
          <Button
            size="sm"
            disabled={isPending}
            aria-label={t(`review.${key}Name`, { title })}
            onClick={accept}
          >
            <Check aria-hidden strokeWidth={1.75} />
            {t(`review.${key}`)}
          </Button>
        )}
        {file.state !== "refused" && (
          <Button
            size="sm"
            variant="outline"
            disabled={isPending}
            aria-label={t("review.refuseName", { title })}
            onClick={onRefuse}
          >
            <X aria-hidden strokeWidth={1.75} />
            {t("review.refuse")}
          </Button>
        )}
      </div>
      <FormAlert messages={error ? failureMessages(error) : []} />
    </div>
  );
}

type WhyProps = { teacherId: string; id: string; onDone: () => void };

function Why({ teacherId, id, onDone }: WhyProps) {
  const { t } = useTranslation("application");
  const form = useAppForm({
    rules: FileJudgement,
    defaultValues: { state: "refused", note: "" },
    mutation: useJudgeFile(teacherId),
    toSend: (judgement) => ({ id, ...judgement }),
    onSaved: () => {
      toast({ title: t("review.refused") });
      onDone();
    },
  });
  return (
    <AppForm
      of={form}
      place="part"
      submitLabel={t("review.confirmRefuse")}
      beside={
        <Button variant="outline" onClick={onDone}>
          {t("review.cancel")}
        </Button>
      }
    >
      <TextareaField
        label={t("review.why")}
        hint={t("review.whyHint")}
        dir="auto"
        maxLength={APPLICATION_WORD_MAX}
        {...form.field("note")}
      />
    </AppForm>
  );
}

/** Staff accept a file, or say why not. */
export function JudgeFile({ teacherId, file, name }: JudgeFileProps) {
  const [isRefusing, setIsRefusing] = useState(false);
  if (isRefusing) {
    return <Why teacherId={teacherId} id={file.id} onDone={() => setIsRefusing(false)} />;
  }
  return (
    <Choice teacherId={teacherId} file={file} name={name} onRefuse={() => setIsRefusing(true)} />
  );
}
