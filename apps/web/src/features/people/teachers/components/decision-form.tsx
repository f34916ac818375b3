import {
  APPROVAL_NOTE_MAX,
  type Applicant,
  ApprovalChange,
} from "@riwaq/contracts/people/teachers";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated, formatNumber } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import type { Decision } from "../model/approvals.ts";
import { useDecideApproval } from "../mutations.ts";

type DecisionFormProps = {
  teacher: Applicant;
  decision: Decision;
  /** What families see once it is approved. */
  willSee: ReactNode;
  onBack: () => void;
  onDone: () => void;
};

function Consequence({ teacher, decision }: Pick<DecisionFormProps, "teacher" | "decision">) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { coming_lessons: count, has_room } = teacher;
  const isUnlinked = decision === "approved" && !has_room;
  return (
    <Note>
      {t(`applicants.means.${isUnlinked ? "approvedUnlinked" : decision}`)}{" "}
      {decision !== "approved" &&
        t("applicants.coming", { count, number: formatNumber(count, language) })}
    </Note>
  );
}

/** What a decision means, a note that goes to the teacher with it, and the last word. */
export function DecisionForm({ teacher, decision, willSee, onBack, onDone }: DecisionFormProps) {
  const { t } = useTranslation(["staff", "common"]);
  const name = isolated(teacher.name);
  const form = useAppForm({
    rules: ApprovalChange,
    defaultValues: { approval: decision, note: "" },
    mutation: useDecideApproval(),
    toSend: (change) => ({ id: teacher.id, change }),
    onSaved: () => {
      toast({ title: t(`applicants.done.${decision}`, { name }) });
      onDone();
    },
  });
  return (
    <AppForm
      of={form}
      place="dialog"
      submitLabel={t(`applicants.decide.${decision}`)}
      isDestructive={decision === "declined"}
      beside={
        <Button variant="outline" disabled={form.isBusy} onClick={onBack}>
          {t("common:actions.back")}
        </Button>
      }
    >
      <Consequence teacher={teacher} decision={decision} />
      {decision === "approved" && willSee}
      <TextareaField
        label={t("applicants.note")}
        hint={t("applicants.noteHint")}
        isOptional
        maxLength={APPROVAL_NOTE_MAX}
        {...form.field("note")}
      />
    </AppForm>
  );
}
