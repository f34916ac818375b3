import type { OutcomeConfirmation } from "@riwaq/contracts/scheduling/sessions";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import type { SessionViewProps } from "../model/session-view.ts";
import { useConfirmOutcome } from "../mutations.ts";

type Outcome = OutcomeConfirmation["status"];
type Absent = NonNullable<OutcomeConfirmation["absent"]>;

const ABSENT = ["student", "teacher", "both"] as const;

/** What the joins propose is chosen already; of a missed lesson it is said who was not there. */
export function ConfirmOutcome({ session, onBack, onDone }: SessionViewProps) {
  const { t } = useTranslation("sessions");
  const failureMessages = useFailureMessages();
  const [status, setStatus] = useState<Outcome>(session.proposed_status ?? "Completed");
  const [absent, setAbsent] = useState<Absent | "">("");
  const { mutate, isPending, error } = useConfirmOutcome();
  const isReady = !isPending && (status === "Completed" || absent !== "");
  const confirm = () => {
    const body = { status, absent: status === "Missed" && absent !== "" ? absent : null };
    const onSuccess = () => {
      toast({ title: t("outcome.done") });
      onDone();
    };
    mutate({ id: session.id, body }, { onSuccess });
  };
  return (
    <div className="space-y-5">
      {session.proposed_status && <p>{t(`proposed.${session.proposed_status}`)}</p>}
      <RadioChips
        legend={t("outcome.legend")}
        value={status}
        onChoose={setStatus}
        choices={(["Completed", "Missed"] as const).map((value) => ({
          value,
          label: t(`outcome.${value}`),
        }))}
      />
      {status === "Missed" && (
        <RadioChips
          legend={t("outcome.absent")}
          value={absent}
          onChoose={setAbsent}
          choices={ABSENT.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        />
      )}
      <FormAlert messages={error ? failureMessages(error) : []} />
      <DialogActions>
        <Button variant="outline" onClick={onBack}>
          {t("keep.outcome")}
        </Button>
        <Button disabled={!isReady} aria-busy={isPending} onClick={confirm}>
          {t("outcome.confirm")}
        </Button>
      </DialogActions>
    </div>
  );
}
