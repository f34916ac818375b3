import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useApproveReport } from "../mutations.ts";
import { periodicReportQuery } from "../queries.ts";
import { ActionBar } from "./action-bar.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

function ApproveButton({ report }: { report: PeriodicReport }) {
  const { t } = useTranslation("reports");
  const queryClient = useQueryClient();
  const failureMessages = useFailureMessages();
  const approve = useApproveReport();
  const [isAsked, setIsAsked] = useState(false);
  const decide = () =>
    approve.mutate(report.id, {
      onSuccess: () => toast({ title: t("periodic.approve.done") }),
      onError: (error) => {
        toast({
          title: t("periodic.approve.failed"),
          description: failureMessages(error).join(" "),
          variant: "destructive",
        });
        void queryClient.invalidateQueries(periodicReportQuery(report.id));
      },
      onSettled: () => setIsAsked(false),
    });
  return (
    <AlertDialog
      isOpen={isAsked}
      onOpenChange={setIsAsked}
      title={t("periodic.approve.sure")}
      description={t(report.has_parent ? "periodic.approve.text" : "periodic.approve.noParent")}
      confirmLabel={t("periodic.approve.open")}
      isBusy={approve.isPending}
      onConfirm={decide}
      trigger={
        <Button>
          <Check aria-hidden strokeWidth={1.75} />
          {t("periodic.approve.open")}
        </Button>
      }
    />
  );
}

/** Staff let the parents read it, or ask the teacher for more. */
export function StaffDecision({ report }: { report: PeriodicReport }) {
  return (
    <ActionBar>
      <ReturnDialog report={report} />
      <ApproveButton report={report} />
    </ActionBar>
  );
}
