import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useApproveReport } from "../mutations.ts";
import { periodicReportQuery } from "../queries.ts";
import { ActionBar } from "./action-bar.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

function ApproveButton({ report }: { report: PeriodicReport }) {
  const { t } = useTranslation("reports");
  const queryClient = useQueryClient();
  return (
    <ConfirmDialog
      title={t("periodic.approve.sure")}
      description={t(report.has_parent ? "periodic.approve.text" : "periodic.approve.noParent")}
      confirmLabel={t("periodic.approve.open")}
      mutation={useApproveReport()}
      sent={report.id}
      onDone={() => toast({ title: t("periodic.approve.done") })}
      failureTitle={t("periodic.approve.failed")}
      onFailed={() => void queryClient.invalidateQueries(periodicReportQuery(report.id))}
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
