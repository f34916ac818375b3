import type { Applicant } from "@riwaq/contracts/people/teachers";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import type { Decision } from "../model/approvals.ts";
import { useDecideApproval } from "../mutations.ts";

const NOTE_MAX = 1000;

type DecisionFormProps = {
  teacher: Applicant;
  decision: Decision;
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
export function DecisionForm({ teacher, decision, onBack, onDone }: DecisionFormProps) {
  const { t } = useTranslation(["staff", "common"]);
  const failureMessages = useFailureMessages();
  const decide = useDecideApproval();
  const [note, setNote] = useState("");
  const name = `\u2068${teacher.name}\u2069`;
  const celebrate = () => {
    toast({ title: t(`applicants.done.${decision}`, { name }) });
    onDone();
  };
  const confirm = () =>
    decide.mutate(
      { id: teacher.id, change: { approval: decision, note: note.trim() } },
      { onSuccess: celebrate },
    );
  return (
    <div className="space-y-5">
      <Consequence teacher={teacher} decision={decision} />
      <FormField label={t("applicants.note")} hint={t("applicants.noteHint")} isOptional>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            maxLength={NOTE_MAX}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
      <FormAlert messages={decide.error ? failureMessages(decide.error) : []} />
      <DialogActions>
        <Button variant="outline" disabled={decide.isPending} onClick={onBack}>
          {t("common:actions.back")}
        </Button>
        <Button
          variant={decision === "declined" ? "destructive" : "default"}
          disabled={decide.isPending}
          aria-busy={decide.isPending}
          onClick={confirm}
        >
          {t(`applicants.decide.${decision}`)}
        </Button>
      </DialogActions>
    </div>
  );
}
