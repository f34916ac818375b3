import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSaveWeek } from "../mutations.ts";

/** Back to the usual week: a plan without hours does not hold. */
export function DropRamadan({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation("availability");
  const failureMessages = useFailureMessages();
  const save = useSaveWeek(teacherId, "ramadan", () => toast({ title: t("ramadan.dropped") }));
  return (
    <div className="mb-4 space-y-2">
      <ConfirmDialog
        title={t("ramadan.dropSure")}
        description={t("ramadan.dropText")}
        confirmLabel={t("ramadan.dropConfirm")}
        isDestructive
        mutation={save}
        sent={[]}
        trigger={
          <Button variant="outline" className="shrink! text-start">
            <RotateCcw aria-hidden strokeWidth={1.75} className="flip-rtl" />
            {t("ramadan.drop")}
          </Button>
        }
      />
      <FormAlert messages={save.error ? failureMessages(save.error) : []} />
    </div>
  );
}
