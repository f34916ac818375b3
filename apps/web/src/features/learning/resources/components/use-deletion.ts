import type { Resource } from "@riwaq/contracts/learning/resources";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { focusHeading } from "../../../../lib/focus-heading.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { deleteResource, restoreResource, useResourceChanges } from "../mutations.ts";

function useFailureToast() {
  const { t } = useTranslation("resources");
  const failureMessages = useFailureMessages();
  return (error: Error) => {
    const description = failureMessages(error).join(" ");
    toast({ title: t("delete.failed"), description, variant: "destructive" });
  };
}

/** Deletes at once and offers to take it back. Both outlive the row on which they began. */
export function useDeletion(resource: Pick<Resource, "id" | "title">) {
  const { t } = useTranslation("resources");
  const title = isolated(resource.title);
  const changed = useResourceChanges();
  const onError = useFailureToast();
  const undo = useMutation({
    mutationFn: () => restoreResource(resource.id),
    onSuccess: () => {
      changed();
      toast({ title: t("delete.restored", { title }) });
    },
    onError,
  });
  const deletion = useMutation({
    mutationFn: () => deleteResource(resource.id),
    onSuccess: () => {
      changed();
      focusHeading();
      const action = { label: t("delete.undo"), onPress: () => undo.mutate() };
      toast({ title: t("delete.done", { title }), action });
    },
    onError,
  });
  return () => deletion.mutate();
}
