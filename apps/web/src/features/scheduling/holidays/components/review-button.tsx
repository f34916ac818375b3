import type { MakeUp, MakeUpDecision } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useReviewEmergency } from "../mutations.ts";

type ReviewButtonProps = { makeUp: MakeUp; decision: MakeUpDecision["state"] };

/** Refused as an emergency, a lesson that was cancelled in time is still made up, as one of the month's two. */
function outcomeOf({ state, cause }: MakeUp) {
  if (state === "refused") return "refused";
  return cause === "family" ? "counted" : "owed";
}

/** The staff's word, with what it means for the family; it is given once. */
export function ReviewButton({ makeUp, decision }: ReviewButtonProps) {
  const { t } = useTranslation("staff");
  const student = isolated(makeUp.student_name);
  return (
    <ConfirmDialog
      title={t(`emergencies.sure.${decision}`)}
      description={t(`emergencies.text.${decision}`, { student })}
      confirmLabel={t(`emergencies.word.${decision}`)}
      isDestructive={decision === "refused"}
      mutation={useReviewEmergency(makeUp.id)}
      sent={{ state: decision }}
      onDone={(reviewed) => toast({ title: t(`emergencies.outcome.${outcomeOf(reviewed)}`) })}
      failureTitle={t("emergencies.failed")}
      trigger={
        <Button
          variant={decision === "owed" ? "default" : "outline"}
          aria-label={t(`emergencies.wordFor.${decision}`, { student })}
        >
          {t(`emergencies.word.${decision}`)}
        </Button>
      }
    />
  );
}
