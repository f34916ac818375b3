import { useTranslation } from "react-i18next";

import { toast } from "../../../components/ui/toast-store.ts";
import { focusHeadingIfLost } from "../../../lib/focus-heading.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { useUndoChange } from "../api/undo-change.ts";

/** Takes a change back, and says so. */
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
  return { undo: (id: string) => void undo(id), isPending };
}
