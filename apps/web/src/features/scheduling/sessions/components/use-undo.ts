import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { focusHeadingIfLost } from "../../../../lib/focus-heading.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import type { LastChange } from "../model/last-change.ts";
import { useUndoChange } from "../mutations.ts";

/** Takes a change back, and says so; what comes back is named by what was done. */
export function useUndo() {
  const { t } = useTranslation("sessions");
  const failureMessages = useFailureMessages();
  const { mutateAsync, isPending } = useUndoChange();
  const undo = async (id: string) => {
    try {
      await mutateAsync(id);
      toast({ title: t("undo.done") });
      // What was pressed goes with the change, at the next drawing.
      setTimeout(focusHeadingIfLost);
    } catch (error) {
      const description = failureMessages(error).join(" ");
      toast({ title: t("undo.failed"), description, variant: "destructive" });
    }
  };
  const labelOf = ({ kind, count }: Pick<LastChange, "kind" | "count">) =>
    kind === "cancel" ? t("undo.cancel", { count }) : t(`undo.${kind}`);
  return { undo: (id: string) => void undo(id), labelOf, isPending };
}
