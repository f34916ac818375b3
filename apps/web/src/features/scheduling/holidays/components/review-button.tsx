import type { MakeUp, MakeUpDecision } from "@riwaq/contracts/scheduling/bookings";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
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
  const failureMessages = useFailureMessages();
  const [isAsked, setIsAsked] = useState(false);
  const review = useReviewEmergency(makeUp.id);
  const student = `\u2068${makeUp.student_name}\u2069`;
  const confirm = () =>
    review.mutate(
      { state: decision },
      {
        onSuccess: (reviewed) => toast({ title: t(`emergencies.outcome.${outcomeOf(reviewed)}`) }),
        onError: (error) =>
          toast({
            title: t("emergencies.failed"),
            description: failureMessages(error).join(" "),
            variant: "destructive",
          }),
        onSettled: () => setIsAsked(false),
      },
    );
  return (
    <AlertDialog
      isOpen={isAsked}
      onOpenChange={setIsAsked}
      title={t(`emergencies.sure.${decision}`)}
      description={t(`emergencies.text.${decision}`, { student })}
      confirmLabel={t(`emergencies.word.${decision}`)}
      isDestructive={decision === "refused"}
      isBusy={review.isPending}
      onConfirm={confirm}
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
