import { useTranslation } from "react-i18next";

import { Dialog, DialogContent } from "../../../../components/ui/dialog.tsx";
import { LessonConfirmation } from "./lesson-confirmation.tsx";
import type { OneLessonRequest } from "./lesson-confirmation.tsx";

type LessonDialogProps = {
  request: OneLessonRequest | undefined;
  pupilName: string;
  teacherName: string;
  readerZone: string;
  onRequest: (request: OneLessonRequest | undefined) => void;
};

/** Opens above the week when an hour has been chosen in it. */
export function LessonDialog({ request, onRequest, ...who }: LessonDialogProps) {
  const { t } = useTranslation("booking");
  const close = () => onRequest(undefined);
  return (
    <Dialog open={request !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
      {request && (
        <DialogContent title={t("confirm.title")}>
          <LessonConfirmation request={request} onRequest={onRequest} onBack={close} {...who} />
        </DialogContent>
      )}
    </Dialog>
  );
}
