import type { HandedOver, NewHandover } from "@riwaq/contracts/scheduling/handover";
import * as handover from "@riwaq/contracts/scheduling/handover.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../../components/ui/toast-store.ts";
import { api } from "../../../../../lib/api.ts";
import { forgetLessons } from "../../../../../lib/forget-lessons.ts";
import { invalidate } from "../../../../../lib/query-of.ts";
import { useFailureMessages } from "../../../../../lib/use-failure-messages.ts";
import { useIdempotencyKey } from "../../../../../lib/use-idempotency-key.ts";
import { rememberChange } from "../../model/last-change.ts";
import { useUndo } from "../use-undo.ts";

/** `name`: of the new teacher. */
type Handing = { seriesId: string; name: string; onDone: () => void };

/** Gives the series to somebody else, once however often it is confirmed; for ten minutes it can be taken back. */
export function useHandOver({ seriesId, name, onDone }: Handing) {
  const { t } = useTranslation("leave");
  const { undo, labelOf } = useUndo();
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const failureMessages = useFailureMessages();
  const tell = ({ change_id: id, undo_until: undoUntil, session_ids }: HandedOver) => {
    const change = { id, undoUntil, kind: "handover", count: session_ids.length } as const;
    rememberChange(change);
    onDone();
    toast({
      title: t("handover.done", { name }),
      description: t("handover.doneText"),
      action: { label: labelOf(change), onPress: () => undo(id) },
    });
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: NewHandover) =>
      api(handover.handOver, { params: { id: seriesId }, body, key: keyOf(body) }),
    onSuccess: tell,
    // Somebody has been quicker: what is on show is out of date.
    onError: () => invalidate(queryClient, [handover.preview]),
    onSettled: () => forgetLessons(queryClient),
  });
  return {
    handOver: (body: NewHandover) => !isPending && mutate(body),
    isPending,
    messages: error ? failureMessages(error) : [],
  };
}
