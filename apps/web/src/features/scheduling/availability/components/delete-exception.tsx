import type { AvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useDeleteException } from "../mutations.ts";
import { ADD_EXCEPTION_ID, focusControl } from "./focus-control.ts";

type DeleteExceptionProps = { exception: AvailabilityException; when: string };

/** Once it is gone with what was pressed, the focus goes where the next one is added. */
function useFocusAfter() {
  const isDeletedRef = useRef(false);
  useEffect(
    () => () => {
      if (isDeletedRef.current) setTimeout(focusControl, 0, ADD_EXCEPTION_ID);
    },
    [],
  );
  return isDeletedRef;
}

/** Extra hours that carry lessons are not deleted: the server then names the lessons, and that stays in sight. */
export function DeleteException({ exception: { id, kind }, when }: DeleteExceptionProps) {
  const { t } = useTranslation("availability");
  const failureMessages = useFailureMessages();
  const remove = useDeleteException();
  const isDeletedRef = useFocusAfter();
  const finish = () => {
    isDeletedRef.current = true;
    toast({ title: t("exceptions.deleted") });
  };
  return (
    <div className="space-y-2">
      <ConfirmDialog
        title={t(`exceptions.sure.${kind}`)}
        description={t(`exceptions.sureText.${kind}`, { when })}
        confirmLabel={t("exceptions.delete")}
        isDestructive
        mutation={remove}
        sent={id}
        onDone={finish}
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
