import type { Leave } from "@riwaq/contracts/scheduling/leave";
import { RUNNING_LEAVE } from "@riwaq/domain/scheduling/leave/leave";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useWithdrawLeave } from "../mutations.ts";
import { LeaveCount, LeaveDays, LeaveState, Words } from "./leave-words.tsx";
import { OwnLeaveLessons } from "./own-leave-lessons.tsx";

function Withdraw({ leave }: { leave: Leave }) {
  const { t } = useTranslation("leave");
  return (
    <ConfirmDialog
      title={t("own.withdrawTitle")}
      description={t("own.withdrawText")}
      confirmLabel={t("own.withdraw")}
      mutation={useWithdrawLeave(leave.id)}
      sent={undefined}
      onDone={() => toast({ title: t("own.withdrawn") })}
      failureTitle={t("done.failed")}
      trigger={<Button variant="outline">{t("own.withdraw")}</Button>}
    />
  );
}

/** One of a teacher's own: its days, where it stands, what was said, and its lessons on demand. */
export function OwnLeave({ leave }: { leave: Leave }) {
  const { t } = useTranslation("leave");
  const [isOpen, setIsOpen] = useState(false);
  const { id, state, is_over } = leave;
  const isRunning = !is_over && RUNNING_LEAVE.some((one) => one === state);
  return (
    <li className="space-y-3 rounded-md border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl!">
          <LeaveDays leave={leave} />
        </h2>
        <LeaveState leave={leave} />
      </div>
      <Words by={t("own.yourWords")} text={leave.words} />
      <Words by={t("one.answer")} text={leave.answer} />
      {leave.lessons === 0 ? (
        <p className="text-ink-muted">{t("own.noneOfThem")}</p>
      ) : (
        <>
          <p className="text-ink-muted">
            <LeaveCount leave={leave} />
          </p>
          <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t("own.lessons")}
          </Button>
          {isOpen && <OwnLeaveLessons id={id} />}
        </>
      )}
      {isRunning && <Withdraw leave={leave} />}
    </li>
  );
}
