import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ConflictNote } from "../../../../components/reports/conflict-note.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { periodicReportQuery } from "../queries.ts";

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
    <ConflictNote
      title={t("periodic.conflict.title")}
      text={t("periodic.conflict.text")}
      action={t("periodic.conflict.read")}
      isBusy={isBusy}
      onAction={() => void read()}
    />
  );
}
