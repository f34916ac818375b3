import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ConflictNote } from "../../../../components/reports/conflict-note.tsx";

type ReportConflictProps = {
  reload: () => Promise<ReportForm | undefined>;
  onReloaded: (newest: ReportForm) => void;
};

/** The report was sent elsewhere: nothing that is typed here is lost, and nothing sent there is written over unseen. */
export function ReportConflict({ reload, onReloaded }: ReportConflictProps) {
  const { t } = useTranslation("reports");
  const [isBusy, setIsBusy] = useState(false);
  const read = async () => {
    setIsBusy(true);
    const newest = await reload();
    setIsBusy(false);
    if (newest) onReloaded(newest);
  };
  return (
    <ConflictNote
      title={t("conflict.title")}
      text={t("conflict.text")}
      action={t("conflict.reload")}
      isBusy={isBusy}
      onAction={() => void read()}
    />
  );
}
