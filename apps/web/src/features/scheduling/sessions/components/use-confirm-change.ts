import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { useChangeSession } from "../mutations.ts";
import type { Change } from "../queries.ts";
import { useUndo } from "./use-undo.ts";

/** Sends a change once, however often it is confirmed, and says what was done with the way back beside it. */
export function useConfirmChange(id: string, onDone: () => void) {
  const { t } = useTranslation("sessions");
  const failureMessages = useFailureMessages();
  const keyOf = useIdempotencyKey();
  const { undo, labelOf } = useUndo();
  const { mutateAsync, isPending, error } = useChangeSession();
  const confirm = async (change: Change) => {
    if (isPending) return;
    const done = await mutateAsync({ id, change, key: keyOf(change) }).catch(() => undefined);
    if (!done) return;
    onDone();
    const count = done.session_ids.length;
    toast({
      title: t(`done.${change.kind}`, { count }),
      action: { label: labelOf({ kind: change.kind, count }), onPress: () => undo(done.change_id) },
    });
  };
  return { confirm, isPending, messages: error ? failureMessages(error) : [] };
}
