import type { Applicant, FoundStudent } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { ruleSetAside } from "../model/gender-exception.ts";
import { useSetGenderException } from "../mutations.ts";

type ExceptionButtonProps = {
  teacher: Applicant;
  pupil: FoundStudent;
  change: "allow" | "remove";
};

function useConsequence({ teacher, pupil, change }: ExceptionButtonProps) {
  const { t } = useTranslation("staff");
  const names = { pupil: isolated(pupil.name), teacher: isolated(teacher.name) };
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
  const { names, text } = useConsequence(props);
  const key = { student_id: pupil.id, teacher_id: teacher.id };
  return (
    <ConfirmDialog
      title={t(`exceptions.sure.${change}`, names)}
      description={text}
      confirmLabel={t(`exceptions.${change}`)}
      isDestructive={change === "remove"}
      mutation={useSetGenderException()}
      sent={{ key, isAllowed: change === "allow" }}
      onDone={() => toast({ title: t(`exceptions.done.${change}`, names) })}
      failureTitle={t("exceptions.failed")}
      trigger={
        <Button variant="outline" aria-label={t(`exceptions.${change}Name`, names)}>
          {t(`exceptions.${change}`)}
        </Button>
      }
    />
  );
}
