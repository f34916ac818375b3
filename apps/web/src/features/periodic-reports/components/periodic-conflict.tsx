import type { PeriodicReport } from "@riwaq/contracts/periodic-reports";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { toast } from "../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { periodicReportQuery } from "../api/periodic-report.ts";

type PeriodicConflictProps = { id: string; onRead: (newest: PeriodicReport) => void };

/** Another window has saved meanwhile: what it saved is read before anything is written over it. */
export function PeriodicConflict({ id, onRead }: PeriodicConflictProps) {
  const { t } = useTranslation("reports");
  const queryClient = useQueryClient();
  const failureMessages = useFailureMessages();
  const [isBusy, setIsBusy] = useState(false);
  const read = async () => {
    setIsBusy(true);
    try {
      onRead(await queryClient.fetchQuery({ ...periodicReportQuery(id), staleTime: 0 }));
    } catch (error) {
      setIsBusy(false);
      toast({ title: failureMessages(error).join(" "), variant: "destructive" });
    }
  };
  return (
    <div role="alert" className="rounded-md border border-danger/40 bg-danger-soft p-4">
      <p className="font-semibold">{t("periodic.conflict.title")}</p>
      <p>{t("periodic.conflict.text")}</p>
      <Button
        variant="outline"
        className="mt-3"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void read()}
      >
        {t("periodic.conflict.read")}
      </Button>
    </div>
  );
}
