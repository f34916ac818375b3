import type { AvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useDeleteException } from "../mutations.ts";
import { ADD_EXCEPTION_ID, focusControl } from "./focus-control.ts";

type DeleteExceptionProps = { exception: AvailabilityException; when: string };

/** Once it is gone with what was pressed, the focus goes where the next one is added. */
function useFocusAfter() {
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      if (isDeleted.current) setTimeout(focusControl, 0, ADD_EXCEPTION_ID);
    },
    [],
  );
  return isDeleted;
}

/** Extra hours that carry lessons are not deleted: the server then names the lessons, and that stays in sight. */
export function DeleteException({ exception: { id, kind }, when }: DeleteExceptionProps) {
  const { t } = useTranslation("availability");
  const failureMessages = useFailureMessages();
  const [isAsked, setIsAsked] = useState(false);
  const remove = useDeleteException();
  const isDeleted = useFocusAfter();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        isDeleted.current = true;
        toast({ title: t("exceptions.deleted") });
      },
      onSettled: () => setIsAsked(false),
    });
  return (
    <div className="space-y-2">
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t(`exceptions.sure.${kind}`)}
        description={t(`exceptions.sureText.${kind}`, { when })}
        confirmLabel={t("exceptions.delete")}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={confirm}
        trigger={
          <Button
            variant="ghost"
            className="px-3! text-danger!"
            aria-label={t(`exceptions.deleteOne.${kind}`, { when })}
          >
            <Trash2 aria-hidden strokeWidth={1.75} />
            {t("exceptions.delete")}
          </Button>
        }
      />
      <FormAlert messages={remove.error ? failureMessages(remove.error) : []} />
    </div>
  );
}
