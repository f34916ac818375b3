import type { Applicant, FoundStudent } from "@riwaq/contracts/people/teachers";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { ruleSetAside } from "../model/gender-exception.ts";
import { useSetGenderException } from "../mutations.ts";

type ExceptionButtonProps = {
  teacher: Applicant;
  pupil: FoundStudent;
  change: "allow" | "remove";
};

function useConsequence({ teacher, pupil, change }: ExceptionButtonProps) {
  const { t } = useTranslation("staff");
  const names = { pupil: `\u2068${pupil.name}\u2069`, teacher: `\u2068${teacher.name}\u2069` };
  const text =
    change === "remove"
      ? t("exceptions.removed", names)
      : t(`exceptions.rule.${ruleSetAside(pupil, teacher, true) ?? "sameGender"}`, names);
  return { names, text };
}

/** Says which rule no longer holds for the two, or holds again, before it is done. */
export function ExceptionButton(props: ExceptionButtonProps) {
  const { teacher, pupil, change } = props;
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  const [isAsked, setIsAsked] = useState(false);
  const set = useSetGenderException();
  const { names, text } = useConsequence(props);
  const key = { student_id: pupil.id, teacher_id: teacher.id };
  const confirm = () =>
    set.mutate(
      { key, isAllowed: change === "allow" },
      {
        onSuccess: () => toast({ title: t(`exceptions.done.${change}`, names) }),
        onError: (error) =>
          toast({
            title: t("exceptions.failed"),
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
      title={t(`exceptions.sure.${change}`, names)}
      description={text}
      confirmLabel={t(`exceptions.${change}`)}
      isDestructive={change === "remove"}
      isBusy={set.isPending}
      onConfirm={confirm}
      trigger={
        <Button variant="outline" aria-label={t(`exceptions.${change}Name`, names)}>
          {t(`exceptions.${change}`)}
        </Button>
      }
    />
  );
}
