import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "./alert-dialog.tsx";

type UnsavedChangesProps = {
  /** Asked at the moment of leaving, so that what has just been saved no longer counts. */
  hasChanges: () => boolean;
  /** Where the end of the tab takes more than another page would, such as what is being saved. */
  hasChangesAtClose?: () => boolean;
};

/** Asks before another page, or the end of the tab, takes unsaved work away. Tabs of one page do not count. */
export function UnsavedChanges({
  hasChanges,
  hasChangesAtClose = hasChanges,
}: UnsavedChangesProps) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasChanges(),
    enableBeforeUnload: hasChangesAtClose,
    withResolver: true,
  });
  return (
    <AlertDialog
      isOpen={blocker.status === "blocked"}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={t("unsaved.title")}
      description={t("unsaved.text")}
      cancelLabel={t("unsaved.stay")}
      confirmLabel={t("unsaved.leave")}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
