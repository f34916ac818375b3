import type { ReportForm } from "@riwaq/contracts/reports";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";

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
    <div role="alert" className="rounded-md border border-danger/40 bg-danger-soft p-4">
      <p className="font-semibold">{t("conflict.title")}</p>
      <p>{t("conflict.text")}</p>
      <Button
        variant="outline"
        className="mt-3"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void read()}
      >
        {t("conflict.reload")}
      </Button>
    </div>
  );
}
